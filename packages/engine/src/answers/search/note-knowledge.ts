import type { Analysis, ClauseCategory, Span, TermType } from '@clauselight/schema';

/** What the analysis knows of a passage. */
export interface Knowledge {
  readonly categories: Map<ClauseCategory, number>;
  readonly termTypes: Set<TermType>;
  readonly labels: readonly string[];
  /** Titles of findings, labels of terms and descriptions of risks: words that the passage itself may lack. */
  readonly remarks: readonly string[];
}

/** A category is named where the passage is likelier of it than not. */
const leastNamed = 0.5;
const mostLabels = 3;

/** Notes for each passage what the analysis knows of its words. Passages are in document order and do not overlap. */
export function noteKnowledge(
  passages: readonly Span[],
  {
    provisions,
    conceptPassages,
    terms,
    findings,
  }: Pick<Analysis, 'provisions' | 'conceptPassages' | 'terms' | 'findings'>,
): readonly Knowledge[] {
  const notes = passages.map(() => ({
    categories: new Map<ClauseCategory, number>(),
    names: new Map<string, number>(),
    termTypes: new Set<TermType>(),
    remarks: new Set<string>(),
  }));
  for (const { category, label, probability, evidence } of provisions) {
    for (const index of listOverlapping(passages, evidence)) {
      const note = notes[index];
      if (note === undefined) continue;
      const surest = Math.max(probability, note.categories.get(category) ?? 0);
      note.categories.set(category, surest);
      if (surest >= leastNamed) note.names.set(label, surest);
    }
  }
  for (const { type, label, evidence } of terms) {
    for (const index of listOverlapping(passages, evidence)) {
      notes[index]?.termTypes.add(type);
      notes[index]?.remarks.add(label);
    }
  }
  for (const { title, evidence } of findings) {
    const leading = evidence[0];
    if (leading === undefined) continue;
    for (const index of listOverlapping(passages, leading)) notes[index]?.remarks.add(title);
  }
  for (const { title, evidence } of conceptPassages.filter(({ use }) => use === 'noted')) {
    for (const index of listOverlapping(passages, evidence)) {
      notes[index]?.remarks.add(title);
    }
  }
  return notes.map(({ categories, names, termTypes, remarks }) => ({
    categories,
    termTypes,
    labels: [...names]
      .sort((a, b) => b[1] - a[1])
      .slice(0, mostLabels)
      .map(([label]) => label),
    remarks: [...remarks],
  }));
}

/** Indices of the passages that share a character with the span. */
export function listOverlapping(passages: readonly Span[], span: Span): readonly number[] {
  let low = 0;
  let high = passages.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((passages[middle]?.end ?? 0) <= span.start) low = middle + 1;
    else high = middle;
  }
  const found: number[] = [];
  while ((passages[low]?.start ?? Number.POSITIVE_INFINITY) < span.end) found.push(low++);
  return found;
}
