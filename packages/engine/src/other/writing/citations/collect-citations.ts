import type { Span } from '@clauselight/schema';
import { createPassage, getSourceSpan } from '../../../text/passage.ts';
import { fullMonthNames } from '../../../text/values/months.ts';
import type { Citation, CitationStyle } from './citation.ts';

interface Host extends Span {
  readonly index: number;
}

const surname = "(?:(?:van|von|der|den|de|du|la|le|al|bin|el) ){0,2}\\p{Lu}[\\p{L}'-]{1,40}";
const joiner = '(?:,? (?:&|and) |, | of (?:the )?| for (?:the )?| on | in | )';
const names = `${surname}(?:${joiner}${surname}){0,6}(?:,? et al\\.?)?`;
const page = '(?:p{1,2}\\.? ?|pages? |para\\.? ?|ch(?:ap)?\\.? ?)?\\d{1,4}(?:-\\d{1,4})?';
const years =
  '(?:(?:1[6-9]|20)\\d\\d)[a-z]?(?:/(?:1[6-9]|20)\\d\\d)?|n\\.d\\.|in press|forthcoming';

const bracket = /\(([^()]{2,300})\)/g;
const numberBracket = /\[(\d{1,3}(?:\s?[,-]\s?\d{1,3}){0,12})\]/g;
const lead =
  /^(?:see(?: also)?|e\.g\.,?|cf\.|for example,?|as cited in|cited in|quoted in|qtd\. in|adapted from),? /i;
const authorYear = new RegExp(
  `^(${names}),? \\(?(${years})\\)?(?:[,:] ?${page})?(?:, (?:1[6-9]|20)\\d\\d[a-z]?)*$`,
  'u',
);
const authorPage = new RegExp(`^(${names}),? ${page}$`, 'u');
const yearOnly = new RegExp(`^(${years})(?:[,:] ?${page})?$`);
const narrativeName = new RegExp(`(?<![\\p{L}'-])(${names})(?:'s?)? $`, 'u');
/** Capitalized words before a year in parentheses that are no author's name. */
const notName = new RegExp(
  `^(?:In|By|Since|Until|During|From|After|Before|Act|Directive|Regulation|Table|Figure|Chapter|Section|Appendix|${fullMonthNames}|Spring|Summer|Autumn|Fall|Winter|WritingPart|Volume|Vol|Page|Equation|Example|Version|Year|Grade|Unit|Week|Day|Class|Room|Article)$`,
);
const openers =
  /^(?:According to|As|In|The|A|An|However|Moreover|Furthermore|Similarly|But|And|Yet|While|Although|When|For|Like|See|Also|Both|Indeed|Likewise|Later|Since|Because|If|That|This|Then|Thus|By|To|On|With|Work by|Research by|Studies by),? /;

/** The sources a paragraph names: author and year, author and page (MLA), and numbers in square brackets. */
export function collectCitations(text: string, host: Host): readonly Citation[] {
  if (!/[([]/.test(text.slice(host.start, host.end))) return [];
  const passage = createPassage(text, host);
  const { index } = host;
  const citations: Citation[] = [];
  const add = (range: { from: number; to: number }, found: Found) =>
    citations.push({
      ...getSourceSpan(passage, range.from, range.to),
      ...found,
      paragraph: index,
    });
  for (const match of passage.text.matchAll(bracket)) {
    for (const found of readBracket(passage.text, match)) add(found.range, found.citation);
  }
  for (const match of passage.text.matchAll(numberBracket)) {
    const range = { from: match.index, to: match.index + match[0].length };
    for (const number of expandNumbers(match[1] ?? '')) {
      add(range, { style: 'numeric', name: String(number), year: undefined, label: `[${number}]` });
    }
  }
  return citations.sort((a, b) => a.start - b.start);
}

interface Found {
  readonly style: CitationStyle;
  readonly name: string;
  readonly year: number | undefined;
  readonly label: string;
}

interface Ranged {
  readonly citation: Found;
  readonly range: { readonly from: number; readonly to: number };
}

function readBracket(text: string, match: RegExpExecArray): readonly Ranged[] {
  const inside = match[1] ?? '';
  const range = { from: match.index, to: match.index + match[0].length };
  const alone = yearOnly.exec(inside);
  if (alone !== null) return readNarrative(text, range, alone[1] ?? '');
  return inside.split(';').flatMap((piece) => {
    const citation = readPiece(piece.trim().replace(lead, ''));
    return citation === undefined ? [] : [{ citation, range }];
  });
}

/** “Smith and Lee (2021)”: the names come before the parenthesis. */
function readNarrative(
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
  year: string,
): readonly Ranged[] {
  const before = text.slice(Math.max(0, from - 120), from);
  const written = narrativeName.exec(before)?.[1];
  if (written === undefined) return [];
  const name = stripOpeners(written);
  const first = getFirstName(name);
  if (first === '' || notName.test(first) || notName.test(name.split(' ').at(-1) ?? '')) return [];
  const start = from - (before.length - before.lastIndexOf(name));
  const citation: Found = {
    style: 'author-year',
    name: first,
    year: readYear(year),
    label: `${name} (${year})`,
  };
  return [{ citation, range: { from: start, to } }];
}

function stripOpeners(name: string): string {
  let rest = name;
  while (openers.test(rest)) rest = rest.replace(openers, '');
  return rest;
}

function readPiece(piece: string): Found | undefined {
  const dated = authorYear.exec(piece);
  if (dated !== null) {
    const name = getFirstName(stripOpeners(dated[1] ?? ''));
    if (name === '' || notName.test(name)) return undefined;
    return { style: 'author-year', name, year: readYear(dated[2] ?? ''), label: `(${piece})` };
  }
  const paged = authorPage.exec(piece);
  const name = getFirstName(paged?.[1] ?? '');
  if (name === '' || notName.test(name) || /\d{4}$/.test(piece)) return undefined;
  return { style: 'author-page', name, year: undefined, label: `(${piece})` };
}

/** The first author's surname; an organisation's name whole. */
function getFirstName(written: string): string {
  const people = written.split(/,? et al\.?|,? & |,? and |, /)[0] ?? '';
  return people.trim();
}

function readYear(written: string): number | undefined {
  const year = Number.parseInt(written, 10);
  return Number.isNaN(year) ? undefined : year;
}

function expandNumbers(written: string): readonly number[] {
  return written.split(',').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map((figure) => Number.parseInt(figure, 10));
    if (to < from || to - from > 30) return [from];
    return Array.from({ length: to - from + 1 }, (_, step) => from + step);
  });
}
