import type { Span } from '@clauselight/schema';

export type MarkerStyle =
  | 'part'
  | 'decimal'
  | 'paren-lower'
  | 'paren-upper'
  | 'paren-roman'
  | 'paren-digit'
  | 'upper-dot'
  | 'roman-dot';

/** The number at the start of a piece of text. */
export interface Marker {
  readonly style: MarkerStyle;
  /** As the document writes it, without closing dot: `4.2`, `(b)`, `Article IV`. */
  readonly label: string;
  /** Depth a decimal number states by itself: 2 for `4.2`. */
  readonly depth: number;
  /** Where the words after the number start. */
  readonly bodyStart: number;
}

interface MarkerForm {
  readonly style: MarkerStyle;
  readonly pattern: RegExp;
}

const forms: readonly MarkerForm[] = [
  {
    style: 'part',
    pattern:
      /^((?:article|schedule|exhibit|annex|appendix|attachment|part|chapter)\s+(?:[ivxl]+|\d+(?:\.\d+)*|[a-z](?:-\d+)?))(?=[\s.:—–-]|$)[.:—–-]?/i,
  },
  {
    style: 'decimal',
    pattern: /^((?:section|clause|§)\s*\d{1,3}(?:\.\d{1,3}){0,4})[.:)]?(?=\s|$)/i,
  },
  { style: 'decimal', pattern: /^(\d{1,3}(?:\.\d{1,3}){1,4})[.:)]?(?=\s|$)/ },
  { style: 'decimal', pattern: /^(\d{1,3})[.)](?=\s|$)/ },
  { style: 'paren-roman', pattern: /^(\((?:[ivx]{2,6}|i)\))(?=\s|$)/ },
  { style: 'paren-lower', pattern: /^(\([a-z]{1,2}\))(?=\s|$)/ },
  { style: 'paren-upper', pattern: /^(\([A-Z]{1,2}\))(?=\s|$)/ },
  { style: 'paren-digit', pattern: /^(\(\d{1,2}\))(?=\s|$)/ },
  { style: 'roman-dot', pattern: /^((?:[IVX]{2,6}|I))\.(?=\s|$)/ },
  { style: 'upper-dot', pattern: /^([A-Z])\.(?=\s+[A-Z"“])/ },
];

/** The clause number a piece starts with; `stated` is the number its block was read with, which may not stand in it. */
export function findMarker(
  text: string,
  span: Span,
  stated: string | undefined,
): Marker | undefined {
  const words = text.slice(span.start, Math.min(span.end, span.start + 80));
  const form = forms.find(({ pattern }) => pattern.test(words));
  const match = form?.pattern.exec(words);
  if (form === undefined || match?.[1] === undefined) return createStated(stated, span.start);
  const after = words.slice(match[0].length);
  const bodyStart = span.start + match[0].length + (after.length - after.trimStart().length);
  const label = stated ?? match[1].replace(/\s+/g, ' ');
  return {
    style: form.style,
    label,
    depth: countDepth(match[1]),
    bodyStart: Math.min(bodyStart, span.end),
  };
}

function createStated(stated: string | undefined, start: number): Marker | undefined {
  if (stated === undefined) return undefined;
  const form = forms.find(({ pattern }) => pattern.test(stated) || pattern.test(`${stated}.`));
  return {
    style: form?.style ?? 'decimal',
    label: stated,
    depth: countDepth(stated),
    bodyStart: start,
  };
}

function countDepth(label: string): number {
  const decimal = /\d+(?:\.\d+)*/.exec(label)?.[0] ?? '';
  return decimal.replace(/\.0$/, '').split('.').length;
}
