/** What `--help` answers. */
export const help = `Usage: clauselight analyze FILE [options]
       clauselight redline FILE --output FILE.docx [options]

analyze reads a contract and reports what it says and where its risks are, each with the exact words it rests on.
redline proposes changes of the words that answer the risks, as tracked changes in a Word document. Each was tried:
the changed text was analyzed again, and the risk is gone or weighs less.
FILE is any document that Clauselight reads (PDF, Word, RTF, OpenDocument, text, HTML, Markdown, e-mail,
spreadsheets and more), or - for standard input.

Options:
  --json            the whole analysis as JSON
  --markdown        the report as Markdown
  --side PARTY      the party you are, by its name or by what the document calls it: "Customer"
  --password-file FILE  the file whose first line is the password of the document
  -o, --output FILE write to a file instead of standard output
  --debug           show where an unexpected error came from
  -h, --help        show this help
  -v, --version     show the version

Exit status: 0 analyzed; 1 the document could not be read or analyzed, or the report not written;
2 wrong usage; 130 interrupted with Ctrl-C.

The report is drafting-risk triage, not legal advice.
`;
