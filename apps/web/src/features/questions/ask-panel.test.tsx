import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { configure } from '../../../test/account.ts';
import { type StandInAnalysis, serveAnalysis } from '../../../test/analysis.ts';
import {
  expectAccessible,
  expectCount,
  expectHidden,
  expectNarrow,
  expectText,
  expectUsable,
} from '../../../test/checks.ts';
import { documentText, getSelectedWords } from '../../../test/document-text.ts';
import { answer } from '../../../test/network.ts';
import { openAsGuest, reload } from '../../../test/open-page.tsx';
import {
  answerWith,
  articles,
  askFor,
  buildModelPart,
  cap,
  field,
  gpt4,
  law,
  opener,
  openQuestions,
  panel,
  passageLink,
  quoteFrom,
  refuseReviews,
} from './test/ask-steps.ts';

let state: StandInAnalysis;

beforeEach(() => {
  state = serveAnalysis();
});

const open = (tab = 'overview') => openAsGuest(`${state.path}&tab=${tab}`);

describe('without a language model', () => {
  it('the passages that match best are shown as such, and lead to their place', async () => {
    const evidence = quoteFrom(state, cap);
    const clause = { id: 'c1', number: '5.3', heading: 'Cap' };
    const matches = [{ start: 0, end: 5 }];
    answerWith({ passages: [{ evidence, labels: [], matches, clause }], isFinal: true });
    open();
    await openQuestions();
    await expect.element(panel).toHaveTextContent('No language model is set up');
    await askFor('What is the cap?');
    const article = panel.getByRole('article', { name: 'What is the cap?' });
    await expect
      .element(article)
      .toHaveTextContent('No language model is set up: these passages of the document match best');
    await expect.element(passageLink).toHaveTextContent(cap);
    await expect.element(passageLink).toHaveTextContent('Clause 5.3, Cap');
    expect(passageLink.element().querySelector('mark')?.textContent).toBe('shall');
    await expectUsable({ within: panel });
    await passageLink.click();
    await expect.poll(getSelectedWords).toContain(cap);
    await expect.element(page.getByRole('tab', { name: 'Overview', selected: true })).toBeVisible();
    await expect.element(article).toBeVisible();
  });

  it('that nothing matches is said', async () => {
    answerWith({ passages: [], isFinal: true });
    open();
    await openQuestions();
    await askFor('Zebra xylophone?');
    await expect.element(panel).toHaveTextContent('Nothing in the document matches this question.');
  });

  it('a question that the server refuses says why, and can be asked again', async () => {
    open();
    answer('POST /api/documents/*/ask', {
      status: 429,
      json: { error: 'Too many questions.', code: 'rate_limited' },
    });
    await openQuestions();
    await askFor('Who?');
    await expect.element(panel.getByRole('alert')).toHaveTextContent('Too many questions.');
    answerWith({ passages: [], isFinal: true });
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expect.element(panel).toHaveTextContent('Nothing in the document matches');
  });

  it('the keyboard alone leads from a tab to a question, its answer and the lit passage', async () => {
    const evidence = quoteFrom(state, cap);
    const asked = answerWith({ passages: [{ evidence, labels: [], matches: [] }], isFinal: true });
    open('key-terms');
    await expect.element(opener).toBeVisible();
    await userEvent.keyboard('{Alt>}a{/Alt}');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('Which{Shift>}{Enter}{/Shift}fees?{Enter}');
    await expect.element(field).toHaveValue('');
    await expect.element(passageLink).toBeVisible();
    expect(asked[0]?.question).toBe('Which\nfees?');
    for (let presses = 0; presses < 10; presses += 1) {
      if (passageLink.element() === document.activeElement) break;
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    }
    await userEvent.keyboard('{Enter}');
    await expect.poll(getSelectedWords).toBe(cap);
    await expect.element(passageLink).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expectHidden(panel);
    await expect.element(opener).toHaveFocus();
  });

  it('on a phone the questions lie over the results and make room for a passage', async () => {
    localStorage.setItem('clauselight.theme', 'dark');
    await page.viewport(360, 740);
    const evidence = quoteFrom(state, cap);
    answerWith({ passages: [{ evidence, labels: [], matches: [] }], isFinal: true });
    open();
    await openQuestions();
    await askFor('Which fees?');
    await expect.element(passageLink).toBeVisible();
    await expectNarrow();
    await expectAccessible({ within: panel });
    await passageLink.click();
    await expectHidden(panel);
    await expect.poll(getSelectedWords).toBe(cap);
    await expect.element(documentText).toHaveFocus();
    await openQuestions();
    await expect.element(panel.getByRole('article', { name: 'Which fees?' })).toBeVisible();
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect.element(opener).toHaveFocus();
  });
});

describe('with a language model', () => {
  beforeEach(() => {
    configure({ languageModel: gpt4 });
    refuseReviews();
  });

  it('sentences carry notes, what is not in the document is marked, what was left out is told', async () => {
    const [first, second] = [quoteFrom(state, cap), quoteFrom(state, law)];
    answerWith({
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
    open();
    await openQuestions();
    await expect.element(panel).toHaveTextContent('are sent to api.openai.com');
    await askFor('How much?');
    const article = panel.getByRole('article', { name: 'How much?' });
    for (const words of [
      'GPT-4, quotes checked',
      '4,711 (not in the document) euros',
      '2 sentences were left out: their quotes are not in the document.',
      '1 sentence was left out for a number',
    ]) {
      await expect.element(article).toHaveTextContent(words);
    }
    const notes = article.getByRole('link', { name: /^\d, show in the document: “/ });
    await expectText(notes, ['1', '2', '1']);
    await expectCount(page.getByRole('status').getByText('Answered: 2 sentences'), 1);
    await expectUsable({ within: panel });

    await article.getByRole('button', { name: 'Copy the answer with its quotes' }).click();
    await expect.element(article.getByText('Copied', { exact: true })).toBeVisible();
    expect(await navigator.clipboard.readText()).toContain(
      `GPT-4: Only the fees. [1] That is 4,711 euros. [2][1]\n\n[1] “${cap}”\n[2] “${law}”`,
    );
    await notes.nth(1).click();
    await expect.poll(getSelectedWords).toBe(law);
  });

  it.each([
    ['does not find an answer', { isNotInDocument: true }, 'GPT-4 finds no answer'],
    ['fails', { failure: 'day-budget' }, 'budget is used up.'],
  ] as const)('where it %s that is said, and the passages stay', async (_what, part, told) => {
    answerWith({
      passages: [{ evidence: quoteFrom(state, cap), labels: [], matches: [] }],
      model: buildModelPart(part),
      isFinal: true,
    });
    open();
    await openQuestions();
    await askFor('Is there a zebra?');
    const article = panel.getByRole('article', { name: 'Is there a zebra?' });
    await expect.element(article).toHaveTextContent(told);
    await expect.element(passageLink).toHaveTextContent(cap);
    await expectAccessible({ within: panel });
  });

  it('what was said before goes along, stays over the tabs, and is forgotten on purpose', async () => {
    const evidence = [quoteFrom(state, cap)];
    const sentences = [{ text: { text: 'Only the fees.', unsupported: [] }, evidence }];
    const asked = answerWith({
      passages: [],
      model: buildModelPart({ sentences }),
      isFinal: true,
    });
    open();
    await openQuestions();
    const examples = panel.getByRole('list').getByRole('button');
    await expectCount(examples, 3);
    const example = (examples.first().element() as HTMLElement).innerText;
    await examples.first().click();
    await expect.element(field).toHaveFocus();
    await page.getByRole('tab', { name: 'Summary', exact: true }).click();
    await askFor('And then?');
    await expectCount(articles, 2);
    await expectCount(panel.getByText('Only the fees.'), 2);
    expect(asked[1]).toEqual({
      question: 'And then?',
      earlier: [{ question: example, answer: 'Only the fees.' }],
      useModel: true,
    });

    await userEvent.keyboard('{Escape}');
    await expectHidden(panel);
    await userEvent.keyboard('{Alt>}a{/Alt}');
    await expectCount(articles, 2);
    await panel.getByRole('button', { name: 'Clear the conversation' }).click();
    await expectCount(articles, 0);
    await expect.element(field).toHaveFocus();
    await askFor('Who?');
    await expect.element(panel.getByText('Only the fees.')).toBeVisible();
    expect(asked[2]?.earlier).toEqual([]);
  });

  it('that is not wanted, or switched off, is asked nothing', async () => {
    const asked = answerWith({ passages: [], isFinal: true });
    open();
    await openQuestions();
    await panel.getByRole('button', { name: 'Ask without GPT-4' }).click();
    await expect
      .element(panel)
      .toHaveTextContent('Without GPT-4 you get the passages that match best.');
    await askFor('Who?');
    await expect.element(panel).toHaveTextContent('Nothing in the document matches');
    await panel.getByRole('button', { name: 'Ask GPT-4' }).click();
    await askFor('Where?');
    await expectCount(articles, 2);
    await panel.getByRole('button', { name: 'Clear the conversation' }).click();

    localStorage.setItem('clauselight.preferences', '{"languageModel":false}');
    dispatchEvent(new StorageEvent('storage', { key: 'clauselight.preferences' }));
    reload();
    await openQuestions();
    await expect
      .element(panel)
      .toHaveTextContent('GPT-4 is off: you get the passages that match best.');
    await askFor('When?');
    await expect.element(panel).toHaveTextContent('Nothing in the document matches');
    await panel.getByRole('button', { name: 'Switch GPT-4 on' }).click();
    await expect.element(panel).toHaveTextContent('are sent to api.openai.com');
    await askFor('Why?');
    await expectCount(articles, 2);
    expect(asked.map(({ useModel }) => useModel)).toEqual([false, true, false, true]);
  });
});
