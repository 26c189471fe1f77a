// Has the stand-in for a language model review a long document through the real server, and measures time, tokens and cost.
// The server is built before: npm run build. Usage: npm run evaluate:review -- [--pages 300] [--delay 1000] [--seconds 55] [--concurrency 8]
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startModelServer } from '@clauselight/language-model/testing/model-server.ts';
import { type AnalysisDetail, isReviewFinal, type ModelReview } from '@clauselight/schema';
import { joinContracts, pageLength } from '../speed/long-text.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '300' },
    /** Milliseconds before the first word of each answer. */
    delay: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '55' },
    concurrency: { type: 'string', default: '8' },
  },
});
/** One text in so many is a contract with something to find on every page. */
const everyNth = 6;
const pages = Number(values.pages);
const seconds = Number(values.seconds);

const model = await startModelServer({
  behavior: { kind: 'honest', firstDelayMs: Number(values.delay), chunkCharacters: 200 },
});
const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'clauselight-review-'));
const server = start();
let cookie = '';
const address = await waitUntilReady(server);

const text = await writeLongText(pages * pageLength);
const analyzedFrom = performance.now();
const { id, analysis } = await analyze(text);
const analysisMs = performance.now() - analyzedFrom;
const { review, firstItemMs } = await reviewOnce(id);
const again = await reviewOnce(id, { again: true });

const reviewedMs = review.durationMs ?? Number.POSITIVE_INFINITY;
const explained = review.items.filter((item) => item.kind === 'explanation').length;
console.table({
  pages,
  characters: text.length,
  'analysis by the engine, s': toSeconds(analysisMs),
  'first item of the review, s': toSeconds(firstItemMs),
  'whole review, s': toSeconds(reviewedMs),
  status: review.status,
  failures: review.failures.join(', '),
  portions: `${review.portions.done} of ${review.portions.total}`,
  'findings explained': `${explained} of ${analysis?.findings.length}`,
  items: review.items.length,
  'requests to the model': review.usage.calls,
  'most at once': model.mostAtOnce,
  tokens: review.usage.inputTokens + review.usage.outputTokens,
  dollars: review.usage.dollars,
  'requests of the same review made again': again.review.usage.calls,
});
server.kill('SIGINT');
await once(server, 'exit');
await model.close();
await rm(dataFolder, { recursive: true, force: true });
const isWithin = review.status === 'completed' && reviewedMs <= seconds * 1000;
process.exit(isWithin && again.review.usage.calls === 0 ? 0 : 1);

function start(): ChildProcess {
  return spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      DATA_FOLDER: dataFolder,
      PORT: '0',
      LOG_LEVEL: 'error',
      RATE_LIMIT_PER_MINUTE: '1000000',
      MODEL_SECONDS: values.seconds,
      MODEL_CONCURRENCY: values.concurrency,
      ...model.environment('openai'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

function waitUntilReady(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      const [, found] = /ready at (\S+)/.exec(chunk.toString()) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`the server did not start: ${code}`)));
  });
}

/** The project's own contract again and again, each between pages of ordinary clauses, and no two of anything alike. */
async function writeLongText(length: number): Promise<string> {
  const sample = await readFile(path.join(root, 'samples/cloud-services-agreement.txt'), 'utf8');
  const texts = Array.from({ length: Math.ceil(length / sample.length) }, (_, copy) =>
    copy % everyNth === 0
      ? sample.replace(/\$(\d+)/g, (_whole, sum: string) => `$${Number(sum) + copy}`)
      : writeOrdinaryClauses(copy, sample.length),
  );
  return joinContracts(texts, length).slice(0, length);
}

/** Clauses that say what is done where, by whom and when. */
function writeOrdinaryClauses(copy: number, length: number): string {
  const clauses: string[] = [];
  for (let number = 1; clauses.join('').length < length; number += 1) {
    const site = copy * 100 + number;
    clauses.push(
      `${number}. Works at site ${site}. The Provider carries out the works at site ${site} in the order in which the plan of site ${site} lists them. The Customer opens site ${site} at eight in the morning. Each party keeps a record of the works at site ${site} and shows it to the other party on request. The record of site ${site} has ${number + 2} columns and is kept for ${number + 1} years.`,
    );
  }
  return clauses.join('\n\n');
}

async function analyze(content: string): Promise<AnalysisDetail> {
  const body = new FormData();
  body.set('document', new Blob([content], { type: 'text/plain' }), 'long.txt');
  const upload = await call('/api/documents/upload', { method: 'POST', body });
  cookie = upload.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { document } = (await upload.json()) as { document: { id: string } };
  const analyzed = await call(`/api/documents/${document.id}/analyze`, { method: 'POST' });
  return (await analyzed.json()) as AnalysisDetail;
}

async function reviewOnce(analysisId: string, body: object = {}) {
  const url = `/api/analyses/${analysisId}/review`;
  const startedAt = performance.now();
  await call(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  let firstItemMs = Number.POSITIVE_INFINITY;
  for (;;) {
    const found = (await (await call(url)).json()) as ModelReview;
    if (found.items.length > 0) firstItemMs = Math.min(firstItemMs, performance.now() - startedAt);
    if (isReviewFinal(found.status)) return { review: found, firstItemMs };
    await wait(100);
  }
}

function call(url: string, options: RequestInit = {}): Promise<Response> {
  return fetch(`${address}${url}`, {
    ...options,
    headers: { ...options.headers, ...(cookie ? { cookie } : {}) },
  });
}

function toSeconds(ms: number): number {
  return Math.round(ms / 100) / 10;
}
