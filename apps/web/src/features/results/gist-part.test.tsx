import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getAnalysis, serveAnalysis } from '../../../test/analysis.ts';
import { expectAccessible, expectCount } from '../../../test/checks.ts';
import { openAsGuest } from '../../../test/open-page.tsx';

const said = page.getByRole('region', { name: 'What it says' });
const notJudged = page.getByRole('region', { name: 'Not judged' });

/** A document that says something, of a kind that has no score. */
function serveUnscored(kind: 'cv' | 'other'): string {
  const state = serveAnalysis();
  const analysis = getAnalysis(state.detail);
  const words = analysis.findings.flatMap(({ evidence }) => evidence.slice(0, 1)).slice(0, 3);
  const [first] = words;
  if (first === undefined) throw new Error('the sample has a finding with words');
  Object.assign(analysis, {
    documentKind: { kind, label: kind === 'cv' ? 'Curriculum vitae' : 'Not recognised' },
    notJudged: { reason: 'kind', text: 'It has no score of its own.', remedy: 'Say what it is.' },
    gist: {
      keySentences: words,
      duties: [{ who: 'Members', what: 'must return the key', status: 'open', evidence: first }],
      figures: [
        {
          display: '12 %',
          value: 12,
          unit: '%',
          measure: 'late fees',
          mentions: 1,
          evidence: first,
        },
      ],
      names: [{ name: 'Anna Berg', mentions: 2, evidence: first }],
      sections: Array.from({ length: 10 }, (_, index) => ({
        title: `Section ${index + 1}`,
        evidence: { ...first, start: first.start + index },
      })),
    },
    findings: [],
    recommendations: [],
    views: [],
    sides: [],
  });
  delete analysis.score;
  return `${state.path}&tab=overview`;
}

describe('what a document says', () => {
  it('comes first where its kind has no score, each sentence leading to its words', async () => {
    openAsGuest(serveUnscored('cv'));
    await expect.element(said).toHaveTextContent('Nothing in them is changed.');
    await expectCount(said.getByRole('link'), 3);
    const order = said.element().compareDocumentPosition(notJudged.element());
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await expect
      .element(page.getByRole('region', { name: 'What is this?' }))
      .not.toBeInTheDocument();
    const duties = page.getByRole('table', { name: 'Who is to do what' });
    await expect.element(duties).toHaveTextContent('Members');
    await expect
      .element(page.getByRole('table', { name: 'Figures in it' }))
      .toHaveTextContent('12 %');
    await expect
      .element(page.getByRole('region', { name: 'Names in it' }))
      .toHaveTextContent('Anna Berg2 times');
    await page.getByText('2 more sections').click();
    await expect.element(page.getByRole('link', { name: 'Section 10' })).toBeVisible();
    await expectAccessible({ except: '.document-text' });
    await said.getByRole('link').first().click();
    await expect.poll(() => location.search).toContain('at=');
  });

  it('comes after the question where the kind was not recognized', async () => {
    openAsGuest(serveUnscored('other'));
    await expect.element(said).toBeVisible();
    const order = said.element().compareDocumentPosition(notJudged.element());
    expect(order & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  });
});
