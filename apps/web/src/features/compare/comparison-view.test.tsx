import { describe, expect, inject, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  expectAccessible,
  expectCount,
  expectText,
  expectUsable,
  readText,
} from '../../../test/checks.ts';
import { answer } from '../../../test/network.ts';
import { downloads, openAsGuest, reload } from '../../../test/open-page.tsx';
import { serveVersions } from '../../../test/versions.ts';

const heading = page.getByRole('heading', { name: 'What changed' });
const side = page.getByLabelText('Which side are you?');
const status = page.getByRole('tabpanel').getByRole('status');
const inline = page.getByRole('button', { name: 'Inline' });
const choose = (name: string) => page.getByRole('group', { name });
const starting = {
  status: 503,
  json: { code: 'unavailable', error: 'The server is starting.' },
} as const;

/** The rows of both texts that say something. */
function listRows(words: string): HTMLElement[] {
  const texts = page.getByRole('region', { name: 'Text of both versions' });
  const rows = texts.query()?.querySelectorAll<HTMLElement>('li[data-row]') ?? [];
  return [...rows].filter((row) => readText(row).includes(words));
}

const readMarked = (words: string, mark: 'del' | 'ins') =>
  listRows(words).flatMap((row) => [...row.querySelectorAll(mark)].map(readText));

async function openComparison(): Promise<void> {
  openAsGuest(serveVersions().path);
  await expect.element(heading).toHaveFocus();
}

describe('two versions', () => {
  it('are compared from the results: score, words, risks and terms', async () => {
    const { before, after } = serveVersions();
    openAsGuest(`/?analysis=${after.id}`);
    await page.getByRole('main').getByRole('link', { name: 'Compare', exact: true }).click();
    await expect
      .element(choose('Earlier version').getByRole('radio', { checked: true }))
      .toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Compare', exact: true }).click();
    await expect.element(heading).toHaveFocus();

    const earlier = before.analysis?.score?.value ?? 0;
    const later = after.analysis?.score?.value ?? 0;
    expect(later).toBeGreaterThan(earlier);
    await expect
      .element(page.getByRole('region', { name: 'Earlier version' }))
      .toHaveTextContent(`${earlier.toFixed(1)}/10`);
    await expect
      .element(page.getByRole('region', { name: 'Later version' }))
      .toHaveTextContent(`${later.toFixed(1)}/10`);
    await expectText(
      page.getByRole('region', { name: 'Change of the score' }),
      `Change of the score+${(later - earlier).toFixed(1)}Riskier than before`,
    );
    await expect
      .element(page.getByText('3 passages changed, 1 added, 1 removed, 1 moved, 3 renumbered.'))
      .toBeVisible();
    expect(readMarked('total liability', 'del')).toEqual(['twenty-four (24)']);
    expect(readMarked('total liability', 'ins')).toEqual(['three (3)']);
    expect(readText(listRows('Removed')[0] ?? document.body)).toContain('drawings confidential');
    expect(readText(listRows('Added')[0] ?? document.body)).toContain('sole discretion');

    await page.getByRole('tab', { name: /^Risks/ }).click();
    const clauses = page.getByRole('table', { name: 'Clauses that are judged otherwise' });
    const prices = clauses.getByRole('row').filter({ hasText: 'Changes of the price' });
    await expect.element(prices).toHaveTextContent(/Worse.*One-sided for Supplier/);
    await expect
      .element(prices.getByRole('link'))
      .toHaveAttribute('href', expect.stringContaining(`analysis=${after.id}&tab=document&at=`));
    const risk = page
      .getByRole('list', { name: 'New' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Liability cap is low' }) });
    await expect.element(risk).toHaveTextContent('The liability cap fell from 24 to 3 months.');
    await expect.element(risk).toHaveTextContent(/\+\d\.\d in the score/);
    const changes = page.getByRole('list', { name: 'Changes about money, time, or ending' });
    await expect
      .element(changes.getByRole('listitem').filter({ hasText: 'twenty-four (24)' }))
      .toHaveTextContent(/^Money and time.*twenty-four \(24\).* became .*three \(3\)/);
    await risk.getByRole('link', { name: 'Show in the comparison' }).click();
    await expect.poll(() => listRows('total liability')[0]).toBe(document.activeElement);

    await page.getByRole('tab', { name: /^Terms/ }).click();
    const term = page.getByRole('row').filter({ hasText: 'Liability cap' });
    await expect.element(term).toHaveTextContent('The liability cap fell from 24 to 3 months.');
    await expect
      .element(term.getByRole('link').last())
      .toHaveAttribute('href', expect.stringContaining(`analysis=${after.id}&tab=document&at=`));
  });

  it('are walked from change to change by keys, and the address keeps what is shown', async () => {
    await openComparison();
    await expectText(status, '6 changes');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expectText(status, 'Change 1 of 6');
    expect(listRows('This Agreement is made on')[0]).toBe(document.activeElement);
    await userEvent.keyboard('n');
    await expectText(status, 'Change 2 of 6');
    await userEvent.keyboard('p');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expectText(status, 'Change 6 of 6');
    expect(readText(document.activeElement ?? document.body)).toContain('Moved');

    await page.getByRole('link', { name: 'Show where it stood' }).click();
    const left = page.getByRole('listitem').filter({ hasText: '1 passage stood here' });
    await expect.element(left).toHaveFocus();
    await left.getByRole('link', { name: 'Show the new place' }).click();
    await expect
      .poll(() => readText(document.activeElement ?? document.body))
      .toContain('Show where it stood');

    expect(listRows('Boards are delivered dry')).toEqual([]);
    await page
      .getByRole('button', { name: /^Show \d+ unchanged passages/ })
      .first()
      .click();
    await expect.poll(() => listRows('Boards are delivered dry')).toHaveLength(1);

    await inline.click();
    await expect
      .poll(() => listRows('total liability').map(readText).join())
      .toContain('twenty-four (24) three (3) months');
    await page.getByLabelText('Show', { exact: true }).selectOptions('Added (1)');
    await expect.poll(() => listRows('')).toHaveLength(1);
    reload();
    await expect.poll(() => listRows('')).toHaveLength(1);
    await expect.element(inline).toHaveAttribute('aria-pressed', 'true');
  });

  it('fit every width in both colors and can be used by everybody', async () => {
    await openComparison();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expectUsable();
    await page.viewport(360, 800);
    await expectCount(page.getByRole('button', { name: 'Side by side' }), 0);
    expect(readMarked('This Agreement is made on', 'del')).toEqual(['1']);
    expect(readMarked('This Agreement is made on', 'ins')).toEqual(['15']);
    await page.viewport(1280, 800);
    for (const name of [/^Risks/, /^Terms/]) {
      await page.getByRole('tab', { name }).click();
      await expectAccessible({ within: page.getByRole('tabpanel') });
    }
    await page.getByRole('link', { name: 'Other documents' }).click();
    await expectCount(page.getByRole('radio', { checked: true }), 2);
    await expectUsable();
  });

  it('are saved in the form that is chosen', async () => {
    await openComparison();
    answer('GET /api/comparisons/report', ({ query }) => ({
      body: `the ${query.get('format')}`,
      headers: { 'content-disposition': `attachment; filename="a.${query.get('format')}"` },
    }));
    await page.getByRole('button', { name: 'Export PDF' }).click();
    await expect.poll(() => downloads.map(({ name }) => name)).toEqual(['a.pdf']);
    await page.getByRole('button', { name: 'Export in another form' }).click();
    await page.getByRole('menuitem', { name: 'Markdown report' }).click();
    await expect.poll(() => downloads.map(({ name }) => name)).toEqual(['a.pdf', 'a.markdown']);
  });
});

describe('what cannot be compared', () => {
  it('is nothing at all', async () => {
    openAsGuest();
    await page.getByRole('link', { name: 'Compare Documents' }).click();
    await expect.element(page.getByRole('heading', { name: 'Nothing analyzed yet' })).toBeVisible();
  });

  it('is one document', async () => {
    const [record] = inject('answers').versions.analyses;
    answer('GET /api/analyses', { json: [record] });
    openAsGuest('/compare');
    await expect
      .element(page.getByRole('heading', { name: 'One document is not enough to compare' }))
      .toBeVisible();
    openAsGuest(`/compare?before=${record?.id}&after=${record?.id}`);
    await expect.element(page.getByRole('heading', { name: 'This is one document' })).toBeVisible();
  });

  it('says so if a document is not accessible', async () => {
    const { before } = serveVersions();
    const missing = { status: 404, json: { error: 'No.', code: 'not_found' } } as const;
    answer('GET /api/comparisons', missing);
    const stranger = crypto.randomUUID();
    answer(`GET /api/analyses/${stranger}`, missing);
    for (const after of ['newest', stranger]) {
      openAsGuest(`/compare?before=${before.id}&after=${after}`);
      await expect
        .element(page.getByRole('heading', { name: 'These documents are not here' }))
        .toBeVisible();
    }
  });

  it('now is asked for again', async () => {
    const { path } = serveVersions();
    const compareAgain = answer('GET /api/comparisons', starting);
    openAsGuest(path);
    await expect.element(page.getByRole('alert')).toHaveTextContent('The server is starting.');
    compareAgain();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(heading).toBeVisible();
  });
});

it('a version that is chosen stays in its list and keeps the focus, whichever was analyzed first', async () => {
  serveVersions();
  openAsGuest('/compare');
  const chosen = choose('Earlier version').getByRole('radio', { name: /^Supply agreement v2/ });
  await expect.element(chosen).toBeVisible();
  (chosen.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(choose('Later version').getByRole('radio', { checked: true })).toBeVisible();
  await expect.element(chosen).toBeChecked();
  await expect.element(chosen).toHaveFocus();
});

it('the comparison is shown for a side, and says below the choice of another one where it cannot be', async () => {
  await openComparison();
  await side.selectOptions('Customer (Brightmoor Joinery Ltd)');
  await expect
    .element(page.getByRole('region', { name: 'Later version' }))
    .toHaveTextContent('as Customer');
  answer('GET /api/comparisons', ({ query }) =>
    query.has('side') ? starting : { json: inject('answers').versions.comparisons[''] },
  );
  reload();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The server is starting.');
  await side.selectOptions('I take no side');
  await expect.element(heading).toBeVisible();
  await expect.element(side).toHaveValue('');
});
