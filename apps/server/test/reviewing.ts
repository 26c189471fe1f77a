import {
  type ModelServer,
  type ModelServerOptions,
  startModelServer,
} from '@clauselight/language-model/testing/model-server.ts';
import {
  type AnalysisDetail,
  type ErrorBody,
  isReviewFinal,
  type ModelReview,
  modelReviewSchema,
  type ReviewItem,
  type ReviewState,
  reviewItemSchema,
  reviewStateSchema,
} from '@clauselight/schema';
import { expect } from 'vitest';
import { readEventBlocks } from './event-blocks.ts';
import type { TestFile } from './files.ts';
import { send } from './highlights.ts';
import type { Visitor } from './server.ts';
import {
  buildVisitor,
  startTestServer,
  type TestServer,
  type TestServerOptions,
} from './server.ts';

export interface ReviewingServer extends TestServer {
  readonly model: ModelServer;
}

/** A server with a language model on this machine. */
export async function startReviewingServer(
  { settings, ...options }: TestServerOptions = {},
  modelOptions?: ModelServerOptions,
): Promise<ReviewingServer> {
  const model = await startModelServer(modelOptions);
  const server = await startTestServer({
    ...options,
    settings: {
      MODEL_REQUESTS_PER_MINUTE: '100000',
      ...model.environment('openai'),
      ...settings,
    },
  });
  return {
    ...server,
    model,
    async close() {
      await server.close();
      await model.close();
    },
  };
}

export interface ReviewedDocument {
  readonly visitor: Visitor;
  readonly documentId: string;
  readonly detail: AnalysisDetail;
  /** Its text. */
  readonly text: string;
  /** The address of its review. */
  readonly url: string;
  start(body?: object): Promise<ModelReview>;
  get(side?: string): Promise<ModelReview>;
  /** The review once it has ended. */
  finish(side?: string): Promise<ModelReview>;
}

/** A document that has been analyzed, of a visitor of its own unless one is given. */
export async function analyzeOne(
  server: Pick<TestServer, 'address'>,
  file: Partial<TestFile> = {},
  visitor: Visitor = buildVisitor(server),
): Promise<ReviewedDocument> {
  const { id: documentId } = await visitor.uploadDocument(file);
  const detail = await visitor.analyze(documentId);
  const read = await (await visitor.call(`/api/documents/${documentId}/text`)).json();
  const url = `/api/analyses/${detail.id}/review`;
  const get = async (side?: string) => readReview(await visitor.call(`${url}${query(side)}`));
  return {
    visitor,
    documentId,
    detail,
    text: (read as { text: string }).text,
    url,
    get,
    start: async (body = {}) => readReview(await send(visitor, 'POST', url, body)),
    async finish(side) {
      let review = await get(side);
      const look = async () => {
        review = await get(side);
        return isReviewFinal(review.status);
      };
      await expect.poll(look).toBe(true);
      return review;
    },
  };
}

function query(side: string | undefined): string {
  return side === undefined ? '' : `?side=${encodeURIComponent(side)}`;
}

async function readReview(response: Response): Promise<ModelReview> {
  const body: unknown = await response.json();
  expect([response.status, (body as ErrorBody).code]).toEqual([200, undefined]);
  return modelReviewSchema.parse(body);
}

export type ReviewEvent =
  | { readonly kind: 'item'; readonly id: number; readonly item: ReviewItem }
  | { readonly kind: 'state'; readonly state: ReviewState };

export interface ReviewEvents {
  /** The next event that meets the condition; undefined if the stream has ended before. */
  find(isMeant: (event: ReviewEvent) => boolean): Promise<ReviewEvent | undefined>;
  /** Everything until the stream ends. */
  readAll(): Promise<readonly ReviewEvent[]>;
  /** Leaves as a browser does that is closed. */
  leave(): Promise<void>;
}

/** Follows a review as a browser does. */
export async function followReview(
  { visitor, url }: ReviewedDocument,
  lastEventId?: number,
): Promise<ReviewEvents> {
  const headers = lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) };
  const response = await visitor.call(`${url}/events`, { headers });
  expect(response.status).toBe(200);
  const events = readEvents(response);
  return {
    async find(isMeant) {
      for (;;) {
        const { value, done } = await events.next();
        if (done === true || value === undefined) return undefined;
        if (isMeant(value)) return value;
      }
    },
    async readAll() {
      const all: ReviewEvent[] = [];
      for await (const event of events) all.push(event);
      return all;
    },
    leave: async () => {
      await events.return(undefined);
    },
  };
}

async function* readEvents(response: Response): AsyncGenerator<ReviewEvent, undefined, undefined> {
  for await (const block of readEventBlocks(response)) {
    const event = readEvent(block);
    if (event !== undefined) yield event;
  }
  return undefined;
}

function readEvent(block: string): ReviewEvent | undefined {
  const fields = new Map(block.split('\n').map((line) => [line.split(': ')[0], line] as const));
  const field = (name: string) => fields.get(name)?.slice(name.length + 2);
  const data: unknown = JSON.parse(field('data') ?? 'null');
  if (field('event') === 'item') {
    return { kind: 'item', id: Number(field('id')), item: reviewItemSchema.parse(data) };
  }
  if (field('event') !== 'state') return undefined;
  expect(field('id')).toBeUndefined();
  return { kind: 'state', state: reviewStateSchema.parse(data) };
}

/** Everything that an item quotes. */
export function listQuotes(item: ReviewItem) {
  return 'evidence' in item ? item.evidence : [];
}

/** Everything that an item says in words of the model. */
export function listWords(item: ReviewItem): string[] {
  return Object.values(item).flatMap((value) =>
    value instanceof Object && 'text' in value ? [String(value.text)] : [],
  );
}
