import type { AskAnswer, AskRequest, Evidence, ModelPart } from '@clauselight/schema';
import { expect, type Page } from '@playwright/test';

export const gpt4 = { label: 'GPT-4', host: 'api.openai.com', isLocal: false };

export function getPanel(page: Page) {
  return page.getByRole('dialog', { name: 'Ask about this document' });
}

export function getField(page: Page) {
  return page.getByRole('textbox', { name: 'Your question' });
}

/** Opens the questions with the button that is there on every tab. */
export async function openQuestions(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ask', exact: true, expanded: false }).click();
  await expect(getField(page)).toBeFocused();
}

export async function askFor(page: Page, question: string): Promise<void> {
  await getField(page).fill(question);
  await page.keyboard.press('Enter');
}

/** The words of a document with their place in its text. */
export async function quoteFrom(page: Page, documentId: string, words: string): Promise<Evidence> {
  const answer = await page.request.get(`/api/documents/${documentId}/text`);
  const { text } = (await answer.json()) as { text: string };
  const start = text.indexOf(words);
  if (start < 0) throw new Error(`the document has no “${words}”`);
  return { start, end: start + words.length, quote: words };
}

/** Lets the page see these answers, one for each question, the last one again and again; what it asked is kept. */
export async function answerWith(page: Page, ...answers: readonly AskAnswer[]) {
  const asked: AskRequest[] = [];
  await page.route('**/api/documents/*/ask', (route) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push(route.request().postDataJSON());
    const body = `event: answer\ndata: ${JSON.stringify(answer)}\n\n`;
    return route.fulfill({ contentType: 'text/event-stream', body });
  });
  return asked;
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
