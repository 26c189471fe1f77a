// Kills the server at random moments while documents are uploaded and analyzed, and counts what was lost.
// Usage: npx tsx research/evaluation/crash/kill-server.ts [kills] [seed]
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findHighMedian } from '../median.ts';
import { getLargest } from '../reader/report/figures.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const [kills = 100, seed = 1] = process.argv.slice(2).map(Number);
const random = createRandom(seed);
const sample = await readFile(path.join(root, 'samples/cloud-services-agreement.txt'), 'utf8');
const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'clauselight-kill-'));

/** Everything the server has answered for. */
const uploaded = new Map<string, { marker: string; analysisId?: string }>();
const startTimes: number[] = [];
let cookie = '';
let address = '';
let interrupted = 0;
let lostUploads = 0;

let server = await start();
// One upload first, so that all that follow belong to the same session.
await uploadAndAnalyze();
for (let kill = 1; kill <= kills; kill += 1) {
  const work = keepBusy(server);
  await wait(30 + random() * 900);
  const unfinished = [...uploaded.values()].filter(
    (document) => document.analysisId !== undefined,
  ).length;
  server.kill('SIGKILL');
  await once(server, 'exit');
  interrupted += await work;
  server = await start();
  lostUploads = Math.max(lostUploads, await countLostUploads());
  if (kill % 10 === 0)
    console.log(`${kill} kills, ${uploaded.size} uploads, ${unfinished} analyses acknowledged`);
}
const lostAnalyses = await countUnfinished();
const wrongTexts = await countWrongTexts();
server.kill('SIGINT');
await once(server, 'exit');
await rm(dataFolder, { recursive: true, force: true });

console.table({
  kills,
  'uploads acknowledged': uploaded.size,
  'uploads lost': lostUploads,
  'analyses acknowledged': [...uploaded.values()].filter(
    (document) => document.analysisId !== undefined,
  ).length,
  'analyses that did not complete': lostAnalyses,
  'texts that differ from what was uploaded': wrongTexts,
  'requests cut off by a kill': interrupted,
  'restart until ready, median ms': Math.round(findHighMedian(startTimes) ?? 0),
  'restart until ready, longest ms': Math.round(getLargest(startTimes) ?? 0),
});
process.exit(lostUploads + lostAnalyses + wrongTexts > 0 ? 1 : 0);

async function start(): Promise<ChildProcess> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      DATA_FOLDER: dataFolder,
      PORT: '0',
      LOG_LEVEL: 'error',
      RATE_LIMIT_PER_MINUTE: '1000000',
      UPLOADS_PER_MINUTE: '1000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const ready = /ready at (\S+)/.exec(chunk.toString());
      if (ready?.[1] !== undefined) resolve(ready[1]);
    });
    child.once('exit', (code) => reject(new Error(`the server did not start: ${code}`)));
  });
  startTimes.push(performance.now() - startedAt);
  return child;
}

/** Uploads and analyzes until the server is gone; answers how many requests were cut off. */
async function keepBusy(child: ChildProcess): Promise<number> {
  const work = Array.from({ length: 3 }, async () => {
    while (child.exitCode === null && child.signalCode === null) await uploadAndAnalyze();
  });
  const outcomes = await Promise.allSettled(work);
  return outcomes.filter((outcome) => outcome.status === 'rejected').length;
}

async function uploadAndAnalyze(): Promise<void> {
  const marker = `Reference ${Math.floor(random() * 1e12)}.`;
  const body = new FormData();
  body.set(
    'document',
    new Blob([`${sample}\n\n${marker}\n`], { type: 'text/plain' }),
    'agreement.txt',
  );
  const upload = await call('/api/documents/upload', { method: 'POST', body });
  cookie ||= upload.headers.get('set-cookie')?.split(';')[0] ?? '';
  if (upload.status !== 201) throw new Error(`an upload was answered with ${upload.status}`);
  const { document } = (await upload.json()) as { document: { id: string } };
  const entry: { marker: string; analysisId?: string } = { marker };
  uploaded.set(document.id, entry);
  const analyze = await call(`/api/documents/${document.id}/analyze`, {
    method: 'POST',
    headers: { prefer: 'respond-async' },
  });
  if (analyze.status !== 202) throw new Error(`an analysis was answered with ${analyze.status}`);
  entry.analysisId = ((await analyze.json()) as { id: string }).id;
}

async function countLostUploads(): Promise<number> {
  const listed = (await (await call('/api/documents')).json()) as { id: string }[];
  const known = new Set(listed.map(({ id }) => id));
  return [...uploaded.keys()].filter((id) => !known.has(id)).length;
}

/** Waits while analyses complete; those that are left once none has for a minute never will. */
async function countUnfinished(): Promise<number> {
  const open = new Set([...uploaded.values()].flatMap(({ analysisId }) => analysisId ?? []));
  let lastProgress = performance.now();
  while (open.size > 0 && performance.now() - lastProgress < 60_000) {
    for (const id of [...open]) {
      const { status } = (await (await call(`/api/analyses/${id}`)).json()) as { status: string };
      if (status !== 'completed') continue;
      open.delete(id);
      lastProgress = performance.now();
    }
    await wait(250);
  }
  return open.size;
}

async function countWrongTexts(): Promise<number> {
  let wrong = 0;
  for (const [id, { marker, analysisId }] of uploaded) {
    if (analysisId === undefined) continue;
    const { text } = (await (await call(`/api/documents/${id}/text`)).json()) as { text?: string };
    if (!text?.includes(marker)) wrong += 1;
  }
  return wrong;
}

function call(url: string, options: RequestInit = {}): Promise<Response> {
  return fetch(`${address}${url}`, {
    ...options,
    headers: { ...options.headers, ...(cookie ? { cookie } : {}) },
  });
}

/** Mulberry32: a small generator with a seed, so that a run can be repeated. */
function createRandom(start: number): () => number {
  let state = start >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
