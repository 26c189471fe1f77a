import { listCompleteElements, passageAnswerSchema } from '@clauselight/language-model';
import type { AnswerSentence, Rejected } from '@clauselight/schema';
import { sumRejected } from '../reviews/verify/reference-document.ts';
import type { CheckedSentence, ClaimedSentence } from './question-messages.ts';

/** What stands of a language model's answer, as far as it has come. */
export interface StandingAnswer {
  readonly sentences: readonly AnswerSentence[];
  readonly rejected: Rejected;
  /** Whether the model says that the document does not answer the question. */
  readonly isNotInDocument: boolean;
}

export interface AnswerReaderOptions {
  /** Compares sentences with the document; answers in their order. */
  verify(sentences: readonly ClaimedSentence[]): Promise<readonly CheckedSentence[]>;
  /** Called whenever more of the answer stands. */
  onStanding(standing: StandingAnswer): void;
}

const sentenceSchema = passageAnswerSchema.shape.sentences.def.element;

/** Reads a language model's answer while it is written, and has every sentence compared as soon as it is complete. */
export function createAnswerReader({ verify, onStanding }: AnswerReaderOptions) {
  const checked = new Map<string, CheckedSentence>();
  let standing: StandingAnswer = {
    sentences: [],
    rejected: { quotes: 0, statements: 0 },
    isNotInDocument: false,
  };
  let read = 0;
  let tail = Promise.resolve();

  const check = async (claimed: readonly ClaimedSentence[]): Promise<StandingAnswer> => {
    const fresh = claimed.filter((sentence) => !checked.has(nameSentence(sentence)));
    const results = fresh.length === 0 ? [] : await verify(fresh);
    for (const [index, result] of results.entries()) {
      checked.set(nameSentence(fresh[index] as ClaimedSentence), result);
    }
    const all = claimed.flatMap((sentence) => checked.get(nameSentence(sentence)) ?? []);
    return {
      sentences: all.flatMap(({ kept }) => kept ?? []),
      rejected: sumRejected(...all),
      isNotInDocument: false,
    };
  };

  return {
    /** Takes a partial answer. One that begins anew after a failure takes nothing back that stands. */
    take(partial: unknown): void {
      const claimed = readSentences(partial, false);
      if (claimed.length === read) return;
      read = claimed.length;
      tail = tail.then(async () => {
        const now = await check(claimed);
        if (now.sentences.length <= standing.sentences.length) return;
        standing = now;
        onStanding(standing);
      });
      // Whoever asks for the end hears of it.
      tail.catch(() => undefined);
    },
    /** What stands of the whole answer; without one, of as much of it as has come. Throws what `verify` throws. */
    async end(answer?: unknown): Promise<StandingAnswer> {
      await tail;
      if (answer === undefined) return standing;
      const isNotInDocument = Object(answer).isAnswered === false;
      return { ...(await check(readSentences(answer, true))), isNotInDocument };
    },
  };
}

/** What is not of the shape of a sentence is none. */
function readSentences(answer: unknown, isFinal: boolean): readonly ClaimedSentence[] {
  return listCompleteElements(Object(answer).sentences, isFinal).flatMap(
    (given) => sentenceSchema.safeParse(given).data ?? [],
  );
}

function nameSentence(sentence: ClaimedSentence): string {
  return JSON.stringify([sentence.text, sentence.quotes]);
}
