import { highlightPalette } from '@clauselight/schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { type StandInAnalysis, serveAnalysis } from '../../../test/analysis.ts';
import {
  expectAccessible,
  expectCount,
  expectHidden,
  expectNarrow,
  expectText,
  notifications,
  readTexts,
} from '../../../test/checks.ts';
import {
  clickWords,
  documentText,
  getSelectedWords,
  highlightItems,
  highlightList,
  overlapCard,
  selectionCard,
  selectWords,
} from '../../../test/document-text.ts';
import { answer } from '../../../test/network.ts';
import { reload } from '../../../test/open-page.tsx';
import { author, listOwn, note, openText, save, saveNote } from './test/open-text.ts';

const tagField = selectionCard.getByLabelText('Tags (');
const analyze = selectionCard.getByRole('button', { name: 'Analyze' });
const explained = selectionCard.getByRole('region', { name: 'Analysis of the selection' });
let state: StandInAnalysis;

beforeEach(() => {
  state = serveAnalysis();
});

describe('words', () => {
  it('are highlighted in every color, with note and tags, and stay so after a reload', async () => {
    await openText(state);
    const places = [
      'up to 60 named users',
      'threatens the security of the Service',
      'invoiced in advance',
      'reasonable care',
      'ten (10) days',
      'costs of collection',
    ];
    const colors = [...highlightPalette.map(({ name }) => name), 'Custom'];
    for (const [index, color] of colors.entries()) {
      const words = places[index] ?? '';
      selectWords(words);
      await expect.element(selectionCard).toHaveTextContent(`“${words}”`);
      await selectionCard.getByRole('radio', { name: color }).click();
      if (color === 'Custom') await selectionCard.getByLabelText('Hex').fill('#12ABEF');
      await note.fill(`Note in ${color}`);
      for (const tag of index === 0 ? ['ask', ' ask ', 'later', ''] : ['ask', 'later']) {
        await tagField.fill(tag);
        await userEvent.keyboard('{Enter}');
      }
      await expectText(selectionCard.getByRole('list', { name: 'Tags' }).getByRole('listitem'), [
        'ask',
        'later',
      ]);
      await save.click();
      await expectHidden(selectionCard);
    }
    expect(
      listOwn(state)
        .map(({ color }) => color)
        .sort(),
    ).toEqual([...highlightPalette.map(({ hex }) => hex as string), '#12abef'].sort());
    expect(listOwn(state).every(({ tags }) => tags.join() === 'ask,later')).toBe(true);
    expect(
      listOwn(state)
        .map(({ quote }) => quote)
        .sort(),
    ).toEqual(places.toSorted());

    reload();
    await author.selectOptions('You');
    await expectCount(highlightItems, 6);
    await expect.element(highlightList).toHaveTextContent('Note in Purple');
    await expect.element(highlightList).toHaveTextContent('Custom #12abef');
  });

  it('stand in the card with 50 characters and in the list with 40, and the card goes with them', async () => {
    await openText(state);
    const words = 'The Provider may modify the terms of this Agreement at any time by posting';
    selectWords(words);
    await expect.element(selectionCard).toHaveTextContent(`“${words.slice(0, 50).trimEnd()}…”`);
    await save.click();
    await author.selectOptions('You');
    await expect.element(highlightList).toHaveTextContent(`“${words.slice(0, 40).trimEnd()}…”`);

    selectWords('invoiced in advance');
    await expect.element(selectionCard).toBeVisible();
    await clickWords('IN WITNESS WHEREOF');
    await expectHidden(selectionCard);
  });

  it('that could not be saved stay in the card, with the reason', async () => {
    await openText(state);
    const saveAgain = answer('POST /api/documents/*/highlights', {
      status: 500,
      json: { error: 'The disk is full.', code: 'internal' },
    });
    selectWords('invoiced in advance');
    await note.fill('Keep me');
    await save.click();
    await expect.element(selectionCard.getByRole('alert')).toHaveTextContent('The disk is full.');
    await expect.element(note).toHaveValue('Keep me');
    const hide = (count: number) =>
      page.getByRole('button', { name: `Hide Highlights (${count})` });
    await expect.element(hide(state.highlights.length)).toBeVisible();
    saveAgain();
    await save.click();
    await expect.element(hide(state.recorded.highlights.length + 1)).toBeVisible();

    answer('DELETE /api/highlights/*', 'cut');
    await author.selectOptions('You');
    await expectCount(highlightItems, 1);
    await highlightList.getByRole('button', { name: /^Delete/ }).click();
    await expect.element(notifications()).toHaveTextContent('Highlight not deleted');
    await expectCount(highlightItems, 1);
  });

  it('that are highlighted show every highlight there when they are clicked', async () => {
    await openText(state);
    const words = 'consequential damages';
    const there = state.highlights.filter(({ quote }) => quote.includes(words)).length;
    await saveNote(words, 'Mine');
    await clickWords(words);
    const items = overlapCard.getByRole('listitem');
    await expectCount(items, there + 1);
    await expect.element(items.first()).toHaveTextContent('Mine');
    await expect.element(overlapCard).toHaveTextContent('AI Analysis');
    await items
      .first()
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expectCount(items, there);
    await userEvent.keyboard('{Escape}');
    await expectHidden(overlapCard);
    await expect.element(documentText).toHaveFocus();
  });
});

it('a selection that cannot be explained says so, and can be asked about again', async () => {
  await openText(state);
  answer('POST /api/documents/*/analyze-selection', { status: 500 });
  selectWords('invoiced in advance');
  await analyze.click();
  await expect.element(selectionCard.getByRole('alert')).toBeVisible();
  serveExplanation();
  await selectionCard.getByRole('button', { name: 'Retry' }).click();
  await expect.element(explained).toHaveTextContent('Where it stands');
});

it('the keyboard alone leads from a passage to a saved highlight and back to the text', async () => {
  await openText(state);
  (documentText.element() as HTMLElement).focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(getSelectedWords).not.toBe('');
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  await expect.element(selectionCard).toBeVisible();
  await expect.element(documentText).toHaveFocus();
  await userEvent.keyboard('{Alt>}h{/Alt}');
  const yellow = selectionCard.getByRole('radio', { name: 'Yellow' });
  await expect.element(yellow).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(selectionCard.getByRole('radio', { name: 'Blue' })).toBeChecked();
  await userEvent.keyboard('{Tab}By keyboard{Tab}key{Enter}other{Enter}{Backspace}{Tab}{Enter}');
  await expectHidden(selectionCard);
  await expect.element(documentText).toHaveFocus();
  expect(listOwn(state)).toEqual([
    expect.objectContaining({ note: 'By keyboard', color: '#bfdbfe', tags: ['key'] }),
  ]);

  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await userEvent.keyboard('{Alt>}h{/Alt}');
  await expect.element(yellow).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expectHidden(selectionCard);
  await expect.element(documentText).toHaveFocus();
});

describe.each([
  ['light', 1280],
  ['dark', 360],
] as const)('in %s colors at %s pixels', (theme, width) => {
  it('cards, list and menu can be used by everybody', async () => {
    localStorage.setItem('clauselight.theme', theme);
    await page.viewport(width, 740);
    // A few of each: one more that looks alike shows nothing new.
    state.highlights = state.highlights.filter(
      ({ quote }, index) => index < 6 || quote.includes('consequential damages'),
    );
    serveExplanation();
    await openText(state);
    const toggle = page.getByRole('button', { name: /^Show Highlights/ });
    if (toggle.query() !== null) await toggle.click();
    await highlightList.getByRole('button', { name: /^Edit/ }).first().click();
    await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expectOpenUsable(highlightItems.first());
    await page.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Markdown' })).toBeVisible();
    await expectOpenUsable(page.getByRole('menu'));
    await userEvent.keyboard('{Escape}');

    selectWords('reasonable care');
    await selectionCard.getByRole('radio', { name: 'Custom' }).click();
    await selectionCard.getByLabelText('Hex').fill('nothing');
    await save.click();
    await expect.element(selectionCard.getByRole('alert')).toHaveTextContent('#rrggbb');
    await analyze.click();
    await expect.element(explained).toHaveTextContent('Where it stands');
    await expectOpenUsable(selectionCard);
    await selectionCard.getByRole('button', { name: 'Close' }).click();

    await clickWords('consequential damages');
    await expect.element(overlapCard).toBeVisible();
    expect(readTexts(overlapCard.getByRole('listitem')).length).toBeGreaterThan(0);
    await expectOpenUsable(overlapCard);
  });
});

function serveExplanation(): void {
  answer('POST /api/documents/*/analyze-selection', {
    json: {
      analysis: 'Clause 3.1.',
      parts: [{ title: 'Where it stands', text: 'Clause 3.1.', evidence: [] }],
      isFinal: true,
    },
  });
}

/** The card, form or menu that is open, and that nothing stands out of the page. */
async function expectOpenUsable(within: Locator): Promise<void> {
  await expectNarrow();
  await expectAccessible({ within });
}
