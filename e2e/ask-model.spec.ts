import { expect, type Page } from '@playwright/test';
import type {
  GivenBehavior,
  ModelRequest,
  ModelServer,
} from '../packages/language-model/src/testing/model-server.ts';
import { askFor, getField, getPanel, openQuestions } from './ask-steps.ts';
import { getCard, selectWords } from './highlight-steps.ts';
import { test } from './model-test.ts';
import { buildContract } from './review-steps.ts';
import { getSelectedWords, openAnalysis } from './steps.ts';

const cap =
  'total liability under this Agreement shall not exceed the fees paid by the Customer in the three (3) months';
const late = 'Any claim under this Agreement must be brought within six (6) months';
const question = 'What is the limit of total liability for a claim?';

/** Two sentences, the second of them held back. */
const answer = {
  isAnswered: true,
  sentences: [
    { text: 'Liability ends at the fees of three months.', quotes: [cap] },
    { text: 'A claim has to be brought within six months.', quotes: [late] },
  ],
};
const held: GivenBehavior = {
  kind: 'says',
  answer,
  holdAfter: JSON.stringify(answer).indexOf('A claim has'),
  chunkCharacters: 4,
};

const isQuestion = ({ question: asked }: ModelRequest) =>
  asked?.schema?.properties !== undefined && 'isAnswered' in asked.schema.properties;

/** How questions are answered, while the review of the document goes its own way. */
function behave(model: ModelServer, behavior: GivenBehavior): void {
  model.behave((request) => (isQuestion(request) ? behavior : 'honest'));
}

const getAnswer = (page: Page) => getPanel(page).getByRole('article', { name: question });

test('each sentence stands there while the next one is still being written, and leads to its words', async ({
  page,
  model,
}) => {
  await openAnalysis(page, await buildContract());
  behave(model, held);
  await openQuestions(page);
  await askFor(page, question);
  await model.waitForHeld();
  await expect(getAnswer(page)).toContainText('Liability ends at the fees of three months.');
  await expect(getAnswer(page)).not.toContainText('A claim has to be');
  await expect(getPanel(page).getByRole('button', { name: 'Stop' })).toBeVisible();
  await getField(page).fill('And what');
  await page.keyboard.press('Enter');
  await expect(getField(page)).toHaveValue('And what');

  model.release();
  await expect(getAnswer(page)).toContainText('A claim has to be brought within six months.');
  await expect(getAnswer(page)).toContainText('GPT-4, quotes checked');
  await expect(getPanel(page).getByRole('button', { name: 'Ask', exact: true })).toBeEnabled();
  await getAnswer(page)
    .getByRole('link', { name: /^1, show in the document/ })
    .click();
  await expect.poll(() => getSelectedWords(page)).toBe(cap);
});

test('Escape stops an answer: what has come stays, and the model is not listened to any more', async ({
  page,
  model,
}) => {
  await openAnalysis(page, await buildContract());
  behave(model, held);
  await openQuestions(page);
  await askFor(page, question);
  await model.waitForHeld();
  await expect(getAnswer(page)).toContainText('Liability ends at the fees of three months.');
  await page.keyboard.press('Escape');
  await expect(getAnswer(page)).toContainText('Stopped.');
  await expect(getAnswer(page)).toContainText('Liability ends at the fees of three months.');
  await expect(getField(page)).toBeFocused();
  expect(await model.requests.findLast(isQuestion)?.ended).toBe('left');

  behave(model, 'honest');
  await askFor(page, 'Who pays the fees?');
  const next = getPanel(page).getByRole('article', { name: 'Who pays the fees?' });
  await expect(next).toContainText('GPT-4, quotes checked');
});

test('what a model invents is left out and told; what it cannot answer is left to the passages', {
  tag: '@full',
}, async ({ page, model }) => {
  await openAnalysis(page, await buildContract());
  behave(model, 'liar');
  await openQuestions(page);
  await askFor(page, question);
  await expect(getAnswer(page)).toContainText(/\d sentences? (?:was|were) left out/);

  behave(model, 'drops');
  const broken = getPanel(page).getByRole('article', { name: 'When does it begin?' });
  await askFor(page, 'When does it begin?');
  await broken.getByRole('button', { name: 'Try again' }).click();
  await expect(broken).toHaveCount(2);
  await expect(getField(page)).toBeFocused();
  await expect(broken.last()).toContainText('An answer broke off before its end.');

  behave(model, 'refuses-key');
  await askFor(page, 'Who pays the fees?');
  const failed = getPanel(page).getByRole('article', { name: 'Who pays the fees?' });
  await expect(failed).toContainText('The provider refuses the key of this server.');
  await expect(failed.getByRole('link', { name: /Show in the document/ }).first()).toBeVisible();
});

test('where the model is switched off nothing is sent to it', { tag: '@full' }, async ({
  page,
  model,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('clauselight.preferences', '{"languageModel":false}'),
  );
  const before = model.requests.length;
  await openAnalysis(page, await buildContract());
  await openQuestions(page);
  await expect(getPanel(page)).toContainText('GPT-4 is off');
  await askFor(page, question);
  await expect(getAnswer(page)).toContainText('Without GPT-4: these passages of the document');
  await expect(getAnswer(page)).toContainText('shall not exceed the fees');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Document' }).click();
  await selectWords(page, 'shall not exceed the fees');
  await getCard(page).getByRole('button', { name: 'Analyze' }).click();
  const explained = getCard(page).getByRole('region', { name: 'Analysis of the selection' });
  await expect(explained.getByText('The selection is analyzed.')).toHaveCount(1);
  await expect(explained).not.toContainText('In the words of');
  expect(model.requests).toHaveLength(before);
});

test("a selection's explanation begins with the engine's words, while the model is still writing", {
  tag: '@full',
}, async ({ page, model }) => {
  await openAnalysis(page, await buildContract(), 'document');
  behave(model, held);
  await selectWords(page, 'shall not exceed the fees');
  await getCard(page).getByRole('button', { name: 'Analyze' }).click();
  const explained = getCard(page).getByRole('region', { name: 'Analysis of the selection' });
  await expect(explained).toContainText('Where it stands');
  await expect(explained).toContainText('GPT-4 is writing…');
  await model.waitForHeld();
  model.release();
  await expect(explained).toContainText('A claim has to be brought within six months.');
  await expect(explained).not.toContainText('GPT-4 is writing…');
});
