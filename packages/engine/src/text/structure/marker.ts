import type { Span } from '@clauselight/schema';
import { type MarkerStyle, parseOrdinals, type Reading } from './ordinal.ts';

/** The number at the start of a piece of text. */
export interface Marker {
  /** As the document writes it, without closing dot: `4.2`, `(b)`, `Article IV`. */
  readonly label: string;
  /** What it may mean, the likelier first: `(i)` is a first Roman number or a ninth letter. */
  readonly readings: readonly Reading[];
  /** Whether neither stop nor bracket closes the figure, as in `4 Fees`. */
  readonly isBare: boolean;
  /** Where the number starts, and the words after it. */
  readonly start: number;
  readonly bodyStart: number;
}

const longestMarker = 80;
const numberWord =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty';
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

/** The clause number at a place of the text, if one can stand there; whether it does is for the numbering to decide. */
export function findMarker(text: string, span: Span): Marker | undefined {
  const words = text.slice(span.start, Math.min(span.end, span.start + longestMarker));
  for (const { style, pattern, isBare = false } of forms) {
    const match = pattern.exec(words);
    if (match?.[1] === undefined) continue;
    const label = match[1].replace(/\s+/g, ' ').replace(/["“”]/g, '');
    const readings = parseOrdinals(label, style);
    if (readings.length === 0) continue;
    const bodyStart = skipBlanks(text, { start: span.start + match[0].length, end: span.end });
    return { label, readings, isBare, start: span.start, bodyStart };
  }
  return undefined;
}

/** The marker of a block whose number its format states, whether or not the number stands in the text. */
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
    readings: parseOrdinals(stated, style),
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
