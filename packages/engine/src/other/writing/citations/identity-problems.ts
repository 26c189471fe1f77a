import type { ReferenceEntry } from './citation.ts';
import { hasPlausibleHost, isDoi, isIsbn, isIssn, listIsbns, listIssns } from './identifiers.ts';

const longestEntry = 2000;
const pageRange = /(?:\bpp?\.? ?|\d\)?[,:] ?)(\d{1,5}) ?[-–] ?(\d{1,5})(?![\d-])/g;

/** What fails a check in one entry of a list of sources: identifiers, page order, a year still to come. */
export function listIdentityProblems(
  words: string,
  { entry, year }: { readonly entry: ReferenceEntry; readonly year: number | undefined },
): readonly string[] {
  const text = words.slice(0, longestEntry);
  return [
    ...listIsbns(text)
      .filter((isbn) => !isIsbn(isbn))
      .map((isbn) => `the check digit of ISBN ${isbn} is wrong`),
    ...listIssns(text)
      .filter((issn) => !isIssn(issn))
      .map((issn) => `the check digit of ISSN ${issn} is wrong`),
    ...(entry.doi === undefined || isDoi(entry.doi)
      ? []
      : [`“${entry.doi}” does not have the form of a DOI`]),
    ...(entry.url === undefined || hasPlausibleHost(entry.url)
      ? []
      : [`the web address “${entry.url}” names no possible host`]),
    ...listReversedPages(text.replace(/https?:\S+|10\.\d{4,9}\/\S+|ISB?S?N:? ?[\dXx-]+/g, ' ')),
    ...(entry.year !== undefined && year !== undefined && entry.year > year + 1
      ? [`the year ${entry.year} is later than the document’s own, ${year}`]
      : []),
  ];
}

/** 245-48 is short for 245-248; 45-39 runs backwards. */
function listReversedPages(text: string): readonly string[] {
  return [...text.matchAll(pageRange)].flatMap((match) => {
    const [, from = '', to = ''] = match;
    const isYears = from.length === 4 && /^(?:1[6-9]|20)/.test(from) && to.length !== 3;
    const full = to.length < from.length ? from.slice(0, from.length - to.length) + to : to;
    return !isYears && Number(full) < Number(from)
      ? [`the pages ${from}–${to} end before they start`]
      : [];
  });
}
