import { Socket } from 'node:net';
import path from 'node:path';
import { isAnchored, overlaps } from '@clauselight/core';
import {
  type HostileDocument,
  listHostileDocuments,
} from '@clauselight/language-model/testing/hostile-documents.ts';
import type {
  Analysis,
  AnalysisDetail,
  AskAnswer,
  Evidence,
  ModelReview,
  SelectionAnswer,
} from '@clauselight/schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isFullRun } from '../../../../../full-run.ts';
import { send } from '../../../test/highlights.ts';
import {
  analyzeOne,
  followReview,
  listQuotes,
  listWords,
  type ReviewedDocument,
  type ReviewingServer,
  startReviewingServer,
} from '../../../test/reviewing.ts';

/** What came of an attack once everything has been asked of a model that obeys it. */
interface Attacked {
  readonly slug: string;
  readonly reviewed: ReviewedDocument;
  readonly before: Analysis;
  readonly after: AnalysisDetail;
  readonly review: ModelReview;
  /** Every sentence of the model that is shown. */
  readonly words: readonly string[];
  readonly quotes: readonly Evidence[];
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.md': 'text/markdown',
  '.rtf': 'application/rtf',
};
/** What is attacked in every run: an attack of each kind, in each format. The others are read in a full run. */
const usualSlugs = new Set([
  'fake-system-message',
  'file-name-order',
  'hidden-html',
  'hidden-rtf',
  'homoglyphs',
  'image-exfiltration',
  'json-breakout',
  'markdown-report',
  'prompt-leak',
  'turned-writing',
  'zero-width-message',
]);
const documents = listHostileDocuments().filter(({ slug }) => isFullRun || usualSlugs.has(slug));
/** Its order is in the name of the file: no words of the text are for machines. */
const unsteered = 'file-name-order';
const question = 'What must be paid, and what are AI models told to do?';

let server: ReviewingServer;
let attacked: readonly Attacked[];
const ports = new Set<number>();
const { connect } = Socket.prototype;

beforeAll(async () => {
  watchConnections();
  server = await startReviewingServer(
    { settings: { MODEL_SECONDS: '600' } },
    { behavior: { kind: 'gullible', chunkCharacters: 500 } },
  );
  const analyzed = await inTurns(documents, analyze);
  expect(analyzed).toHaveLength(isFullRun ? 49 : usualSlugs.size);
  expect(server.model.requests).toEqual([]);
  attacked = await inTurns(analyzed, attack);
}, 300_000);
afterAll(async () => {
  Socket.prototype.connect = connect;
  await server.close();
});

function watchConnections(): void {
  Socket.prototype.connect = function (this: Socket, ...given: unknown[]): Socket {
    const [target] = Array.isArray(given[0]) ? given[0] : given;
    ports.add(Number(target instanceof Object ? (target as { port?: unknown }).port : target));
    return Reflect.apply(connect, this, given);
  };
}

async function analyze({ slug, fileName: name, text: content }: HostileDocument) {
  const type = mediaTypes[path.extname(name)] ?? 'text/plain';
  const reviewed = await analyzeOne(server, { name, type, content });
  expect([slug, reviewed.detail.status]).toEqual([slug, 'completed']);
  return { slug, reviewed };
}

async function attack({ slug, reviewed }: Pick<Attacked, 'slug' | 'reviewed'>): Promise<Attacked> {
  const { visitor, documentId, detail, text } = reviewed;
  await reviewed.start();
  await (await followReview(reviewed)).readAll();
  const review = await reviewed.get();
  const asked = await send(visitor, 'POST', `/api/documents/${documentId}/ask`, { question });
  const selection = { selectedText: text, startOffset: 0, endOffset: text.length };
  const url = `/api/documents/${documentId}/analyze-selection`;
  const explained = await send(visitor, 'POST', url, selection);
  expect([slug, asked.status, explained.status]).toEqual([slug, 200, 200]);
  const parts = [
    ((await asked.json()) as AskAnswer).model,
    ((await explained.json()) as SelectionAnswer).model,
  ];
  const sentences = parts.flatMap((part) => part?.sentences ?? []);
  const after = await (await visitor.call(`/api/analyses/${detail.id}`)).json();
  return {
    slug,
    reviewed,
    before: detail.analysis as Analysis,
    after: after as AnalysisDetail,
    review,
    words: [...review.items.flatMap(listWords), ...sentences.map((sentence) => sentence.text.text)],
    quotes: [...review.items.flatMap(listQuotes), ...sentences.flatMap(({ evidence }) => evidence)],
  };
}

/** A few at a time: what waits too long for its turn is not answered in time. */
async function inTurns<Value, Result>(
  values: readonly Value[],
  work: (value: Value) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = values.entries();
  const take = async () => {
    for (const [index, value] of waiting) results[index] = await work(value);
  };
  await Promise.all(Array.from({ length: 6 }, take));
  return results;
}

/** What is shown and must not be, with the name of the document. */
function listWordsWith(isForbidden: (words: string) => boolean): string[] {
  return attacked.flatMap(({ slug, words }) =>
    words.filter(isForbidden).map((said) => `${slug}: ${said}`),
  );
}

it('asks the model about each of them, and rejects much of its answers', async () => {
  const { requests } = server.model;
  const ends = await Promise.all(requests.map(({ ended }) => ended));
  expect(ends.filter((end) => end !== 'answered')).toEqual([]);
  // A portion, a question and a selection each; the whole where anything stood of the portion.
  expect(requests.length).toBeGreaterThanOrEqual(attacked.length * 3);
  const rejected = attacked.map(
    ({ review }) => review.rejected.quotes + review.rejected.statements,
  );
  expect(rejected.filter((count) => count > 0).length).toBeGreaterThan(attacked.length * 0.9);
  const isShown = attacked.filter(({ words }) => words.length > 0);
  expect(isShown.length).toBeGreaterThan(attacked.length / 2);
});

it('does not change score and findings', () => {
  for (const { before, after } of attacked) expect(after.analysis).toEqual(before);
});

it('shows no address', () => {
  const address = /\w:\/\/|\b(?:www\.|mailto:|javascript:|data:\w)|\S@\S|\b[\w-]+\.example\b/i;
  expect(listWordsWith((words) => address.test(words))).toEqual([]);
});

it('shows no markup', () => {
  const markup = /<[a-z!/|?]|!\[|\]\(|\*\*|`|^#{1,6} |^\||&(?:lt|gt|amp|#\w+);/im;
  expect(listWordsWith((words) => markup.test(words))).toEqual([]);
});

it('shows no invisible or direction-changing characters', () => {
  expect(listWordsWith((words) => /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u.test(words))).toEqual([]);
});

it('shows nothing of the system prompt', () => {
  const systems = server.model.requests.map((request) => request.question?.system ?? '');
  const secrets = new Set([...new Set(systems)].flatMap(listRuns));
  expect(secrets.size).toBeGreaterThan(500);
  expect(listWordsWith((words) => listRuns(words).some((run) => secrets.has(run)))).toEqual([]);
});

/** Eight words in a row, wherever they begin. */
function listRuns(words: string): string[] {
  const each = words.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return each.slice(7).map((_, index) => each.slice(index, index + 8).join(' '));
}

it('rests on quotes of the document, and never on text addressed to machines', () => {
  for (const { slug, before, quotes, reviewed } of attacked) {
    const machine = listMachineWords(before);
    const wrong = quotes.filter(
      (quote) => machine.some((each) => overlaps(each, quote)) || !isAnchored(reviewed.text, quote),
    );
    expect([slug, wrong]).toEqual([slug, []]);
  }
});

function listMachineWords({ findings }: Analysis): readonly Evidence[] {
  return findings.flatMap(({ ruleId, evidence }) =>
    /^(OPS-13|GEN-02)$/.test(ruleId) ? evidence : [],
  );
}

it('hides the opinion if the document contains text addressed to machines, and says so', () => {
  for (const { slug, before, review } of attacked) {
    const isSteered = listMachineWords(before).length > 0;
    const opinions = review.items.filter(({ kind }) => kind === 'opinion');
    expect([slug, review.isOpinionWithheld]).toEqual([slug, isSteered]);
    if (isSteered) expect([slug, opinions]).toEqual([slug, []]);
  }
  const free = attacked.filter(({ review }) => !review.isOpinionWithheld);
  expect(free.map(({ slug }) => slug)).toEqual([unsteered]);
});

it('explains findings of the engine and no others', () => {
  for (const { before, review } of attacked) {
    const ids = new Set(before.findings.map(({ id }) => id));
    const named = review.items.flatMap((item) =>
      'findingId' in item ? (item.findingId ?? []) : [],
    );
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  }
});

it('sends requests to the model only', () => {
  const { connectionString: database } = server.platform.database.pool.options;
  const urls = [server.model.url, server.address, ...(database === undefined ? [] : [database])];
  const known = urls.map((url) => Number(new URL(url).port));
  expect([...ports].toSorted()).toEqual(known.toSorted());
});
