import { patterns } from './patterns.ts';
import type { ProseSentence, Writing } from './writing.ts';

export interface CounterArgument {
  readonly sentence: ProseSentence;
  /** The sentence that answers it. */
  readonly reply: ProseSentence | undefined;
}

/** A reply is in the same sentence or in the three after it. */
const sentencesAfter = 3;

const turn =
  /^(?:however|nevertheless|nonetheless|yet|but|by contrast|in contrast|conversely|on the contrary|still|even so)\b/i;

/** Whether a paragraph of the body turns against the one before it, which weighs two sides without naming them. */
export function hasTurn({ paragraphs }: Writing): boolean {
  return paragraphs.some(
    ({ role, sentences }) => role === 'body' && turn.test(sentences[0]?.passage.text ?? ''),
  );
}

/** Passages after the introduction that give the other side, each with its answer. */
export function listCounterArguments({
  sentences,
  paragraphs,
}: Writing): readonly CounterArgument[] {
  return sentences.flatMap((sentence, index) => {
    const role = paragraphs[sentence.paragraph]?.role;
    const match = patterns.counterArgument.exec(sentence.passage.text);
    if (match === null || role === 'introduction' || role === 'abstract') return [];
    const rest = sentence.passage.text.slice(match.index + match[0].length);
    const reply = patterns.reply.test(rest)
      ? sentence
      : sentences
          .slice(index + 1, index + 1 + sentencesAfter)
          .find(({ passage }) => patterns.reply.test(passage.text));
    return [{ sentence, reply }];
  });
}
