import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectUsable } from '../../test/checks.ts';
import { answer, callsOf } from '../../test/network.ts';
import { openAsGuest } from '../../test/open-page.tsx';

const analysisId = '1b7f2b1e-9d0f-4a58-8a4b-1f5c7f2d9e10';
const documentId = '0b7f2b1e-9d0f-4a58-8a4b-1f5c7f2d9e10';
const body = JSON.stringify({ id: analysisId, documentId, status: 'completed', analysis: 5 });

it('offers a new analysis and the file where a stored answer cannot be parsed', async () => {
  answer(`GET /api/analyses/${analysisId}`, { body });
  answer(`POST /api/documents/${documentId}/analyze`, { status: 503, body: '{}' });
  openAsGuest(`/?analysis=${analysisId}`);
  await expect
    .element(page.getByRole('heading', { name: 'These results cannot be shown' }))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Download the file' }))
    .toHaveAttribute('href', `/api/documents/${documentId}/original`);
  await expectUsable();
  await page.getByRole('button', { name: 'Analyze again' }).click();
  await expect.poll(() => callsOf(`POST /api/documents/${documentId}/analyze`)).toHaveLength(1);
});
