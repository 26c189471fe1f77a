import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getAnalysis, serveAnalysis } from '../../../test/analysis.ts';
import { expectAccessible } from '../../../test/checks.ts';
import { openAsGuest } from '../../../test/open-page.tsx';

const panel = page.getByRole('tabpanel');

describe('what may be a risk', () => {
  it('is shown as worth a look after the findings, with its words, and left open', async () => {
    const state = serveAnalysis();
    const analysis = getAnalysis(state.detail);
    const [first] = analysis.findings;
    if (first?.evidence[0] === undefined) throw new Error('the sample has a finding with words');
    const hint = {
      concept: 'acceleration',
      title: 'Everything falls due after one default',
      subject: 'Early due date',
      detail: 'After a missed payment everything owed falls due at once.',
      category: 'payment',
      probability: 0.6,
      evidence: first.evidence[0],
    } as const;
    analysis.conceptPassages = [
      { ...hint, use: 'worth-a-look' },
      { ...hint, title: 'Noted alone', subject: 'Late payment', use: 'noted' },
    ];
    openAsGuest(`${state.path}&tab=overview`);
    await page.getByRole('link', { name: '1 passage is worth a look' }).click();
    const part = page.getByRole('region', { name: 'Worth a look' });
    await expect.element(part).toHaveTextContent('1 passage');
    await expect.element(part).toHaveTextContent(`Perhaps: ${hint.title}`);
    await expect.element(part).toHaveTextContent('They do not count in the score.');
    await expect.element(part).not.toHaveTextContent('Noted alone');
    await expectAccessible({ except: '.document-text' });
    await page.getByRole('tab', { name: 'Key Terms', exact: true }).click();
    await expect.element(panel).toHaveTextContent('Late payment 60 % sure');
    await expect.element(panel).not.toHaveTextContent('Early due date');
  });
});
