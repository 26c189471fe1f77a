import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Evidence, ModelReview, ReviewItem } from '@clauselight/schema';
import { expect, type Page } from '@playwright/test';
import type { ModelServer } from '../packages/language-model/src/testing/model-server.ts';
import { root } from './server.ts';
import type { Upload } from './steps.ts';

/** The line above the tabs. */
export function getReviewLine(page: Page) {
  return page.getByRole('region', { name: 'Language model', exact: true });
}

/** The sample contract with a unique ending, so that no earlier analysis is reused. */
export async function buildContract(more = ''): Promise<Upload & object> {
  const sample = await readFile(path.join(root, 'samples/cloud-services-agreement.txt'), 'utf8');
  const text = `${sample}\n\n${more}\n\nCopy ${crypto.randomUUID()} of this text.\n`;
  return { name: 'contract.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
}

/** Has the model stop in the middle of every answer until it is let go. */
export function holdAnswers(model: ModelServer, holdAfter = 700): void {
  model.behave({ kind: 'honest', holdAfter });
}

export function letGo(model: ModelServer): void {
  model.behave('honest');
  model.release();
}

export async function expectRead(page: Page): Promise<void> {
  await expect(getReviewLine(page).getByText('Read by GPT-4', { exact: true })).toBeVisible();
}

export async function readReview(page: Page, id: string, side?: string): Promise<ModelReview> {
  const query = side === undefined ? '' : `?${new URLSearchParams({ side })}`;
  return (await page.request.get(`/api/analyses/${id}/review${query}`)).json();
}

/** The quotes that an item shows. */
export function listQuotes(item: ReviewItem): readonly Evidence[] {
  return 'evidence' in item ? item.evidence : [];
}
