import type { WritingTaskType } from '@clauselight/schema';
import { countShared } from '../common/words.ts';
import { patterns } from './patterns.ts';
import type { Paragraph, ProseSentence, Writing } from './writing.ts';

/** Sentences at the end of an introduction in which a plain "should" counts as the thesis. */
const lastSentences = 2;
/** Stems that the closing sentence must share with the thesis to be its answer. */
const fewestShared = 2;
const withThesis: ReadonlySet<WritingTaskType> = new Set([
  'argumentative',
  'opinion',
  'analytical',
  'literature-review',
]);

/** Whether a task of this type is expected to state a thesis. */
export function wantsThesis(type: WritingTaskType): boolean {
  return withThesis.has(type);
}

/**
 * The sentence of the introduction that states the position: one that says so of itself, the last of them first, or
 * else one of the last two that says what should be or what outweighs what.
 */
export function findThesis(
  paragraphs: readonly Paragraph[],
  type: WritingTaskType,
): ProseSentence | undefined {
  if (!wantsThesis(type)) return undefined;
  const opening = paragraphs
    .filter(({ role }) => role === 'introduction')
    .flatMap(({ sentences }) => sentences);
  const stated = opening.findLast(({ passage }) => patterns.thesisStated.test(passage.text));
  return (
    stated ??
    opening
      .slice(-lastSentences)
      .findLast(
        ({ passage }) => patterns.thesisImplied.test(passage.text) && !/\?$/.test(passage.text),
      )
  );
}

/** The sentence of the closing paragraphs that takes the thesis up again. */
export function findAnswer({ paragraphs, thesis }: Writing): ProseSentence | undefined {
  const closing = paragraphs
    .filter(({ role }) => role === 'conclusion')
    .flatMap(({ sentences }) => sentences);
  const marked = closing.find(({ passage }) => patterns.conclusion.test(passage.text));
  if (thesis === undefined) return marked ?? closing[0];
  const stems = thesis.stems;
  const shared = closing.map((sentence) => countShared(stems, sentence.stems));
  const most = Math.max(0, ...shared.slice(0, 200));
  return most >= fewestShared ? closing[shared.indexOf(most)] : marked;
}
