import { listCompleteElements, passageAnswerSchema } from '@clauselight/language-model';
import type { AnswerSentence, Rejected } from '@clauselight/schema';
import { sumRejected } from '../reviews/verify/reference-document.ts';
import type { CheckedSentence, ClaimedSentence } from './question-messages.ts';

/** The verified part of a language model's answer so far. */
export interface VerifiedAnswer {
  readonly sentences: readonly AnswerSentence[];
  readonly rejected: Rejected;
  /** Whether the model says that the document does not answer the question. */
  readonly isNotInDocument: boolean;
}

export interface AnswerReaderOptions {
  /** Compares sentences with the document; returns the results in the same order. */
  verify(sentences: readonly ClaimedSentence[]): Promise<readonly CheckedSentence[]>;
  /** Called whenever more of the answer has been verified. */
  onVerified(standing: VerifiedAnswer): void;
}

const sentenceSchema = passageAnswerSchema.shape.sentences.def.element;

/** Reads a language model's answer while it is written, and has every complete sentence verified. */
export function createAnswerReader({ verify, onVerified }: AnswerReaderOptions) {
  const checked = new Map<string, CheckedSentence>();
  let standing: VerifiedAnswer = {
    sentences: [],
    rejected: { quotes: 0, statements: 0 },
    isNotInDocument: false,
  };
  let read = 0;
  let tail = Promise.resolve();

  const check = async (claimed: readonly ClaimedSentence[]): Promise<VerifiedAnswer> => {
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
    /** Receives a partial answer. If a retry starts again, verified sentences are kept. */
    take(partial: unknown): void {
      const claimed = readSentences(partial, false);
      if (claimed.length === read) return;
      read = claimed.length;
      tail = tail.then(async () => {
        const now = await check(claimed);
        if (now.sentences.length <= standing.sentences.length) return;
        standing = now;
        onVerified(standing);
      });
      // The caller of `end` gets the error.
      tail.catch(() => undefined);
    },
    /**
     * The verified part of the final answer; without an argument, of the answer so far. Throws what `verify` throws.
     */
    async end(answer?: unknown): Promise<VerifiedAnswer> {
      await tail;
      if (answer === undefined) return standing;
      const isNotInDocument = Object(answer).isAnswered === false;
      return { ...(await check(readSentences(answer, true))), isNotInDocument };
    },
  };
}

/** Values that do not have the shape of a sentence are ignored. */
function readSentences(answer: unknown, isFinal: boolean): readonly ClaimedSentence[] {
  return listCompleteElements(Object(answer).sentences, isFinal).flatMap(
    (given) => sentenceSchema.safeParse(given).data ?? [],
  );
}

function nameSentence(sentence: ClaimedSentence): string {
  return JSON.stringify([sentence.text, sentence.quotes]);
}
