import type { Finding } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectCount, notifications } from '../../../../test/checks.ts';
import { answer } from '../../../../test/network.ts';
import { reload } from '../../../../test/open-page.tsx';
import { anyAccept, format, openResults, openTab, panel, side } from '../test/results-steps.ts';

describe('a finding', () => {
  it('that is accepted leaves the score, can be taken back, and stays accepted after a reload', async () => {
    const { state, analysis } = openResults('risk-analysis');
    const finding = findGravest(analysis.findings);
    const [before, after] = [format(analysis.score?.value ?? 0), format(finding.scoreWithout)];
    expect(after).not.toBe(before);
    const card = panel.getByRole('listitem').filter({
      has: page.getByRole('heading', { level: 4, name: finding.title }),
    });
    await expect.element(card.first()).toHaveTextContent(`${before} → ${after}`);
    await page
      .getByRole('button', { name: `Accept this risk: ${finding.title}` })
      .first()
      .click();
    const undo = page.getByRole('button', { name: `Undo, count again: ${finding.title}` }).first();
    await expect.element(undo).toHaveFocus();
    await expect.element(page.getByText(`with 1 set aside; ${before} as it stands`)).toBeVisible();
    await expectCount(
      page.getByRole('status').filter({ hasText: `The score goes from ${before} to ${after}.` }),
      1,
    );

    await openTab('Overview');
    await expect.element(panel).toHaveTextContent(`${after}/10`);
    await openTab('Recommendations');
    const advice = analysis.recommendations.find(({ findingId }) => findingId === finding.id);
    const alike = analysis.recommendations.filter(({ title }) => title === advice?.title);
    await expectCount(
      page.getByRole('heading', { level: 3, name: advice?.title ?? '', exact: true }),
      alike.length - 1,
    );

    reload();
    await openTab('Risk Analysis');
    await expect.element(page.getByText(`with 1 set aside; ${before} as it stands`)).toBeVisible();
    await page.getByText('What you set aside, and what does not count').click();
    await expectAccessible({ except: '.document-text' });
    await undo.click();
    await expectCount(page.getByText('as it stands'), 0);
    const count = analysis.findings.length;
    await expect
      .element(page.getByRole('status').filter({ hasText: `${count} of ${count} findings` }))
      .toHaveFocus();
    expect(state.detail.findingStates).toEqual([]);
  });

  it('is accepted and taken back with the keyboard, and the focus stays at its place', async () => {
    openResults('risk-analysis');
    await expect.element(anyAccept.first()).toBeVisible();
    const accept = anyAccept.first().element() as HTMLElement;
    const title = accept.getAttribute('aria-label')?.replace('Accept this risk: ', '') ?? '';
    accept.focus();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByRole('button', { name: `Undo, count again: ${title}` }))
      .toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByRole('button', { name: `Accept this risk: ${title}` }))
      .toHaveFocus();
  });

  it('that the server refuses to accept counts again, and the page says so', async () => {
    const { analysis } = openResults('risk-analysis');
    answer('PUT /api/analyses/*/finding-states/*', 'cut');
    await anyAccept.first().click();
    await expect.element(notifications().getByText('The decision was not saved')).toBeVisible();
    await expectCount(page.getByText('as it stands'), 0);
    await expectCount(anyAccept, analysis.findings.length);
  });

  it('accepted with a side taken moves the score of that side', async () => {
    const { analysis } = openResults();
    const view = analysis.views.at(-1);
    const gravest = view?.findings.toSorted((a, b) => b.points - a.points)[0];
    const title = analysis.findings.find(({ id }) => id === gravest?.id)?.title;
    await side.selectOptions(view?.side ?? '');
    await openTab('Risk Analysis');
    await page
      .getByRole('button', { name: `Accept this risk: ${title}` })
      .first()
      .click();
    await expect
      .element(page.getByText(`with 1 set aside; ${format(view?.score.value)} as it stands`))
      .toBeVisible();
    await openTab('Overview');
    await expect.element(panel).toHaveTextContent(`${format(gravest?.scoreWithout)}/10`);
  });
});

function findGravest(findings: readonly Finding[]): Finding {
  const [gravest] = findings.toSorted((a, b) => b.points - a.points);
  if (gravest === undefined) throw new Error('the sample has no findings');
  return gravest;
}
