import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type StandInAnalysis, serveAnalysis } from '../../../test/analysis.ts';
import { expectCount, expectHidden, expectText } from '../../../test/checks.ts';
import {
  documentText,
  getSelectedWords,
  highlightItems,
  highlightList,
} from '../../../test/document-text.ts';
import { downloads, reload } from '../../../test/open-page.tsx';
import { author, listOwn, openText, saveNote } from './test/open-text.ts';

const find = page.getByLabelText('Find in highlights');
let state: StandInAnalysis;

beforeEach(() => {
  state = serveAnalysis();
});

it('a highlight is changed, deleted and brought back', async () => {
  await openText(state);
  await saveNote('invoiced in advance', 'First');
  await author.selectOptions('You');
  const edit = 'Edit highlight: invoiced in advance';
  await highlightItems.getByRole('button', { name: edit }).click();
  await expect.element(highlightItems.getByRole('radio', { name: 'Yellow' })).toHaveFocus();
  await highlightItems.getByRole('radio', { name: 'Green' }).click();
  await highlightItems.getByLabelText('Note').fill('Second');
  await highlightItems.getByLabelText('Tags (').fill('fees');
  await highlightItems.getByRole('button', { name: 'Save changes' }).click();
  for (const words of ['Second', 'Green', '#fees']) {
    await expect.element(highlightItems).toHaveTextContent(words);
  }

  const shown = highlightItems.getByRole('button', { name: /Second/ });
  (shown.element() as HTMLElement).focus();
  await userEvent.keyboard('{Delete}');
  await expectCount(highlightItems, 0);
  await expect.poll(() => listOwn(state).length).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(highlightItems).toHaveTextContent('Second');
  await expect.poll(() => listOwn(state).length).toBe(1);
  reload();
  await expect.element(highlightItems).toHaveTextContent('Second');

  await highlightItems
    .getByRole('button', { name: 'Delete highlight: invoiced in advance' })
    .click();
  await expect.poll(() => listOwn(state).length).toBe(0);
  reload();
  await expect.element(page.getByRole('status').filter({ hasText: /^0 of \d+$/ })).toBeVisible();
});

describe('the list', () => {
  it('follows the passage that is shown, to its last item', async () => {
    await openText(state);
    (documentText.element() as HTMLElement).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect.poll(getSelectedWords).not.toBe('');
    await expect
      .poll(() => {
        const current = highlightList.element().querySelectorAll('button[aria-current=true]');
        return (current[current.length - 1]?.textContent ?? '').replace(/\s+/g, ' ');
      })
      .toContain(getSelectedWords());
  });

  it('is narrowed by words, tag and author, which a reload keeps', async () => {
    await openText(state);
    const { highlights } = state;
    const tagged = highlights.filter(({ tags }) => tags.includes('Liability'));
    await page.getByLabelText('Tag', { exact: true }).selectOptions(`Liability (${tagged.length})`);
    const count = page.getByRole('region', { name: 'Highlights', exact: true }).getByRole('status');
    await expectText(count, `${tagged.length} of ${highlights.length}`);

    await find.fill('CONSEQUENTIAL  damages');
    await expect.element(highlightItems.first()).toHaveTextContent('consequential');
    await expect.poll(() => location.search).toMatch(/hl-text=CONSEQUENTIAL/);
    reload();
    await expect.element(find).toHaveValue('CONSEQUENTIAL  damages');
    await highlightList
      .getByRole('button', { name: /consequential/ })
      .first()
      .click();
    await expect.poll(getSelectedWords).toContain('consequential');
    await expect.element(find).toHaveValue('CONSEQUENTIAL  damages');

    await author.selectOptions('You');
    await expectText(count, `0 of ${highlights.length}`);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expectText(count, `${highlights.length} highlights`);
  });

  it('holds every passage of every finding and key term, which the analysis has lit up', async () => {
    await openText(state);
    const { analysis } = state.detail;
    const found = [...(analysis?.findings ?? []), ...(analysis?.terms ?? [])];
    const passages = found.flatMap(({ id, evidence }) =>
      [evidence].flat().map(({ start, end }) => `${id} ${start}-${end}`),
    );
    expect(state.highlights).toHaveLength(new Set(passages).size);
    await expect
      .element(page.getByRole('button', { name: `Hide Highlights (${state.highlights.length})` }))
      .toBeVisible();
    await expect.element(highlightItems.first()).toHaveTextContent('AI Analysis');
    await highlightList
      .getByRole('link', { name: /^Show in Risk Analysis/ })
      .first()
      .click();
    await expect
      .element(page.getByRole('tab', { name: 'Risk Analysis', selected: true }))
      .toBeVisible();
    expect(location.search).toContain('finding=');
  });

  it('says of findings in favor of the side taken that they are', async () => {
    await openText(state);
    const view = state.detail.analysis?.views.find(({ findings }) =>
      findings.some(({ standing }) => standing === 'favour'),
    );
    const favors = view?.findings.filter(({ standing }) => standing === 'favour') ?? [];
    const inFavor = state.highlights.filter(
      ({ origin }) =>
        origin?.kind === 'finding' && favors.some(({ id }) => id === origin.findingId),
    );
    expect(inFavor.length).toBeGreaterThan(0);
    await page.getByLabelText('Which side are you?').selectOptions(view?.side ?? '');
    for (const { id } of inFavor.slice(0, 3)) {
      await expect
        .poll(() => highlightList.element().querySelector(`[data-id="${id}"]`)?.textContent)
        .toContain('In your favour');
    }
  });

  it('is 600 pixels high beside the text where there is room for both, and can be hidden', async () => {
    await page.viewport(1280, 900);
    await openText(state);
    const list = page.getByRole('region', { name: 'Highlights', exact: true });
    for (const part of [documentText, list]) {
      expect(part.element().getBoundingClientRect().height).toBe(600);
    }
    await page.getByRole('button', { name: /^Hide Highlights \(\d+\)$/ }).click();
    await expectHidden(list);
    await page.getByRole('button', { name: /^Show Highlights \(\d+\)$/ }).click();
    await expect.element(list).toBeVisible();
  });
});

it('highlights are saved as web annotations and as Markdown', async () => {
  await openText(state);
  await saveNote('invoiced in advance', 'Ask for monthly');
  const { text } = state.recorded.text;
  const exports = page.getByRole('button', { name: 'Export', exact: true });
  await exports.click();
  await page.getByRole('menuitem', { name: 'JSON (Web Annotation)', exact: true }).click();
  await author.selectOptions('You');
  await exports.click();
  await page.getByRole('menuitem', { name: 'Markdown, the 1 shown', exact: true }).click();
  await expect
    .poll(() => downloads.map(({ name }) => name))
    .toEqual([
      'cloud-services-agreement-highlights.json',
      'cloud-services-agreement-highlights.md',
    ]);
  const [json, markdown] = await Promise.all(
    downloads.map(async ({ content }) => (await content).text()),
  );
  const collection = JSON.parse(json ?? '');
  expect(collection['@context']).toBe('http://www.w3.org/ns/anno.jsonld');
  expect(collection.total).toBe(state.highlights.length);
  for (const [index, annotation] of collection.first.items.entries()) {
    const [position, words] = annotation.target.selector;
    expect(words.exact).toBe(state.highlights[index]?.quote);
    expect([...text].slice(position.start, position.end).join('')).toBe(words.exact);
    expect(text).toContain(words.prefix + words.exact + words.suffix);
  }
  expect(markdown).toContain('# Highlights of cloud-services-agreement.txt');
  expect(markdown).toContain('**Clause 2.1, Fees**\n\n> invoiced in advance');
  expect(markdown).toContain('Ask for monthly');
});
