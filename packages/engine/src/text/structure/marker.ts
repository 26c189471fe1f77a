import type { Span } from '@clauselight/schema';
import { listNumberWordsTo } from '../values/number-words.ts';
import { type MarkerStyle, type OrdinalValue, parseOrdinals } from './ordinal.ts';

/** The number at the start of a text. */
export interface Marker {
  /** As the document writes it, without a final dot: `4.2`, `(b)`, `Article IV`. */
  readonly label: string;
  /** Its possible values, the more likely first: `(i)` is a first Roman number or a ninth letter. */
  readonly ordinals: readonly OrdinalValue[];
  /** Whether the number has neither a full stop nor a bracket, as in `4 Fees`. */
  readonly isBare: boolean;
  /** Start of the number, and of the words after it. */
  readonly start: number;
  readonly bodyStart: number;
}

/** In characters; no number is longer. */
const longestMarker = 80;
const numberWord = listNumberWordsTo(20);
interface Form {
  readonly style: MarkerStyle;
  readonly pattern: RegExp;
  readonly isBare?: boolean;
}
const forms: readonly Form[] = [
  {
    style: 'Article',
    pattern: new RegExp(
      `^((?:article|part|chapter)\\s{1,3}(?:[ivxl]+|\\d{1,3}|${numberWord}))(?=[\\s.:;—–-]|$)\\s?[.:—–-]{0,2}`,
      'i',
    ),
  },
  {
    style: 'Schedule',
    pattern:
      /^((?:schedule|exhibit|annex|appendix|attachment|addendum)\s{1,3}(?:["“](?:[a-z]|\d{1,2})["”]|(?:no\.?\s)?\d{1,2}(?:[.-]\d{1,3})*(?:-?[a-z])?|[ivx]{1,5}|[a-z](?:[-.]?\d{1,2})?))(?=[\s.:;,—–()-]|$)\s?[.:—–-]{0,2}/i,
  },
  {
    style: '1.1',
    pattern: /^((?:section|clause|§)\s{0,3}\d{1,3}(?:\.\d{1,3}){1,4})[.:)]?(?=\s|$)/i,
  },
  {
    style: 'Section',
    pattern: /^((?:section|clause|§)\s{0,3}\d{1,3}(?:[a-z])?)[.:)—–-]?(?=\s|$)/i,
  },
  {
    style: '1.1',
    pattern: /^(\d{1,3}(?:\.\d{1,3}){1,5}(?:\([a-z]{1,4}\)){0,2})[.:)]?(?=\s|$|["“])/,
  },
  { style: '1.1', pattern: /^(\d{1,2}\.[A-Z])[.:)]?(?=\s)/ },
  { style: '1.1', pattern: /^(\d{1,2}(?:\.\d{1,2})+)(?=[A-Z][a-z])/ },
  { style: '1.1', pattern: /^(\d{1,2}(?:\([a-z]{1,4}\)){1,2})[.:]?(?=\s)/ },
  { style: '1.', pattern: /^(\d{1,3})\.(?=\s|$|[A-Z]{2}|[A-Z][a-z]|["“])/ },
  { style: '1)', pattern: /^(\d{1,2})\)(?=\s|$)/ },
  { style: '(a)', pattern: /^(\([A-Za-z]{1,5}\))[.:]?(?=\s|$|[A-Z])/ },
  { style: '(1)', pattern: /^(\(\d{1,2}\))[.:]?(?=\s|$)/ },
  { style: 'a.', pattern: /^([A-Za-z]{1,5})\.(?=\s)/ },
  { style: 'a)', pattern: /^([A-Za-z]{1,5})\)(?=\s)/ },
  { style: '1.', isBare: true, pattern: /^(\d{1,2})(?=\t|\s{2,}|\s[A-Z]|$)/ },
];

/** Finds a possible clause number at a position of the text. The numbering decides whether it is one. */
export function findMarker(text: string, span: Span): Marker | undefined {
  const words = text.slice(span.start, Math.min(span.end, span.start + longestMarker));
  for (const { style, pattern, isBare = false } of forms) {
    const match = pattern.exec(words);
    if (match?.[1] === undefined) continue;
    const label = match[1].replace(/\s+/g, ' ').replace(/["“”]/g, '');
    const ordinals = parseOrdinals(label, style);
    if (ordinals.length === 0) continue;
    const bodyStart = skipBlanks(text, { start: span.start + match[0].length, end: span.end });
    return { label, ordinals, isBare, start: span.start, bodyStart };
  }
  return undefined;
}

/**
 * Creates the marker of a block whose number is stated by the file format, whether or not the text contains the number.
 */
export function createStatedMarker(
  text: string,
  { stated, ...span }: Span & { readonly stated: string },
): Marker {
  const found = findMarker(text, span);
  if (found !== undefined) return { ...found, label: stated };
  const form = forms.find(({ pattern }) => pattern.test(stated) || pattern.test(`${stated}. `));
  const style = form?.style ?? '1.';
  return {
    label: stated,
    ordinals: parseOrdinals(stated, style),
    isBare: false,
    start: span.start,
    bodyStart: span.start,
  };
}

function skipBlanks(text: string, { start, end }: Span): number {
  let at = start;
  while (at < end && /\s/.test(text.charAt(at))) at += 1;
  return at;
}
