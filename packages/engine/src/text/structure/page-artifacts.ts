import type { Span } from '@clauselight/schema';

const pageLine =
  /^[^\S\n]*(?:(?:[-–—~]\s?\d{1,3}\s?[-–—~]|[Pp]age[ -]\d{1,3}(?: of \d{1,3})?|PAGE \d{1,3}(?: OF \d{1,3})?|\d{1,3} of \d{1,3}|[A-Z]{1,2}-\d{1,3}|Source: [^\n]{3,120}, \d{1,2}\/\d{1,2}\/\d{4}|\[?\(?(?:remainder|balance|rest) of (?:this |the )?page [^\n]{0,60}blank[^\n]{0,60}|\[?signature page(?:s)? (?:to )?follows?[^\n]{0,40})|\d{1,3}\.?(?=[^\S\n]*\n\s*Source: ))[^\S\n]*$/gim;
const filingLabel =
  /^\s*(?:EX-\d{1,3}(?:\.\d{1,3})*(?=\s)|Exhibit \d{1,3}\.\d{1,3}(?:\.\d)?(?=\s))/i;
const pageNumber = /^[^\S\n]*\d{1,3}[^\S\n]*$/gm;

/**
 * Finds lines that belong to the page and not to the document: page numbers, footers of a filing, notes on blank pages.
 */
export function findPageArtefacts(text: string): readonly Span[] {
  const found = [...listFilingLabels(text), ...text.matchAll(pageLine), ...listPageNumbers(text)];
  return found
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .sort((a, b) => a.start - b.start);
}

/** Finds the number under which a contract was filed with an authority, before its first words. */
function listFilingLabels(text: string): readonly RegExpExecArray[] {
  const match = filingLabel.exec(text.slice(0, 200));
  return match === null ? [] : [match];
}

/** Numbers alone in their lines are page numbers when they rise through the text one by one. */
function listPageNumbers(text: string): readonly RegExpExecArray[] {
  const lines = [...text.matchAll(pageNumber)];
  const kept: RegExpExecArray[] = [];
  let expected = Number(lines[0]?.[0] ?? 0);
  for (const line of lines) {
    const value = Number(line[0]);
    if (value < expected || value > expected + 2) continue;
    kept.push(line);
    expected = value + 1;
  }
  return kept.length >= 2 && isSpread(kept) ? kept : [];
}

/** Numbers of clauses, or of a list, are closer together than a page is long. */
function isSpread(lines: readonly RegExpExecArray[]): boolean {
  const first = lines[0]?.index ?? 0;
  const last = lines.at(-1)?.index ?? 0;
  return (last - first) / (lines.length - 1) > 1200;
}
