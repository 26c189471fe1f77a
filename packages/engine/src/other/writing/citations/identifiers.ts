const doiPattern = /\b10\.\d{4,9}\/[-._;()/:A-Za-z0-9<>]+/;
const doiClaim = /\bdoi(?:\.org\/|:|\s)\s?(\S{1,120})/i;
const urlPattern = /\bhttps?:\/\/[^\s<>"”]{1,300}/i;

/** The DOI of an entry as it is written, even if its form is wrong. */
export function findDoi(entry: string): string | undefined {
  const found = doiPattern.exec(entry)?.[0] ?? doiClaim.exec(entry)?.[1];
  return found?.replace(/[.,;)]+$/, '');
}

/** Whether a DOI has the form `10.<registrant>/<suffix>` (ISO 26324). */
export function isDoi(doi: string): boolean {
  return /^(?:https?:\/\/(?:dx\.)?doi\.org\/)?10\.\d{4,9}\/[-._;()/:A-Za-z0-9<>]+$/.test(doi);
}

/** The first web address of an entry, without the stop that ends the sentence. */
export function findUrl(entry: string): string | undefined {
  return urlPattern.exec(entry)?.[0].replace(/[.,;)]+$/, '');
}

/** Whether the host of a web address can exist: it holds a dot, no blank part, and ends in letters. */
export function hasPlausibleHost(url: string): boolean {
  const host = /^https?:\/\/([^/?#:]+)/i.exec(url)?.[1] ?? '';
  return /^(?:[a-z0-9_-]+\.)+[a-z]{2,}$/i.test(host);
}

/** The ISBNs an entry gives: 10 or 13 figures, with blanks or hyphens between them. */
export function listIsbns(entry: string): readonly string[] {
  return [...entry.matchAll(/\bISBN(?:-1[03])?:?\s?((?:\d[- ]?){9,12}[\dXx])\b/gi)].map(
    (match) => match[1] ?? '',
  );
}

/** The ISSNs an entry gives. */
export function listIssns(entry: string): readonly string[] {
  return [...entry.matchAll(/\bISSN:?\s?(\d{4}-?\d{3}[\dXx])\b/gi)].map((match) => match[1] ?? '');
}

/** Whether the check digit of an ISBN-10 (weights 10 to 1, modulo 11) or ISBN-13 (weights 1 and 3, modulo 10) is right; ISO 2108. */
export function isIsbn(written: string): boolean {
  const digits = written.replace(/[^\dXx]/g, '').toUpperCase();
  if (/^\d{13}$/.test(digits)) {
    return sumDigits(digits, (index) => (index % 2 === 0 ? 1 : 3)) % 10 === 0;
  }
  return /^\d{9}[\dX]$/.test(digits) && sumDigits(digits, (index) => 10 - index) % 11 === 0;
}

/** Whether the check digit of an ISSN (weights 8 to 1, modulo 11) is right; ISO 3297. */
export function isIssn(written: string): boolean {
  const digits = written.replace(/[^\dXx]/g, '').toUpperCase();
  return /^\d{7}[\dX]$/.test(digits) && sumDigits(digits, (index) => 8 - index) % 11 === 0;
}

function sumDigits(digits: string, getWeight: (index: number) => number): number {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const figure = digits[index] === 'X' ? 10 : Number(digits[index]);
    sum += figure * getWeight(index);
  }
  return sum;
}
