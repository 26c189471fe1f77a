import { expect, it } from 'vitest';
import { readOrders } from './answers/orders.ts';
import { readPrompt } from './answers/read-prompt.ts';
import { listHostileDocuments } from './hostile-documents.ts';
import { buildTasks } from './sample-tasks.ts';

const documents = listHostileDocuments();

it('is at least forty attacks, no two of them alike', () => {
  expect(documents.length).toBeGreaterThanOrEqual(40);
  for (const field of ['name', 'text'] as const)
    expect(new Set(documents.map((document) => document[field])).size).toBe(documents.length);
});

/** Attacks outside the words that a prompt shows. */
const unseen = new Set(['file-name-order', 'tag-letters', 'zero-width-message']);

it.each(documents.filter(({ slug }) => !unseen.has(slug)))(
  'the gullible model is moved by: $name',
  ({ text }) => {
    const { system, prompt } = buildTasks(text).portion;
    const question = { system, prompt, schema: undefined, answerTool: undefined };
    const asked = {
      model: '',
      isStreamed: false,
      isUsageWanted: false,
      maxTokens: 1,
      inputTokens: 1,
    };
    expect(readOrders(readPrompt({ ...asked, ...question }))?.sentences).not.toEqual([]);
  },
);
