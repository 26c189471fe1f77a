import type { Span } from '@clauselight/schema';
import { isAllCapitals } from './heading.ts';
import type { Piece } from './piece.ts';

const titleNoun =
  /\b(?:agreement|contract|lease|licen[cs]e|terms(?: (?:of|and) \w+)?|policy|addendum|amendment|deed|note|order|statement of work|letter|plan|invoice|indenture|guarantee|guaranty|memorandum|release|undertaking|conditions|charter|franchise|appendix|schedule|rider|nda|non-?disclosure|cover page)\b/i;
const notTitle =
  /^(?:exhibit|source:|page|table of contents|execution (?:copy|version)|confidential|draft|dated|by and between|between|and|re:|dear|quicklinks|\[)|^EX-\d|C\.F\.R|\bpursuant to\b|\bomitted\b|\bfiled\b|redacted/i;
const searched = 25;
// A flattened page: the title stands before the first sentence on the same line.
const flattened =
  /(?:^|\s{2,})((?:[A-Z][A-Z&,'’()/-]*\s+){0,10}(?:AGREEMENT|CONTRACT|LEASE|LICEN[SC]E|ADDENDUM|AMENDMENT))(?=\s{2,}|\s+(?:This|THIS|[A-Z][a-z]))/;
const opening =
  /\b(?:this|THIS|This)\s+((?:[A-Z][\w&'’/-]*\s+(?:(?:and|of|for|to|AND|OF|FOR)\s+)?){0,8}(?:Agreement|AGREEMENT|Contract|CONTRACT|Lease|LEASE|Addendum|ADDENDUM|Amendment|AMENDMENT))\b/;

/** The document's own title: the first line that names a kind of document, else how its first sentence calls it. */
export function findTitle(text: string, pieces: readonly Piece[]): Span | undefined {
  const first = pieces.slice(0, searched);
  const line = first.find((piece) => isTitleLine(text.slice(piece.start, piece.end)));
  if (line !== undefined) return joinTitle(text, first, line);
  for (const pattern of [flattened, opening]) {
    for (const piece of first) {
      const match = pattern.exec(text.slice(piece.start, Math.min(piece.end, piece.start + 1500)));
      if (match?.[1] === undefined) continue;
      const start = piece.start + match.index + match[0].indexOf(match[1]);
      return { start, end: start + match[1].length };
    }
  }
  return first.find((piece) => piece.kind === 'heading');
}

function isTitleLine(words: string): boolean {
  if (words.length > 160 || notTitle.test(words) || !titleNoun.test(words)) return false;
  if (/[.;,]$/.test(words) && !isAllCapitals(words)) return false;
  if (/\b(?:shall|will|is|are|may|must)\b/i.test(words)) return false;
  return isAllCapitals(words) || hasTitleCase(words);
}

function hasTitleCase(words: string): boolean {
  const long = words.split(/\s+/).filter((word) => /[A-Za-z]{4}/.test(word));
  return (
    long.length > 0 && long.length <= 14 && long.every((word) => /^[^A-Za-z]*[A-Z0-9]/.test(word))
  );
}

/** A title set over two or three lines, all in capitals, is one title. */
function joinTitle(text: string, pieces: readonly Piece[], line: Piece): Span {
  const words = text.slice(line.start, line.end);
  const index = pieces.indexOf(line);
  const before = pieces[index - 1];
  if (before === undefined || !/^(?:AGREEMENT|CONTRACT|LEASE|TERMS)\b/.test(words)) return line;
  const above = text.slice(before.start, before.end);
  const isPart =
    isAllCapitals(above) &&
    above.length < 80 &&
    !notTitle.test(above) &&
    !/\b(?:INC|LLC|LTD|CORP)\b/.test(above);
  return isPart ? { start: before.start, end: line.end } : line;
}
