import type { AnalysisDetail, AnalysisEvent } from '@clauselight/schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { configure } from '../../../test/account.ts';
import {
  expectAccessible,
  expectCount,
  expectHidden,
  expectUsable,
  notifications,
} from '../../../test/checks.ts';
import { openStreams } from '../../../test/event-source.ts';
import { answer, callsOf } from '../../../test/network.ts';
import { openAsGuest } from '../../../test/open-page.tsx';

const id = '7d4f4a3e-1111-4222-8333-444455556666';
const documentId = '7d4f4a3e-1111-4222-8333-444455557777';
const card = page.getByRole('region', { name: 'Analyzing your document' });
const cancelled = page.getByRole('region', { name: 'Analysis cancelled' });
const cancel = card.getByRole('button', { name: 'Cancel analysis' });
let detail: AnalysisDetail;

/** Says to the page how the analysis gets on. */
function tell(facts: Partial<AnalysisEvent>): void {
  const event = { analysisId: id, status: 'running', at: '2026-03-14T15:00:00Z', ...facts };
  openStreams.at(-1)?.send('analysis', event);
}

beforeEach(() => {
  detail = {
    id,
    documentId,
    filename: 'contract.txt',
    status: 'queued',
    requestedAt: new Date().toISOString(),
    riskFlags: [],
    findingStates: [],
  };
  answer(`GET /api/analyses/${id}`, () => ({ json: detail }));
  answer(`POST /api/analyses/${id}/cancel`, () => {
    detail = { ...detail, status: 'cancelled' };
    return { json: detail };
  });
  answer(`POST /api/documents/${documentId}/analyze`, () => {
    detail = { ...detail, status: 'queued' };
    return { status: 202, json: detail };
  });
});

describe('an analysis at work', () => {
  it('shows its own three steps, and how far it is in each', async () => {
    openAsGuest(`/?analysis=${id}`);
    const steps = card.getByRole('listitem');
    await expectCount(steps, 3);
    await expect.element(card.getByRole('progressbar', { name: 'Analysis' })).toBeVisible();
    tell({ step: 'analysis', fraction: 0.5, detail: 'Risks' });
    await expect.element(steps.nth(0)).toHaveTextContent(/Parsing document.*done/);
    await expect.element(steps.nth(1)).toHaveTextContent(/AI Analysis.*Risks.*50 %/);
    await expect.element(steps.nth(1)).toHaveAttribute('aria-current', 'step');
    await expect.element(steps.nth(2)).toHaveTextContent(/Generating insights.*waiting/);
    await expectUsable();
  });

  it('is estimated where a language model takes part, and there alone', async () => {
    const estimate = page.getByText('This typically takes 30-60 seconds.');
    openAsGuest(`/?analysis=${id}`);
    await expect.element(card.getByText('You can leave this page')).toBeVisible();
    await expectCount(estimate, 0);
    configure({ languageModel: { label: 'GPT-4', host: 'api.openai.com', isLocal: false } });
    openAsGuest(`/?analysis=${id}`);
    await expect.element(estimate).toBeVisible();
  });

  it('can be cancelled, tried again and given up', async () => {
    openAsGuest(`/?analysis=${id}`);
    await cancel.click();
    await expect.element(cancelled).toHaveTextContent('The analysis was cancelled.');
    await expectAccessible();
    await cancelled.getByRole('button', { name: 'Retry' }).click();
    await expect.element(card).toBeVisible();
    await cancel.click();
    await cancelled.getByRole('button', { name: 'New Analysis' }).click();
    await expect
      .element(page.getByRole('heading', { name: 'Upload Contract for Analysis' }))
      .toBeVisible();
    expect(callsOf(`POST /api/analyses/${id}/cancel`)).toHaveLength(2);
  });

  it('that fails says why, in the card and in a notice', async () => {
    openAsGuest(`/?analysis=${id}`);
    await expect.element(card).toBeVisible();
    const message = 'The file is damaged.';
    detail = { ...detail, status: 'failed', error: { code: 'document_corrupt', message } };
    tell({ status: 'failed' });
    await expect.element(page.getByRole('heading', { name: 'Analysis failed' })).toBeVisible();
    await expect.element(page.getByRole('main')).toHaveTextContent(message);
    await expect.element(notifications()).toHaveTextContent(message);
  });

  it('continues while the connection is lost, with a note', async () => {
    openAsGuest(`/?analysis=${id}`);
    await expect.element(card).toBeVisible();
    const lost = page.getByText('Connection lost, trying again.');
    openStreams.at(-1)?.breakOff();
    await expect.element(lost).toBeVisible();
    await expectAccessible();
    openStreams.at(-1)?.dispatchEvent(new Event('open'));
    await expectHidden(lost);
  });
});
