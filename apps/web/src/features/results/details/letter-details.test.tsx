import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getAnalysis, serveAnalysis } from '../../../../test/analysis.ts';
import { expectAccessible } from '../../../../test/checks.ts';
import { openAsGuest } from '../../../../test/open-page.tsx';

it('an e-mail shows the messages that it quotes, each leading to its words', async () => {
  const state = serveAnalysis();
  const analysis = getAnalysis(state.detail);
  const [words] = analysis.findings[0]?.evidence ?? [];
  if (words === undefined) throw new Error('the sample has a finding with words');
  Object.assign(analysis, {
    documentKind: { kind: 'email', label: 'E-mail' },
    details: {
      kind: 'letter',
      references: [],
      requests: [],
      consequences: [],
      warningSigns: [],
      earlier: [
        {
          sender: 'Anna Berg',
          date: '2026-05-04',
          requests: [{ text: 'Where is the pump?', evidence: words }],
          evidence: words,
        },
      ],
    },
  });
  openAsGuest(`${state.path}&tab=overview`);
  const part = page.getByRole('region', { name: 'Quoted messages, and what they asked' });
  await expect.element(part).toHaveTextContent('Anna Berg');
  await expect.element(part.getByRole('link', { name: 'Where is the pump?' })).toBeVisible();
  await expectAccessible({ except: '.document-text' });
});
