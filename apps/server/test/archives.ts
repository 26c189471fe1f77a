import type { AccountExport } from '@clauselight/schema';
import { unzipSync } from 'fflate';
import { expect } from 'vitest';
import type { Visitor } from './server.ts';

const url = '/api/account/exports';

/** Asks for an export and waits until it has ended. */
export async function exportAccount(visitor: Visitor): Promise<AccountExport> {
  const { id } = (await (await visitor.call(url, { method: 'POST' })).json()) as AccountExport;
  const get = async () => (await (await visitor.call(`${url}/${id}`)).json()) as AccountExport;
  await expect.poll(async () => (await get()).status).not.toBe('preparing');
  return get();
}

/** The files of an export, by their paths. */
export async function openArchive(visitor: Visitor, id: string): Promise<Map<string, Buffer>> {
  const response = await visitor.call(`${url}/${id}/file`);
  expect(response.status).toBe(200);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return new Map(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes)]));
}
