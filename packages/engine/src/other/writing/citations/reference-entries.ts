import type { Span } from '@clauselight/schema';
import type { ReferenceEntry, ReferenceStyle } from './citation.ts';
import { findDoi, findUrl } from './identifiers.ts';

/** Where an entry can start within a block: a number, or a surname with initials or a first name. */
const entryStart =
  /^\s*(?:\[\d{1,3}\]|\d{1,3}[.)]\s|[\p{Lu}][\p{L}'’-]+(?: [\p{Lu}][\p{L}'’-]+)?, (?:\p{Lu}[.\s]|\p{Lu}\p{L}+))/u;
const leadNumber = /^\s*(?:\[(\d{1,3})\]|(\d{1,3})[.)]\s)\s*/;
const yearInBrackets = /\(((?:1[6-9]|20)\d\d)[a-z]?(?:,[^)]{1,30})?\)/;
const anyYear = /(?<![\d/.:-])((?:1[6-9]|20)\d\d)[a-z]?(?![\d/:])(?!-\d{3,})/g;
const undated = /\bn\.\s?d\.|\bno date\b|\bin press\b|\bforthcoming\b/i;
const longestEntry = 2000;

/** The entries of a list of sources; a block that holds several lines is several entries where each starts like one. */
export function listReferenceEntries(
  text: string,
  blocks: readonly Span[],
): readonly ReferenceEntry[] {
  return blocks
    .flatMap((block) => splitBlock(text, block))
    .filter(({ start, end }) => /\p{L}{2}/u.test(text.slice(start, Math.min(end, start + 200))))
    .map((span, index) => readEntry(text, span, index + 1));
}

function splitBlock(text: string, block: Span): readonly Span[] {
  const spans: Span[] = [];
  let start = block.start;
  for (
    let at = text.indexOf('\n', start);
    at >= 0 && at < block.end;
    at = text.indexOf('\n', at + 1)
  ) {
    if (!entryStart.test(text.slice(at + 1, Math.min(block.end, at + 121)))) continue;
    spans.push({ start, end: at });
    start = at + 1;
  }
  return [...spans, { start, end: block.end }];
}

function readEntry(text: string, span: Span, place: number): ReferenceEntry {
  const words = text
    .slice(span.start, Math.min(span.end, span.start + longestEntry))
    .replace(/\s+/g, ' ')
    .trim();
  const number = leadNumber.exec(words);
  const body = words.slice(number?.[0].length ?? 0);
  const bracketed = yearInBrackets.exec(body);
  const year = bracketed?.[1] ?? findLastYear(body);
  const isUndated = year === undefined && undated.test(body);
  const url = findUrl(body);
  const doi = findDoi(body);
  const head = getHead(body, bracketed?.index);
  // Author, title, publisher: an initial that ends the author's name parts them as well.
  const steps =
    bracketed === null
      ? body.split(/\.["”’]?\s+/).filter((part) => /\p{L}{3}/u.test(part)).length
      : 0;
  const rest = body.slice(head.length).replace(/^[\s.,]*\([^)]{2,40}\)[\s.,:]*/, '');
  return {
    ...span,
    number: Number(number?.[1] ?? number?.[2] ?? place),
    style: getStyle({ isNumbered: number !== null, yearAt: bracketed?.index, body }),
    names: listNames(head),
    year: year === undefined ? undefined : Number(year),
    isUndated,
    hasTitle: /\p{L}{3}/u.test(rest.split(/https?:|doi/i)[0] ?? '') || steps >= 2,
    hasContainer: hasContainer(rest) || steps >= 3,
    isOnline: url !== undefined || /\b(?:web|online|retrieved|accessed)\b/i.test(body),
    doi,
    url,
  };
}

/** The words before the year in brackets, or before the first full stop or quotation mark that ends the names. */
function getHead(body: string, yearAt: number | undefined): string {
  if (yearAt !== undefined && yearAt <= 250) return body.slice(0, yearAt);
  const quoted = body.search(/["“]/);
  const stop = /(?<!\b\p{Lu}|et al|[Ee]ds?)\.\s/u.exec(body)?.index ?? body.length;
  const end = Math.min(stop, quoted > 0 ? quoted : body.length, 250);
  return body.slice(0, end);
}

/** Surnames of an entry's authors: `Garcia, L., & Chen, M.`, `Smith, John, and Ann Lee`, `World Health Organization`. */
function listNames(head: string): readonly string[] {
  const surnames = [
    ...head.matchAll(
      /((?:(?:van|von|der|den|de|du|la|le) ){0,2}\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?), (?=\p{Lu})/gu,
    ),
  ]
    .map((match) => match[1] ?? '')
    .filter((name) => name !== '');
  const initialsFirst = [...head.matchAll(/(?:\p{Lu}\.[ -]?){1,3} ?(\p{Lu}[\p{L}'’-]+)/gu)].map(
    (match) => match[1] ?? '',
  );
  const second = /(?:&|\band) (?:\p{Lu}[\p{L}.'’-]+ ){1,2}(\p{Lu}[\p{L}'’-]+)/u.exec(head)?.[1];
  const all = [...surnames, ...initialsFirst, ...(second === undefined ? [] : [second])];
  const whole = head.replace(/[.,\s]+$/, '').trim();
  return all.length > 0 ? [...new Set(all)] : whole === '' ? [] : [whole];
}

function findLastYear(body: string): string | undefined {
  const withoutLinks = body.replace(/https?:\S+|10\.\d{4,9}\/\S+/g, ' ');
  const found = [...withoutLinks.matchAll(anyYear)].filter(
    ({ index }) => !/(?:accessed|retrieved)[^.]{0,30}$/i.test(withoutLinks.slice(0, index)),
  );
  return found.at(-1)?.[1];
}

interface Shape {
  readonly isNumbered: boolean;
  readonly yearAt: number | undefined;
  readonly body: string;
}

function getStyle({ isNumbered, yearAt, body }: Shape): ReferenceStyle {
  if (isNumbered) return 'numeric';
  if (yearAt !== undefined && yearAt < body.length / 2 + 40) return 'author-year';
  if (/^[^.]{2,120}\.? (?:1[6-9]|20)\d\d[a-z]?\./.test(body)) return 'author-year';
  return /(?:1[6-9]|20)\d\d[a-z]?\b[^a-z]{0,40}(?:\.|$|\bWeb\b|pp?\.|https?|doi|Accessed)/i.test(
    body.slice(-160),
  )
    ? 'mla'
    : 'other';
}

function hasContainer(rest: string): boolean {
  if (/https?:|www\.|\bdoi\b|10\.\d{4,9}\//i.test(rest)) return true;
  const sentences = rest.split(/[.?!]["”’]?\s+|, /).filter((part) => /\p{L}{2}/u.test(part));
  return sentences.length >= 2;
}
