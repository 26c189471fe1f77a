import { formatScore } from '@clauselight/core';
import type { SummarySentence } from '@clauselight/schema';
import type { RichText, Section } from '../content.ts';
import { createList, createSection } from './blocks.ts';
import { listSetAside, type ReportContext } from './report-context.ts';

/** The document in a few sentences, each with its evidence. */
export function composeSummary(context: ReportContext): readonly Section[] {
  const { analysis } = context;
  if (analysis.summary.length === 0) return [];
  const { score } = context.whole;
  const note = `This is the document as it stands, with no finding set aside${score === undefined ? '' : `: its score is ${formatScore(score.value)}`}.`;
  return createSection('Summary', [
    ...createList(analysis.summary.map((sentence) => composeSentence(sentence, context))),
    ...(listSetAside(context).length > 0 ? [{ kind: 'note' as const, words: note }] : []),
  ]);
}

function composeSentence({ text, evidence }: SummarySentence, { places }: ReportContext): RichText {
  const found = new Set(evidence.flatMap((passage) => places.find(passage) ?? []));
  if (found.size === 0) return text;
  return [{ text }, { text: ` (${[...found].join('; ')})`, look: 'emphasis' }];
}
