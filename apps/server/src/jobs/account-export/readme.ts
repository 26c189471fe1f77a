/** Describes the content of the archive for somebody who opens it years later. */
export function writeReadme(exportedAt: Date): string {
  return `Your Clauselight data
Prepared on ${exportedAt.toISOString()}

account.json      Your profile, your settings, where you are signed in, the links by which
                  you share analyses, what the audit trail records of you, your exports,
                  and which messages were sent to you.
documents/        A folder for each document, the newest first:
  original.*        the file as you uploaded it
  document.json     what it is called, when you uploaded it, and its text as it was read
  report.md         its latest analysis, to be read by people (Markdown)
  analyses/         every analysis as a whole, with what you decided about its findings
  reviews.json      what a language model said of the analyses, and what that cost
  highlights.json   your highlights and those that the analysis made
  selections.json   passages you asked about whose answers have not been taken yet

A part that is not there was not there: a document that was never analyzed has no report.
Every offset counts UTF-16 code units of the text in document.json.
The tokens of your sessions and links are not in here, and the server does not know them either.
`;
}
