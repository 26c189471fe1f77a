import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getAnalysis, type StandInAnalysis, serveAnalysis } from '../../../test/analysis.ts';
import { expectAccessible, expectCount } from '../../../test/checks.ts';
import { answer, callsOf } from '../../../test/network.ts';
import { openAsGuest } from '../../../test/open-page.tsx';

const question = page.getByRole('region', { name: 'What is this?' });

/** A document whose kind was not recognized; what is asked of the server is written down. */
function serveUnrecognized(): { state: StandInAnalysis; path: string } {
  const state = serveAnalysis();
  const analysis = getAnalysis(state.detail);
  Object.assign(analysis, {
    documentKind: {
      kind: 'other',
      label: 'Not recognised',
      alternatives: ['lease', 'consumer', 'contract', 'letter', 'essay', 'services', 'loan'],
    },
    notJudged: { reason: 'kind', text: 'It reads as no kind.', remedy: 'Say what it is.' },
    findings: [],
    recommendations: [],
    views: [],
    sides: [],
  });
  delete analysis.score;
  const path = `/api/documents/${state.detail.documentId}/analyze`;
  answer(`POST ${path}`, () => ({ json: state.detail }));
  return { state, path: `POST ${path}` };
}

it('a document that was not recognized is asked about, with the six likeliest answers', async () => {
  const { state, path } = serveUnrecognized();
  openAsGuest(`${state.path}&tab=overview`);
  await expectCount(question.getByRole('button'), 6);
  await expectAccessible({ except: '.document-text' });
  await question.getByRole('button', { name: 'Lease' }).click();
  await expect.poll(() => callsOf(path).map(({ body }) => body)).toEqual([{ kind: 'lease' }]);
});

it('any other kind can be chosen, and a kind that was set can be left to the engine', async () => {
  const { state, path } = serveUnrecognized();
  openAsGuest(`${state.path}&tab=overview`);
  await question.getByLabelText('Something else:').selectOptions('invoice');
  await expect.poll(() => callsOf(path).map(({ body }) => body)).toEqual([{ kind: 'invoice' }]);

  getAnalysis(state.detail).documentKind.isSetByReader = true;
  openAsGuest(`${state.path}&tab=overview`);
  await page.getByLabelText('Not right? It is:').selectOptions('Let the engine decide');
  await expect.poll(() => callsOf(path).at(-1)?.body).toEqual({ kind: null });
});
