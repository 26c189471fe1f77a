import { categoryNames, getSeverityNames } from '@clauselight/core';
import {
  type Analysis,
  type Evidence,
  type Finding,
  getDocumentFamily,
  type HighlightOrigin,
  highlightPalette,
  maxNoteLength,
  maxTagLength,
  type Severity,
  type Term,
} from '@clauselight/schema';

/** A passage that an analysis highlights, and the reason. */
export interface AiHighlight {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly quote: string;
  readonly color: string;
  readonly note: string;
  readonly tags: readonly string[];
  readonly origin: HighlightOrigin;
}

interface HighlightIdentity {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly origin: HighlightOrigin | null;
}

type ColorName = (typeof highlightPalette)[number]['name'];

const colors = Object.fromEntries(highlightPalette.map(({ name, hex }) => [name, hex])) as Record<
  ColorName,
  string
>;
const severityColors: Readonly<Record<Severity, string>> = {
  5: colors.Pink,
  4: colors.Pink,
  3: colors.Yellow,
  2: colors.Purple,
  1: colors.Purple,
};

/** The parts of an analysis that lead to highlights. */
export type HighlightSources = Pick<Analysis, 'documentKind' | 'findings' | 'terms'>;

/** Creates a highlight for every passage of a finding's evidence and for every term. */
export function describeHighlights(analysis: HighlightSources): AiHighlight[] {
  return [
    ...analysis.findings.flatMap((finding) => describeFinding(finding, analysis)),
    ...analysis.terms.map(describeTerm),
  ];
}

function describeFinding(finding: Finding, { documentKind }: HighlightSources): AiHighlight[] {
  const { id: findingId, title, detail, severity, category } = finding;
  const family = getDocumentFamily(documentKind.kind);
  const shared = {
    color: severityColors[severity],
    note: cut(detail === undefined ? title : `${title}: ${detail}`, maxNoteLength),
    tags: cleanTags([
      family === 'contract' ? 'Risk' : 'Finding',
      categoryNames[category],
      getSeverityNames(family)[severity],
    ]),
    origin: { kind: 'finding', findingId, title, severity, category } as const,
  };
  const passages = new Map(finding.evidence.map((passage) => [nameSpan(passage), passage]));
  return [...passages.values()].map((passage) => ({ ...place(passage), ...shared }));
}

function describeTerm({ id: termId, type, label, display, evidence }: Term): AiHighlight {
  return {
    ...place(evidence),
    color: colors.Blue,
    note: cut(`${label}: ${display}`, maxNoteLength),
    tags: cleanTags(['Key term', label]),
    origin: { kind: 'term', termId, type, label },
  };
}

/** The identity of an AI highlight within its document, independent of the analysis that made it. */
export function getHighlightKey({ origin, startOffset, endOffset }: HighlightIdentity): string {
  const what = origin?.kind === 'finding' ? origin.title : origin?.label;
  return JSON.stringify([origin?.kind, what, startOffset, endOffset]);
}

function place({ start, end, quote }: Evidence) {
  return { startOffset: start, endOffset: end, quote };
}

function nameSpan({ start, end }: Evidence): string {
  return `${start} ${end}`;
}

function cleanTags(tags: readonly string[]): string[] {
  const cleaned = tags.map((tag) => cut(tag.trim(), maxTagLength).trim());
  return [...new Set(cleaned.filter((tag) => tag !== ''))];
}

/** Cuts text that is too long without splitting a surrogate pair. */
function cut(words: string, length: number): string {
  if (words.length <= length) return words;
  return `${words.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
