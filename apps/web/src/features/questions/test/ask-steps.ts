import type { AskAnswer, AskRequest, Evidence, ModelPart } from '@clauselight/schema';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { StandInAnalysis } from '../../../../test/analysis.ts';
import { answer } from '../../../../test/network.ts';

export const gpt4 = { label: 'GPT-4', host: 'api.openai.com', isLocal: false };
export const panel = page.getByRole('dialog', { name: 'Ask about this document' });
export const field = page.getByRole('textbox', { name: 'Your question' });
export const opener = page.getByRole('button', { name: 'Ask', exact: true, expanded: false });

export const passageLink = panel.getByRole('link', { name: /Show in the document/ });
export const articles = panel.getByRole('article');
export const cap = 'shall not exceed the fees paid by the Customer in the three (3) months';
export const law = 'Governing Law';

/** A review begins when somebody opens the results: here there is none. */
export function refuseReviews(): void {
  answer('POST /api/analyses/*/review', { status: 500 });
  answer('GET /api/analyses/*/review', { status: 404 });
}

/** Opens the questions with the button that is there on every tab. */
export async function openQuestions(): Promise<void> {
  await opener.click();
  await expect.element(field).toHaveFocus();
}

export async function askFor(question: string): Promise<void> {
  await field.fill(question);
  await userEvent.keyboard('{Enter}');
}

/** The words of a document with their place in its text. */
export function quoteFrom({ recorded }: StandInAnalysis, words: string): Evidence {
  const start = recorded.text.text.indexOf(words);
  if (start < 0) throw new Error(`the document has no “${words}”`);
  return { start, end: start + words.length, quote: words };
}

/** Answers the page's questions, one answer for each, the last one repeatedly; records the questions. */
export function answerWith(...answers: readonly AskAnswer[]): AskRequest[] {
  const asked: AskRequest[] = [];
  answer('POST /api/documents/*/ask', ({ body }) => {
    const given = answers[Math.min(asked.length, answers.length - 1)];
    asked.push(body as AskRequest);
    return stream(given);
  });
  return asked;
}

/** An answer as it comes over a stream, whole at once. */
export function stream(given: unknown) {
  return {
    body: `event: answer\ndata: ${JSON.stringify(given)}\n\n`,
    headers: { 'content-type': 'text/event-stream' },
  };
}

/** What a model says in an answer. */
export function buildModelPart(change: Partial<ModelPart> = {}): ModelPart {
  return {
    model: 'gpt-4.1-mini',
    sentences: [],
    rejected: { quotes: 0, statements: 0 },
    usage: { calls: 1, cachedCalls: 0, inputTokens: 100, outputTokens: 20 },
    isNotInDocument: false,
    ...change,
  };
}
