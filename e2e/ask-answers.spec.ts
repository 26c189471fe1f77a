import { expect } from '@playwright/test';
import {
  answerWith,
  askFor,
  buildModelPart,
  getField,
  getPanel,
  gpt4,
  openQuestions,
  quoteFrom,
} from './ask-steps.ts';
import { expectAccessible, expectUsable } from './checks.ts';
import { sampleDocuments } from './documents.ts';
import { getCard, selectWords } from './highlight-steps.ts';
import { configure } from './stand-ins.ts';
import { getSelectedWords, openSharedAnalysis, openTab } from './steps.ts';
import { test } from './test.ts';

const sample = sampleDocuments[0]?.file ?? '';
const cap = 'shall not exceed the fees paid by the Customer in the three (3) months';
const law = 'Governing Law';

test.describe('with a language model', () => {
  test.beforeEach(({ page }) => configure(page, { languageModel: gpt4 }));

  test('sentences carry notes, what is not in the document is marked, what was left out is told', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { documentId } = await openSharedAnalysis(page, sample);
    const first = await quoteFrom(page, documentId, cap);
    const second = await quoteFrom(page, documentId, law);
    await answerWith(page, {
      passages: [{ evidence: first, labels: [], matches: [] }],
      model: buildModelPart({
        sentences: [
          { text: { text: 'Only the fees.', unsupported: [] }, evidence: [first] },
          {
            text: { text: 'That is 4,711 euros.', unsupported: [{ start: 8, end: 13 }] },
            evidence: [second, first],
          },
        ],
        rejected: { quotes: 2, statements: 1 },
      }),
      isFinal: true,
    });
    await openQuestions(page);
    await expect(getPanel(page)).toContainText('are sent to api.openai.com');
    await askFor(page, 'How much?');
    const answer = getPanel(page).getByRole('article', { name: 'How much?' });
    await expect(answer).toContainText('GPT-4, quotes checked');
    await expect(answer).toContainText('4,711 (not in the document) euros');
    await expect(answer).toContainText(
      '2 sentences were left out: their quotes are not in the document.',
    );
    await expect(answer).toContainText('1 sentence was left out for a number');
    const notes = answer.getByRole('link', { name: /^\d, show in the document: “/ });
    await expect(notes).toHaveText(['1', '2', '1']);
    await expect(page.getByRole('status').getByText('Answered: 2 sentences')).toHaveCount(1);
    await expectUsable(page);
    await page.setViewportSize({ width: 1280, height: 800 });

    await answer.getByRole('button', { name: 'Copy the answer with its quotes' }).click();
    await expect(answer.getByText('Copied', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      `GPT-4: Only the fees. [1] That is 4,711 euros. [2][1]\n\n[1] “${cap}”\n[2] “${law}”`,
    );
    await notes.nth(1).click();
    await expect.poll(() => getSelectedWords(page)).toBe(law);
  });

  for (const [what, part, told] of [
    ['does not find an answer', { isNotInDocument: true }, 'GPT-4 finds no answer'],
    ['fails', { failure: 'day-budget' }, 'budget is used up.'],
  ] as const) {
    test(`where it ${what} that is said, and the passages stay`, async ({ page }) => {
      const { documentId } = await openSharedAnalysis(page, sample);
      const evidence = await quoteFrom(page, documentId, cap);
      await answerWith(page, {
        passages: [{ evidence, labels: [], matches: [] }],
        model: buildModelPart(part),
        isFinal: true,
      });
      await openQuestions(page);
      await askFor(page, 'Is there a zebra?');
      const answer = getPanel(page).getByRole('article', { name: 'Is there a zebra?' });
      await expect(answer).toContainText(told);
      await expect(answer.getByRole('link', { name: /Show in the document/ })).toContainText(cap);
      await expectAccessible(page);
    });
  }

  test('what was said before goes along, stays over the tabs, and is forgotten on purpose', async ({
    page,
  }) => {
    const { documentId } = await openSharedAnalysis(page, sample);
    const evidence = [await quoteFrom(page, documentId, cap)];
    const sentences = [{ text: { text: 'Only the fees.', unsupported: [] }, evidence }];
    const asked = await answerWith(page, {
      passages: [],
      model: buildModelPart({ sentences }),
      isFinal: true,
    });
    await openQuestions(page);
    const examples = getPanel(page).getByRole('list').getByRole('button');
    await expect(examples).toHaveCount(3);
    const example = await examples.first().innerText();
    await examples.first().click();
    await expect(getField(page)).toBeFocused();
    await openTab(page, 'Summary');
    await askFor(page, 'And then?');
    await expect(getPanel(page).getByRole('article')).toHaveCount(2);
    await expect(getPanel(page).getByText('Only the fees.')).toHaveCount(2);
    expect(asked[1]).toEqual({
      question: 'And then?',
      earlier: [{ question: example, answer: 'Only the fees.' }],
      useModel: true,
    });

    await page.keyboard.press('Escape');
    await expect(getPanel(page)).toBeHidden();
    await page.keyboard.press('Alt+KeyA');
    await expect(getPanel(page).getByRole('article')).toHaveCount(2);
    await getPanel(page).getByRole('button', { name: 'Clear the conversation' }).click();
    await expect(getPanel(page).getByRole('article')).toHaveCount(0);
    await expect(getField(page)).toBeFocused();
    await askFor(page, 'Who?');
    await expect(getPanel(page).getByText('Only the fees.')).toBeVisible();
    expect(asked[2]?.earlier).toEqual([]);
  });

  test('that is not wanted, or switched off, is asked nothing', async ({ page }) => {
    await openSharedAnalysis(page, sample);
    const asked = await answerWith(page, { passages: [], isFinal: true });
    await openQuestions(page);
    const panel = getPanel(page);
    await panel.getByRole('button', { name: 'Ask without GPT-4' }).click();
    await expect(panel).toContainText('Without GPT-4 you get the passages that match best.');
    await askFor(page, 'Who?');
    await expect(panel).toContainText('Nothing in the document matches');
    await panel.getByRole('button', { name: 'Ask GPT-4' }).click();
    await askFor(page, 'Where?');
    await expect(panel.getByRole('article')).toHaveCount(2);

    await page.evaluate(() =>
      localStorage.setItem('clauselight.preferences', '{"languageModel":false}'),
    );
    await page.reload();
    await openQuestions(page);
    await expect(panel).toContainText('GPT-4 is off: you get the passages that match best.');
    await askFor(page, 'When?');
    await expect(panel).toContainText('Nothing in the document matches');
    await panel.getByRole('button', { name: 'Switch GPT-4 on' }).click();
    await expect(panel).toContainText('are sent to api.openai.com');
    await askFor(page, 'Why?');
    await expect(panel.getByRole('article')).toHaveCount(2);
    expect(asked.map(({ useModel }) => useModel)).toEqual([false, true, false, true]);
  });
});

test('a selection is explained by the engine, and after it in the words of the model', async ({
  page,
}) => {
  await configure(page, { languageModel: gpt4 });
  const { documentId } = await openSharedAnalysis(page, sample, 'document');
  const evidence = await quoteFrom(page, documentId, cap);
  const asked: unknown[] = [];
  await page.route('**/analyze-selection', (route) => {
    asked.push(route.request().postDataJSON());
    const sentences = [
      {
        text: { text: 'At most 3 fees.', unsupported: [{ start: 8, end: 9 }] },
        evidence: [evidence],
      },
    ];
    const answer = {
      analysis: 'A clause. At most 3 fees.',
      parts: [{ title: 'What it is', text: 'A clause.', evidence: [] }],
      model: buildModelPart({ sentences, rejected: { quotes: 1, statements: 0 } }),
      isFinal: true,
    };
    const body = `event: answer\ndata: ${JSON.stringify(answer)}\n\n`;
    return route.fulfill({ contentType: 'text/event-stream', body });
  });
  await selectWords(page, 'shall not exceed the fees paid by the Customer');
  await getCard(page).getByRole('button', { name: 'Analyze' }).click();
  const answer = getCard(page).getByRole('region', { name: 'Analysis of the selection' });
  await expect(answer.getByRole('heading')).toHaveText(['What it is', 'In the words of GPT-4']);
  await expect(answer).toContainText('At most 3 (not in the document) fees.');
  await expect(answer).toContainText('1 sentence was left out: its quote is not in the document.');
  expect(asked).toEqual([expect.objectContaining({ useModel: true })]);
  await expectAccessible(page);
  await answer.getByRole('link', { name: /^1, show in the document/ }).click();
  await expect.poll(() => getSelectedWords(page)).toBe(cap);
});
