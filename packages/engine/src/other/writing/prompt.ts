import type { Span } from '@clauselight/schema';
import { createPassage, findEvidence } from '../../text/passage.ts';
import { countShared, getStem, isContentWord, listWords } from '../common/words.ts';
import { instruction } from './part-cues.ts';
import type { Paragraph, PromptPart } from './writing.ts';

const longestPrompt = 4000;
/** Words of tasks that say nothing about their subject. */
const taskWords = new Set(
  'essay paper words word write answer question task least most following discuss evaluate analyse analyze compare contrast describe explain examine assess critically identify outline summarise summarize illustrate justify define reasons examples example extent page pages sources source argumentative persuasive report paragraph paragraphs topic prompt assignment whether your give'.split(
    ' ',
  ),
);
const stopAt = /[.;?!:]\s|[.;?!]$/g;

/** Splits the task by its instruction verbs and finds the paragraphs that answer each part. Parts without a subject are left out. */
export function matchPrompt(
  text: string,
  {
    prompt,
    paragraphs,
  }: { readonly prompt: readonly Span[]; readonly paragraphs: readonly Paragraph[] },
): readonly PromptPart[] {
  if (prompt.length === 0) return [];
  const stems = paragraphs.map(
    ({ sentences }) => new Set(sentences.flatMap((sentence) => [...sentence.stems])),
  );
  return prompt.slice(0, 20).flatMap((span) => {
    const passage = createPassage(text, {
      start: span.start,
      end: Math.min(span.end, span.start + longestPrompt),
    });
    return listRanges(passage.text).flatMap((range) => {
      const topics = [...new Set(listWords(passage.text.slice(range.from, range.to)))].filter(
        (word) => isContentWord(word) && !taskWords.has(word),
      );
      const evidence = findEvidence(text, passage, range);
      if (topics.length === 0 || evidence === undefined) return [];
      const wanted = new Set(topics.map(getStem));
      const needed = wanted.size <= 2 ? 1 : Math.min(2, Math.ceil(wanted.size / 3));
      const answering = stems.flatMap((found, index) =>
        countShared(wanted, found) >= needed ? [index + 1] : [],
      );
      return [{ evidence, topics, paragraphs: answering }];
    });
  });
}

/** From each instruction verb to the next, or to the end of its sentence. */
function listRanges(text: string): readonly { readonly from: number; readonly to: number }[] {
  const starts = [...text.matchAll(instruction)]
    .filter((match) => !/critically$/i.test(match[0]))
    .map(({ index }) => index);
  const stops = [...text.matchAll(stopAt)].map(({ index }) => index);
  return starts.map((from, place) => {
    const next = starts[place + 1] ?? text.length;
    const stop = stops.find((at) => at > from) ?? text.length;
    const to = Math.min(next, stop);
    const words = text.slice(from, to).replace(/[\s,]+(?:and|or|then)?[\s,]*$/i, '');
    return { from, to: from + words.length };
  });
}
