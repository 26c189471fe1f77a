import type { FindingState } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectHidden, notifications } from '../../../../test/checks.ts';
import { answer, callsOf } from '../../../../test/network.ts';
import { openAsGuest } from '../../../../test/open-page.tsx';
import { serveVersions } from '../../../../test/versions.ts';

const take = page.getByRole('button', { name: 'Take over 2 decisions' });
const changedAt = '2026-11-20T12:00:00Z';

/** Two decisions hold in the later version until they are taken over. */
function openRisks() {
  const { path, before, after } = serveVersions();
  let offered: FindingState[] = [
    { findingId: 'f1', state: 'accepted', changedAt },
    { findingId: 'f2', state: 'negotiate', changedAt },
  ];
  const call = `/api/analyses/${after.id}/carried-states`;
  answer(`GET ${call}`, ({ query }) => {
    expect(query.get('from')).toBe(before.id);
    return { json: offered };
  });
  answer(`POST ${call}`, () => {
    const taken = offered;
    offered = [];
    return { json: taken };
  });
  openAsGuest(`${path}&view=risks`);
  return { call, before };
}

describe('decisions about the earlier version', () => {
  it('are offered where their words still stand, and taken over with one press', async () => {
    const { call, before } = openRisks();
    await expect
      .element(page.getByText('You decided about 2 findings of the earlier version'))
      .toBeVisible();
    await expectAccessible({ within: page.getByRole('tabpanel') });
    await take.click();
    await expect.element(notifications()).toHaveTextContent('Decisions taken over');
    await expectHidden(take);
    expect(callsOf(`POST ${call}`).map(({ body }) => body)).toEqual([{ from: before.id }]);
  });

  it('that could not be taken over can be tried again', async () => {
    const { call } = openRisks();
    const takeAgain = answer(`POST ${call}`, { status: 503 });
    await take.click();
    await expect.element(notifications()).toHaveTextContent('The decisions were not taken over');
    takeAgain();
    await take.click();
    await expectHidden(take);
  });
});
