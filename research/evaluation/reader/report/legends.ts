/** What is under each table; README.md says more. */
export const qualityLegend = `compared      files with a reference: the text beside them, else what a tool makes of them
unreadable    files of which a tool gives text nobody can read; it is no reference
F1            words in common with the reference, 0 to 1, mean over the files; then the middle and the worst file
order, lines  share of the common words that stand in the same order; share of the reference's lines found in order
6-grams       share of the reference's runs of six words that our text has, mean over the files
agreed        the same over all files together, of the runs that two references have
broken        files with a run that two references have and our text has not; --files lists the passages
numbers kept  automatic numbers LibreOffice shows in front of paragraphs that stand in front of them in our text
Wanted        F1 0.98 for PDF, 0.97 for DOC, 0.99 for DOCX, RTF, ODT and TXT; numbers kept 99 %`;

export const toolLegend = `files  whose reference this is, in the table above
ours   F1 of our text against the tool's, over every file the tool gives a readable text of
tool   F1 of the tool's own text against the text beside the file: what a good reader reaches`;

export const costLegend = `All times are CPU time, so that one second is one second of one core.
left of |     every file read up to five times in one warm process; a tool: all files in the fewest starts it can do
              (LibreOffice one for all, pdftotext, mutool and antiword one each)
right of |    one file at a time with the start of its process: ours as the product reads, in the sandbox, both
              processes counted; LibreOffice for the file in the middle by size
times ours    the tool's time over ours for the same files: 10.00 says it takes ten times as long
with OCR      files of which pages were read from their pictures: seconds a page, and left out of every other row
pages/s       of 500 words where a format has no pages
peak MB       largest resident memory of any reading process
Wanted        PDF 25 pages/s, DOCX ten times LibreOffice`;
