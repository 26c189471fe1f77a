import type { Redline } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getAnalysis, serveAnalysis } from '../../../../test/analysis.ts';
import { expectAccessible } from '../../../../test/checks.ts';
import { answer } from '../../../../test/network.ts';
import { openAsGuest } from '../../../../test/open-page.tsx';

/** Serves changes for the first two findings with words: a phrase, and a new clause. */
function serve() {
  const state = serveAnalysis();
  const { text } = state.recorded.text;
  const [first, second] = getAnalysis(state.detail).findings.filter(
    ({ evidence, severity, standing }) =>
      evidence.length > 0 && severity >= 2 && standing !== 'favour',
  );
  const passage = first?.evidence[0];
  if (first === undefined || second === undefined || passage === undefined)
    throw new Error('the sample has no findings');
  const { start, end } = passage;
  const [word = ''] = text.slice(start, end).split(' ');
  const redline: Redline = {
    changes: [
      {
        id: 'c1',
        findingIds: [first.id],
        title: 'Say it otherwise',
        passage,
        edits: [{ start, end: start + word.length, text: 'Nobody' }],
        effect: 'cured',
      },
      {
        id: 'c2',
        findingIds: [second.id],
        title: 'Add a clause',
        passage,
        edits: [
          {
            start: end,
            end,
            text: 'Storms excuse.',
            paragraph: { number: '9.', heading: 'Storms', model: 0 },
          },
        ],
        effect: 'lowered',
      },
    ],
    scores: [{ before: 8.6, after: 6 }],
    unproven: [],
  };
  const asked: string[] = [];
  answer(`GET /api/analyses/${state.detail.id}/changes`, ({ path }) => {
    asked.push(path);
    return { json: redline };
  });
  return { state, first, word, asked };
}

const panel = page.getByRole('tabpanel', { name: 'Recommendations' });

describe('proposed changes', () => {
  it('are asked for by a press, and show what they delete and insert', async () => {
    const { state, word, asked } = serve();
    openAsGuest(`${state.path}&tab=recommendations`);
    const button = panel.getByRole('button', { name: 'Propose changes' });
    await expect.element(button).toBeVisible();
    expect(asked).toEqual([]);
    await button.click();
    await expect
      .element(panel)
      .toHaveTextContent(
        '2 changes are proposed. With all of them the risk score would be 6.0 instead of 8.6.',
      );
    const read = (tag: string) =>
      [...panel.element().querySelectorAll(tag)].map((words) => words.textContent);
    expect(read('del')).toEqual([word]);
    expect(read('ins')).toEqual(['Nobody', '9. Storms. Storms excuse.']);
    await expect.element(panel.getByText('Tried in the text: the finding is gone.')).toBeVisible();
    await expectAccessible({ within: panel });
    // The button is gone, and the focus with what came in its place.
    expect(document.activeElement?.textContent).toContain('2 changes are proposed');
  });

  it('are saved without those that are left out', async () => {
    const { state, first } = serve();
    const saved: string[] = [];
    answer(`GET /api/analyses/${state.detail.id}/report`, ({ query }) => {
      saved.push(String(query));
      return { status: 409, json: { error: 'Not now.' } };
    });
    openAsGuest(`${state.path}&tab=recommendations`);
    await panel.getByRole('button', { name: 'Propose changes' }).click();
    const box = panel.getByRole('checkbox', { name: 'Put into the document: Say it otherwise' });
    await expect.element(box).toBeChecked();
    await box.click();
    await expect.element(panel.getByText('Left out')).toBeVisible();
    // What the others alone do was not computed.
    await expect.element(panel).not.toHaveTextContent('With all of them');
    await panel.getByRole('button', { name: 'Word document with these changes' }).click();
    await expect.poll(() => saved).toEqual([`format=redlined-docx&leaveOut=${first.id}`]);
    await box.click();
    await expect.element(panel).toHaveTextContent('With all of them');
  });

  it('stand with their finding, and are gone when it is settled', async () => {
    const { state, first } = serve();
    openAsGuest(`${state.path}&tab=risk-analysis&finding=${first.id}`);
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: first.title, exact: true }) })
      .first();
    await card.getByRole('button', { name: 'Propose a change' }).click();
    await expect.element(card.getByText('Say it otherwise')).toBeVisible();
    await card.getByRole('button', { name: /^Accept/ }).click();
    await page.getByRole('tab', { name: 'Recommendations' }).click();
    await expect.element(panel).toHaveTextContent('1 change is proposed.');
    await expect.element(panel.getByText('Say it otherwise')).not.toBeInTheDocument();
    // What all of them together do is no longer known.
    await expect.element(panel).not.toHaveTextContent('With all of them');
  });

  it('say why there are none, and can be asked for again', async () => {
    const { state } = serve();
    let isFailing = true;
    answer(`GET /api/analyses/${state.detail.id}/changes`, () =>
      isFailing
        ? {
            status: 503,
            json: { error: 'Too much work waits here.' },
          }
        : { json: { changes: [], scores: [], unproven: [] } },
    );
    openAsGuest(`${state.path}&tab=recommendations`);
    const button = panel.getByRole('button', { name: 'Propose changes' });
    await button.click();
    await expect.element(panel.getByRole('status')).toHaveTextContent('Too much work waits here.');
    isFailing = false;
    await button.click();
    await expect.element(panel).toHaveTextContent('No change of the words was proven');
  });
});
