import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDocumentSearch } from '../../../apps/server/src/domain/documents/search-documents.ts';
import { createSearchStore } from '../../../apps/server/src/domain/documents/search-store.ts';
import { owners } from '../../../apps/server/src/domain/tables/account-tables.ts';
import {
  documents,
  documentTexts,
} from '../../../apps/server/src/domain/tables/document-tables.ts';
import { openDatabase } from '../../../apps/server/src/platform/database/open.ts';
import { silentLog } from '../../../apps/server/test/database.ts';
import { getMedian } from '../median.ts';

/** UTF-16 code units of one document, about 25 pages. */
const textLength = 60_000;
const rounds = 5;
const vocabulary = Array.from({ length: 5000 }, (_, index) => `word${index.toString(36)}`);

const dataFolder = mkdtempSync(join(tmpdir(), 'search-'));
const database = await openDatabase({
  url: process.env.EVALUATE_DATABASE_URL,
  dataFolder,
  migrationsFolder: fileURLToPath(new URL('../../../apps/server/migrations', import.meta.url)),
  log: silentLog,
});
const search = createDocumentSearch({
  store: createSearchStore(database),
  storage: { find: async () => undefined },
});

console.log(
  `${database.kind} database, documents of ${textLength} characters, medians of ${rounds}`,
);
for (const count of [50, 500, 1000]) {
  const ownerId = await addOwner(count);
  const times = {
    'in one document': await measure(ownerId, 'needle'),
    'in every document': await measure(ownerId, vocabulary.slice(0, 2).join(' ')),
    'in none': await measure(ownerId, 'nowhere to be found'),
  };
  const words = Object.entries(times).map(([name, ms]) => `${name} ${Math.round(ms)} ms`);
  console.log(`${count} documents: ${words.join(', ')}`);
}
await database.close();
rmSync(dataFolder, { recursive: true, force: true });

/** An owner with as many documents, one of which has a word that no other has. */
async function addOwner(count: number): Promise<string> {
  const { orm } = database;
  const ownerId = randomUUID();
  await orm.insert(owners).values({ id: ownerId });
  for (let number = 0; number < count; number += 1) {
    const id = randomUUID();
    await orm.insert(documents).values({
      id,
      ownerId,
      filename: `${number}.txt`,
      fileSize: textLength,
      fileType: 'text/plain',
      format: 'txt',
      readerVersion: '1',
    });
    const text = writeText() + (number === 0 ? ' needle' : '');
    await orm.insert(documentTexts).values({ documentId: id, readerVersion: '1', text });
  }
  return ownerId;
}

function writeText(): string {
  const words: string[] = [];
  for (let length = 0; length < textLength; length += (words.at(-1)?.length ?? 0) + 1) {
    words.push(vocabulary[Math.floor(Math.random() * vocabulary.length)] ?? '');
  }
  return words.join(' ');
}

/** Milliseconds of a search, the median of several. */
async function measure(ownerId: string, query: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    await search(ownerId, query);
    times.push(performance.now() - startedAt);
  }
  return getMedian(times);
}
