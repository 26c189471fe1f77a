import type { AnalysisDetail } from '@clauselight/schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type StandInAnalysis, serveAnalysis } from '../../../test/analysis.ts';
import { expectAccessible, expectHidden, expectNarrow, expectText } from '../../../test/checks.ts';
import {
  documentText,
  getSelectedWords,
  overlapCard,
  readLit,
  readLitWords,
  selectWords,
  waitForText,
} from '../../../test/document-text.ts';
import { answer } from '../../../test/network.ts';
import { openAsGuest } from '../../../test/open-page.tsx';

const searchField = page.getByLabelText('Search the document');
const goTo = page.getByLabelText(/^Go to clause/);
const outline = page.getByRole('navigation', { name: 'Outline' });
const openOutline = page.getByRole('button', { name: 'Outline' });
let state: StandInAnalysis;

beforeEach(() => {
  state = serveAnalysis();
});

async function openText(): Promise<string> {
  openAsGuest(`${state.path}&tab=document`);
  await waitForText('SCHEDULE A');
  return state.recorded.text.text;
}

/** Serves the text with changes, as a reader of another format gives it. */
function serveText(change: Partial<StandInAnalysis['recorded']['text']>): void {
  const { text, document } = state.recorded;
  answer(`GET /api/documents/${document.id}/text`, { json: { ...text, ...change } });
}

async function expectFound(words: string): Promise<void> {
  await expect.poll(() => document.querySelector('search')?.textContent).toContain(words);
}

async function goToPlace(place: string): Promise<void> {
  await goTo.fill(place);
  await userEvent.keyboard('{Enter}');
}

async function expectInView(beginning: string): Promise<void> {
  const block = [...documentText.element().querySelectorAll('[data-start]')].find((one) =>
    one.textContent?.startsWith(beginning),
  );
  if (block === undefined) throw new Error(`no paragraph begins with “${beginning}”`);
  await expect.element(page.elementLocator(block)).toBeInViewport();
}

describe('the search', () => {
  it('counts its hits, steps through them and is cleared', async () => {
    const text = await openText();
    const count = text.match(/the provider/gi)?.length ?? 0;
    await searchField.fill('THE  provider');
    await expectFound(`1 of ${count}`);
    await expect.poll(() => readLitWords('lit-current-hit', text)).toBe('the Provider');
    await userEvent.keyboard('{Enter}');
    await expectFound(`2 of ${count}`);
    await userEvent.keyboard('{Shift>}{Enter}{Enter}{/Shift}');
    await expectFound(`${count} of ${count}`);
    await searchField.fill('no such words');
    await expectFound('No results');
    await userEvent.keyboard('{Escape}');
    await expect.element(searchField).toHaveValue('');
    await expect.poll(() => readLit('lit-hit')).toEqual([]);
  });

  it('keeps the selection highlighted while the focus is in its field', async () => {
    const text = await openText();
    selectWords('invoiced in advance');
    await expect.poll(() => readLitWords('lit-selected', text)).toBe('invoiced in advance');
    await searchField.fill('end');
    await expectFound('1 of');
    expect(readLitWords('lit-selected', text)).toBe('invoiced in advance');
  });
});

it('the outline marks where the reader is, and leads to its headings', async () => {
  await openText();
  await openOutline.click();
  const getCurrent = () => outline.element().querySelector('[aria-current]')?.textContent;
  await outline.getByRole('button', { name: /^6\. GENERAL/ }).click();
  await expectInView('6. GENERAL');
  await expect.poll(getCurrent).toMatch(/^6\. GENERAL/);
  await userEvent.keyboard('{Home}{Enter}');
  await expectInView('CLOUD SERVICES AGREEMENT');
  await expect.poll(getCurrent).not.toMatch(/^6\. GENERAL/);
});

it('a clause is reached by its number, and a missing one is reported', async () => {
  await openText();
  await goToPlace('Section 4.2');
  await expectInView('4.2 Licence to the Provider.');
  await goToPlace('schedule a');
  await expectInView('SCHEDULE A');
  await goToPlace('99.9');
  await expect.element(page.getByText('There is no “99.9” in this document.')).toBeVisible();
  await goToPlace('p. 2');
  await expect.element(page.getByText('This document has no pages.')).toBeVisible();
});

it('the keys step through highlighted passages', async () => {
  await openText();
  const sorted = listFound(state.detail.analysis).toSorted((a, b) => a.start - b.start);
  (documentText.element() as HTMLElement).focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(() => location.search).toContain(`at=${sorted[0]?.start}-`);
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.poll(() => location.search).toContain(`at=${sorted.at(-1)?.start}-`);
});

it('Enter opens the highlights within the passage of the address, the shortest first', async () => {
  const { analysis } = state.detail;
  const { start = 0, end = 0 } = analysis?.findings[0]?.evidence[0] ?? {};
  const within = listLit(analysis)
    .filter((other) => other.start < end + 5 && start - 5 < other.end)
    .toSorted((a, b) => a.end - a.start - (b.end - b.start));
  openAsGuest(`${state.path}&tab=document&at=${start - 5}-${end + 5}`);
  await waitForText('SCHEDULE A');
  await expect.poll(getSelectedWords).not.toBe('');
  (documentText.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(overlapCard.getByRole('listitem').first())
    .toHaveTextContent(within[0]?.quote.slice(0, 30) ?? 'none');
});

it('tracked changes and comments are listed, shown and marked', async () => {
  const { text } = state.recorded.text;
  const inserted = text.indexOf('ten (10)');
  const by = { author: 'Ann', date: '2026-05-01T10:00:00Z' };
  serveText({
    format: 'docx',
    revisions: [
      { kind: 'deletion', start: inserted, end: inserted, text: 'thirty', ...by },
      { kind: 'insertion', start: inserted, end: inserted + 3, ...by },
    ],
  });
  await openText();
  await expect.element(page.getByText('Tracked changes (2)')).toBeVisible();
  await page.getByRole('button', { name: /Inserted/ }).click();
  await expect.poll(getSelectedWords).toBe('ten');
  await expect.poll(() => readLit('lit-insertion')).not.toEqual([]);
  await documentText.getByRole('button', { name: 'Deleted: “thirty”' }).click();
  const words = page.getByRole('dialog', { name: 'Deleted words' });
  await expect.element(words).toHaveTextContent('Ann');
  await expect.element(words).toHaveTextContent('thirty');
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expectHidden(words);
});

it('a text that cannot be loaded says so, and is asked for again', async () => {
  const loadAgain = answer(`GET /api/documents/${state.recorded.document.id}/text`, {
    status: 500,
  });
  openAsGuest(`${state.path}&tab=document`);
  const panel = page.getByRole('tabpanel');
  await expect.element(panel.getByRole('alert')).toBeVisible();
  loadAgain();
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect.element(documentText).toHaveTextContent('SCHEDULE A');
});

it.each([
  [1280, 'light'],
  [360, 'dark'],
] as const)(
  'everything opened can be used by everybody at %s pixels in %s colors',
  async (width, theme) => {
    localStorage.setItem('clauselight.theme', theme);
    await page.viewport(width, 800);
    await openText();
    if (width < 1024) await page.getByRole('button', { name: 'Search and go to' }).click();
    await openOutline.click();
    await searchField.fill('provider');
    await expectFound('of');
    await goToPlace('77');
    await expect.element(page.getByText('There is no “77”')).toBeVisible();
    await expectText(page.getByRole('heading', { level: 1 }), 'Document Analysis Dashboard');
    await expectNarrow();
    await expectAccessible();
  },
);

/** What is lit in the text at first: the words of the findings. */
function listFound(analysis: AnalysisDetail['analysis']) {
  return (analysis?.findings ?? []).flatMap(({ evidence }) => evidence);
}

/** Everything that an analysis highlights in the text. */
function listLit(analysis: AnalysisDetail['analysis']) {
  const passages = [
    ...listFound(analysis),
    ...(analysis?.terms ?? []).map(({ evidence }) => evidence),
  ];
  return passages.map(({ start, end, quote }) => ({ start, end, quote }));
}
