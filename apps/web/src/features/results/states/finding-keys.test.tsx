import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getAnalysis, type StandInAnalysis, serveAnalysis } from '../../../../test/analysis.ts';
import {
  expectAccessible,
  expectCount,
  expectHidden,
  notifications,
} from '../../../../test/checks.ts';
import { callsOf, hold } from '../../../../test/network.ts';
import { openAsGuest } from '../../../../test/open-page.tsx';

const panel = page.getByRole('tabpanel', { name: 'Risk Analysis' });

async function openFindings(state: StandInAnalysis = serveAnalysis()) {
  openAsGuest(`${state.path}&tab=risk-analysis`);
  await expect.element(panel).toBeVisible();
  const { findings } = getAnalysis(state.detail);
  await expect.poll(() => listRows().length).toBe(findings.length);
  return { state, findings };
}

const listRows = () =>
  [...panel.element().querySelectorAll<HTMLElement>('[data-finding]')].map(
    (row) => row.dataset.finding ?? '',
  );
/** The finding with the focus. */
const getFocused = () =>
  document.activeElement?.closest<HTMLElement>('[data-finding]')?.dataset.finding;
const getDecided = ({ detail }: StandInAnalysis) =>
  Object.fromEntries(detail.findingStates.map(({ findingId, state }) => [findingId, state]));

describe('findings are worked through by keys', () => {
  it('ten of them in twenty keys, and the last decision can be taken back', async () => {
    const { state, findings } = await openFindings();
    const order = listRows();
    await userEvent.keyboard('j');
    expect(getFocused()).toBe(order[0]);
    await userEvent.keyboard('anxdannxad');
    await expect.poll(() => state.detail.findingStates.length).toBe(10);
    const wanted = ['accepted', 'negotiate', 'not-a-risk', 'done', 'accepted'];
    const also = ['negotiate', 'negotiate', 'not-a-risk', 'accepted', 'done'];
    expect(order.slice(0, 10).map((id) => getDecided(state)[id])).toEqual([...wanted, ...also]);
    expect(getFocused()).toBe(order[10]);
    await expect.element(panel.getByText(`10 of ${findings.length} reviewed`)).toBeVisible();
    // Those set aside stay in their place, and the list of them stands below.
    expect(listRows().slice(0, 10)).toEqual(order.slice(0, 10));
    await expect.element(panel.getByRole('heading', { name: 'Set aside (5)' })).toBeVisible();

    await userEvent.keyboard('u');
    await expect.poll(() => state.detail.findingStates.length).toBe(9);
    await userEvent.keyboard('kk');
    expect(getFocused()).toBe(order[8]);
    await userEvent.keyboard('o');
    await expect.poll(() => state.detail.findingStates.length).toBe(8);
  });

  it('with a note, during which letters are letters', async () => {
    const { state } = await openFindings();
    const [first] = listRows();
    await userEvent.keyboard('j');
    await userEvent.keyboard('e');
    const note = panel.getByLabelText('Your note');
    await expect.element(note).toHaveFocus();
    await userEvent.keyboard('an axe for Ada{Control>}{Enter}{/Control}');
    await expect
      .poll(() => state.detail.findingStates)
      .toMatchObject([{ findingId: first, state: 'open', note: 'an axe for Ada' }]);
    expect(getFocused()).toBe(first);
    await userEvent.keyboard('n');
    await expect
      .poll(() => state.detail.findingStates)
      .toMatchObject([{ findingId: first, state: 'negotiate', note: 'an axe for Ada' }]);
    await expectAccessible({ except: '.document-text' });
  });

  it('with a note that stays in its field where it could not be saved', async () => {
    const { state } = await openFindings();
    const [first] = listRows();
    const put = `PUT /api/analyses/${state.detail.id}/finding-states/${first}`;
    const letGo = hold(put, { status: 500 });
    await userEvent.keyboard('j');
    await userEvent.keyboard('e');
    const note = panel.getByLabelText('Your note');
    await expect.element(note).toHaveFocus();
    await userEvent.keyboard('Ask Ada{Escape}');
    await expect.poll(() => callsOf(put)).toHaveLength(1);
    letGo();
    await expect.element(notifications().getByText('The decision was not saved')).toBeVisible();
    expect(state.detail.findingStates).toEqual([]);
    await expect.element(note).toHaveValue('Ask Ada');
  });

  it('that are listed on request, and do nothing with a modifier or in a field', async () => {
    const { state } = await openFindings();
    await userEvent.keyboard('j{Control>}a{/Control}');
    await userEvent.keyboard('?');
    const dialog = page.getByRole('dialog', { name: 'Keys for working through findings' });
    await expect.element(dialog).toBeVisible();
    await expect.element(dialog).toHaveTextContent('xNot a risk');
    await expectAccessible({ except: '.document-text' });
    // All is selected by now, and the card for a selection stands below the list of keys.
    await expect.poll(() => document.querySelector('[aria-label="Selection"]')).not.toBeNull();
    await userEvent.keyboard('a{Escape}');
    await expectHidden(dialog);
    const containing = page.getByLabelText('Containing');
    await containing.click();
    await userEvent.keyboard('a');
    await expect.element(containing).toHaveValue('a');
    expect(state.detail.findingStates).toEqual([]);
  });
});

describe('a decision', () => {
  it('is made in a menu, has a reason, and is filtered by', async () => {
    const { state, findings } = await openFindings();
    const [first] = listRows();
    const title = findings.find(({ id }) => id === first)?.title ?? '';
    await panel
      .getByRole('button', { name: `Decide about: ${title}` })
      .first()
      .click();
    await page.getByRole('menuitemradio', { name: 'Not a risk' }).click();
    await panel.getByLabelText('Why?').first().selectOptions('does-not-apply');
    await expect
      .poll(() => state.detail.findingStates)
      .toMatchObject([{ findingId: first, state: 'not-a-risk', reason: 'does-not-apply' }]);
    await page.getByText('What you set aside, and what does not count').click();
    await expect.element(page.getByRole('button', { name: 'Save as JSON' })).toBeVisible();
    await expectAccessible({ except: '.document-text' });

    await page.getByText('Filter and order').click();
    const shown = page.getByLabelText('Show', { exact: true });
    await shown.selectOptions('not-a-risk');
    await expectCount(panel.getByRole('heading', { level: 4, name: title }), 1);
    await shown.selectOptions('negotiate');
    await expect.element(panel.getByRole('button', { name: 'Show all' })).toBeVisible();
  });

  it('stands in the row of its finding, with its note', async () => {
    const state = serveAnalysis();
    const [first] = getAnalysis(state.detail).findings;
    state.detail = {
      ...state.detail,
      findingStates: [
        {
          findingId: first?.id ?? '',
          state: 'negotiate',
          note: 'Six months at most',
          changedAt: '2026-11-20T12:00:00Z',
        },
      ],
    };
    await openFindings(state);
    await expect
      .element(panel.getByRole('listitem').filter({ hasText: 'Note: Six months at most' }))
      .toHaveTextContent('To negotiate');
  });
});
