// schema/0024_judgment_names_fulltext
// Index of titles and other names of judgments, without stemming or stop words.
//
// mode     schema
// rows     none
CREATE FULLTEXT INDEX judgment_names IF NOT EXISTS
FOR (n:Judgment) ON EACH [n.title, n.names]
OPTIONS {indexConfig: {`fulltext.analyzer`: 'standard-no-stop-words', `fulltext.eventually_consistent`: false}}
