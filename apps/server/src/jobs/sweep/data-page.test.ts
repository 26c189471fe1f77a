import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { endedShareDays } from '../../domain/shares/share-end.ts';
import { jobs, workerBeats } from '../../platform/queue/job-table.ts';
import { serverFolder } from '../../platform/server-folder.ts';
import { documentsFolder, exportsFolder, outputsFolder } from '../../platform/storage/keys.ts';
import { retentionTimes } from './retention-times.ts';

const page = readFileSync(path.resolve(serverFolder, '../../docs/data.md'), 'utf8');
const ends = new Map(
  page
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, name]) => name?.startsWith('`'))
    .map(([, name = '', , end = '']) => [name.replaceAll('`', ''), end]),
);

describe('docs/data.md', () => {
  it('says of every table and folder when what is in it ends, and of no other', async () => {
    const folders = [documentsFolder, exportsFolder, outputsFolder].map(
      (name) => `objects/${name}`,
    );
    const stored = [...(await listTables()), ...folders, 'drafts'];
    expect([...ends.keys()].sort()).toEqual(stored.sort());
    for (const [name, end] of ends) expect(end, name).not.toBe('');
  });

  it.each([
    ['account_exports', retentionTimes.exports],
    ['messages', retentionTimes.messages],
    ['messages', retentionTimes.lastMessages],
    ['highlights', retentionTimes.deletedHighlights],
    ['selections', retentionTimes.questions],
    ['questions', retentionTimes.questions],
    ['analysis_events', retentionTimes.analysisEvents],
    ['model_answers', retentionTimes.modelAnswers],
    ['model_day_spending', retentionTimes.modelDays],
    ['outputs', retentionTimes.outputs],
    ['shares', endedShareDays * 24 * 3_600_000],
    ['share_attempts', retentionTimes.shareAttempts],
    ['payment_events', retentionTimes.paymentEvents],
    ['jobs', retentionTimes.deadJobs],
    ['objects/documents', retentionTimes.orphans],
    ['objects/outputs', retentionTimes.outputs],
    ['drafts', retentionTimes.orphans],
  ])('says of %s the time that the sweep has', (name, milliseconds) => {
    expect(ends.get(name)).toContain(describeTime(milliseconds));
  });
});

async function listTables(): Promise<string[]> {
  const folder = path.join(serverFolder, 'src/domain/tables');
  const names = readdirSync(folder).filter((name) => name.endsWith('-tables.ts'));
  const modules = await Promise.all(
    names.map((name) => import(path.join(folder, name)) as Promise<object>),
  );
  const tables = modules.flatMap((exports) =>
    Object.values(exports).filter((value) => is(value, PgTable)),
  );
  return [...tables, jobs, workerBeats].map((table) => getTableName(table));
}

function describeTime(milliseconds: number): string {
  const hours = milliseconds / 3_600_000;
  const [count, unit] = hours % 24 === 0 ? [hours / 24, 'day'] : [hours, 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
