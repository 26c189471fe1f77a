import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type {
  AnalysisDetail,
  AnalysisRecord,
  Comparison,
  Document,
  DocumentText,
  Highlight,
  Insights,
} from '@clauselight/schema';
import type { TestProject } from 'vitest/node';
import { buildChanged } from '../scripts/build.mjs';
import { earlierVersion, laterVersion } from './compare-documents.ts';
import { createPortfolio } from './portfolio.ts';
import { findPreparedDatabase } from './prepared-database.ts';
import { resultSamples } from './result-samples.ts';
import {
  makePreparedFolder,
  type RunningServer,
  removeDataFolder,
  root,
  startServer,
} from './server.ts';
import type { Upload } from './steps.ts';

/** What the server answers about one document. */
export interface RecordedDocument {
  readonly document: Document;
  readonly detail: AnalysisDetail;
  readonly text: DocumentText;
  readonly highlights: Highlight[];
}

/** Answers of a real server, for the component tests to be given. */
export interface RecordedAnswers {
  /** What a guest has who had five documents analyzed. */
  readonly portfolio: {
    /** When they look at it, ISO 8601: the letter among the documents names days before and after. */
    readonly seenAt: string;
    readonly insights: Insights;
    readonly analyses: AnalysisRecord[];
  };
  /** A document of each kind that has results of its own, by its title. */
  readonly samples: Readonly<Record<string, RecordedDocument>>;
  /** Two versions of a contract, compared without a side (the empty name) and for each side of the later one. */
  readonly versions: {
    readonly before: RecordedDocument;
    readonly after: RecordedDocument;
    readonly analyses: AnalysisRecord[];
    readonly comparisons: Readonly<Record<string, Comparison>>;
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    answers: RecordedAnswers;
  }
}

/** Longer than the recording takes, in milliseconds: what is seen was analyzed before. */
const recordingMs = 10 * 60_000;

const file = path.join(root, '.cache/recorded-answers.json');

/** What decides the answers beside the server. */
const sources = ['record-answers.ts', 'portfolio.ts', 'result-samples.ts', 'compare-documents.ts'];

/** Has the server that is built answer about the samples, once for what both are made from. */
export async function setup(project: TestProject): Promise<void> {
  buildChanged(['server']);
  const files = ['.cache/build-server', ...sources.map((name) => `e2e/${name}`)];
  const hash = createHash('sha256');
  for (const name of files) hash.update(readFileSync(path.join(root, name)));
  const stamp = hash.digest('hex');
  const kept = readKept();
  const answers = kept?.stamp === stamp ? kept.answers : await record();
  if (answers !== kept?.answers) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ stamp, answers }));
  }
  project.provide('answers', answers);
}

function readKept(): { stamp: string; answers: RecordedAnswers } | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

async function record(): Promise<RecordedAnswers> {
  const folder = await makePreparedFolder(await findPreparedDatabase());
  const server = await startServer(folder, {
    RATE_LIMIT_PER_MINUTE: '100000',
    UPLOADS_PER_MINUTE: '10000',
    DEVELOPMENT_SIGN_IN: 'false',
  });
  try {
    return await ask(createGuest(server));
  } finally {
    await server.stop();
    await removeDataFolder(folder);
  }
}

async function ask(guest: Guest): Promise<RecordedAnswers> {
  const seenAt = new Date(Date.now() + recordingMs);
  const portfolio = await guest.analyzeAll(createPortfolio(seenAt));
  const others = await guest.analyzeAll([...resultSamples.map((sample) => sample.file)]);
  const [before, after] = await guest.analyzeAll([earlierVersion, laterVersion]);
  if (before === undefined || after === undefined) throw new Error('there are two versions');
  const { documents } = await guest.get<Insights>('/insights');
  const analyses = await guest.get<AnalysisRecord[]>('/analyses');
  const isOneOf =
    (recorded: readonly RecordedDocument[]) =>
    ({ documentId }: { documentId: string }) =>
      recorded.some(({ document }) => document.id === documentId);
  const samples = resultSamples.map(({ title }, index) => [title, others[index]] as const);
  return {
    portfolio: {
      seenAt: seenAt.toISOString(),
      insights: { documents: documents.filter(isOneOf(portfolio)) },
      analyses: analyses.filter(isOneOf(portfolio)),
    },
    samples: Object.fromEntries(samples) as RecordedAnswers['samples'],
    versions: {
      before,
      after,
      analyses: analyses.filter(isOneOf([before, after])),
      comparisons: await compare(guest, before.detail, after.detail),
    },
  };
}

async function compare(guest: Guest, before: AnalysisDetail, after: AnalysisDetail) {
  const comparisons: Record<string, Comparison> = {};
  for (const side of ['', ...(after.analysis?.sides ?? []).map(({ id }) => id)]) {
    const query = new URLSearchParams({ before: before.id, after: after.id });
    if (side !== '') query.set('side', side);
    comparisons[side] = await guest.get(`/comparisons?${query}`);
  }
  return comparisons;
}

type Guest = ReturnType<typeof createGuest>;

/** Somebody new to the server, with the calls that a page makes for them. */
function createGuest({ address }: RunningServer) {
  let cookie = '';
  async function call<T>(resource: string, init: RequestInit = {}): Promise<T> {
    const answer = await fetch(`${address}/api${resource}`, { ...init, headers: { cookie } });
    cookie ||= answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    if (!answer.ok) throw new Error(`${resource}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }
  /** What was sent before, so that no document is read twice. */
  const known = new Map<string, RecordedDocument>();

  async function analyze(file: File): Promise<RecordedDocument> {
    const body = new FormData();
    body.set('document', file);
    const send = { method: 'POST', body };
    const { document } = await call<{ document: Document }>('/documents/upload', send);
    const resource = `/documents/${document.id}`;
    const detail = await call<AnalysisDetail>(`${resource}/analyze`, { method: 'POST' });
    return {
      document,
      detail,
      text: await call(`${resource}/text`),
      highlights: await call(`${resource}/highlights`),
    };
  }

  return {
    get: call,
    async analyzeAll(uploads: readonly Upload[]): Promise<RecordedDocument[]> {
      const recorded: RecordedDocument[] = [];
      for (const upload of uploads) {
        const file = await readUpload(upload);
        const one = known.get(file.name) ?? (await analyze(file));
        known.set(file.name, one);
        recorded.push(one);
      }
      return recorded;
    },
  };
}

async function readUpload(upload: Upload): Promise<File> {
  if (typeof upload !== 'string') {
    return new File([new Uint8Array(upload.buffer)], upload.name, { type: upload.mimeType });
  }
  return new File([await readFile(upload)], path.basename(upload));
}
