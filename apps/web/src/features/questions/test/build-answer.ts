import type { AnswerSentence, AskAnswer, FoundPassage, ModelPart } from '@clauselight/schema';

/** A sentence that rests on the words at `start`. */
export function buildSentence(text: string, start = 0): AnswerSentence {
  const quote = `the words at ${start}`;
  return {
    text: { text, unsupported: [] },
    evidence: [{ start, end: start + quote.length, quote }],
  };
}

export function buildPassage(quote: string, start = 0): FoundPassage {
  return { evidence: { start, end: start + quote.length, quote }, labels: [], matches: [] };
}

export function buildModelPart(change: Partial<ModelPart> = {}): ModelPart {
  return {
    model: 'GPT-4',
    sentences: [],
    rejected: { quotes: 0, statements: 0 },
    usage: { calls: 1, cachedCalls: 0, inputTokens: 100, outputTokens: 20 },
    isNotInDocument: false,
    ...change,
  };
}

export function buildAnswer(change: Partial<AskAnswer> = {}): AskAnswer {
  return { passages: [], isFinal: true, ...change };
}
