import {
  analysisDetailSchema,
  documentTextSchema,
  highlightListSchema,
  modelReviewSchema,
  sharedFactsSchema,
  shareUnlockSchema,
} from '@clauselight/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { presentDetail } from '../../domain/analyses/present-analysis.ts';
import { createPasswordAttempts } from '../../domain/shares/password-attempts.ts';
import { createSharedStore } from '../../domain/shares/shared-store.ts';
import type { WorkQueue } from '../../domain/shares/work-queue.ts';
import { sendOriginal } from '../../platform/http/send-original.ts';
import { createAddressKey } from '../../platform/limits/address.ts';
import { getTextJson } from '../../platform/storage/text-json.ts';
import type { App, RouteParts } from '../http/app.ts';
import { createSharePass } from './share-pass.ts';
import { createSharedService, type SharedService } from './shared-service.ts';

const tags = ['shares'];
const params = z.object({ token: z.string() });
type ShareRequest = FastifyRequest<{ Params: z.infer<typeof params> }>;

/** Adds the routes for people who have a link. They neither require nor start a session. */
export function addSharedRoutes(app: App, parts: RouteParts, queue: WorkQueue): void {
  const { database, config } = parts;
  const service = createSharedService({
    database,
    store: createSharedStore(database),
    attempts: createPasswordAttempts(database),
    getAddressKey: ({ ip }) => createAddressKey(parts.cookieSecret, ip),
    pass: createSharePass(config),
    queue,
  });
  const readLimit = { rateLimit: { max: config.SHARE_READS_PER_MINUTE, timeWindow: '1 minute' } };
  addUnlock(app, parts, service);
  addFacts(app, parts, service);
  addOriginal(app, parts, service);

  app.get(
    '/api/share/:token/analysis',
    {
      config: readLimit,
      schema: {
        tags,
        summary: 'The analysis that a link shows',
        params,
        response: { 200: analysisDetailSchema },
      },
    },
    async (request, reply) => {
      const share = await open(service, request);
      return sendJson(reply, presentDetail(await service.getAnalysis(share)));
    },
  );

  app.get(
    '/api/share/:token/text',
    {
      config: readLimit,
      schema: {
        tags,
        summary: 'The text of the document that a link shows, with its structure',
        params,
        response: { 200: documentTextSchema },
      },
    },
    async (request, reply) => {
      const { file } = await open(service, request);
      return sendJson(reply, await getTextJson(parts.storage, file.id));
    },
  );

  app.get(
    '/api/share/:token/highlights',
    {
      config: readLimit,
      schema: {
        tags,
        summary: 'The highlights that a link shows, in document order',
        params,
        response: { 200: highlightListSchema },
      },
    },
    async (request) => service.listHighlights(await open(service, request)),
  );

  app.get(
    '/api/share/:token/review',
    {
      config: readLimit,
      schema: {
        tags,
        summary: 'What a language model found, where a review has ended; none is begun',
        params,
        response: { 200: modelReviewSchema },
      },
    },
    async (request) => service.getReview(await open(service, request)),
  );
}

function addUnlock(app: App, { config }: RouteParts, service: SharedService): void {
  app.post(
    '/api/share/:token/unlock',
    {
      config: { rateLimit: { max: config.SHARE_UNLOCKS_PER_MINUTE, timeWindow: '1 minute' } },
      schema: {
        tags,
        summary: 'Open a link with its password; the cookie of the answer opens this link alone',
        params,
        body: shareUnlockSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await service.unlock(request.params.token, request.body.password, { request, reply });
      return reply.status(204).send(null);
    },
  );
}

function addFacts(app: App, { config, sessions }: RouteParts, service: SharedService): void {
  app.get(
    '/api/share/:token/facts',
    {
      config: { rateLimit: { max: config.SHARE_READS_PER_MINUTE, timeWindow: '1 minute' } },
      // A request for the headers alone does not count as a visit.
      exposeHeadRoute: false,
      schema: {
        tags,
        summary: 'What there is to say about a link; counts as a visit unless it is your own',
        params,
        response: { 200: sharedFactsSchema },
      },
    },
    async (request) => {
      const share = await open(service, request);
      return service.getFacts(share, (await sessions.find(request))?.userId);
    },
  );
}

function addOriginal(app: App, { storage }: RouteParts, service: SharedService): void {
  app.get(
    '/api/share/:token/original',
    {
      // A range counts bytes of the file, not of a compressed answer.
      compress: false,
      schema: {
        tags,
        summary: 'The file that a link shows; of a PDF also a single range of bytes',
        produces: ['application/octet-stream'],
        params,
        response: { 200: z.file(), 206: z.file() },
      },
    },
    async (request, reply) => {
      const { file } = await open(service, request);
      return sendOriginal(request, reply, { file, storage });
    },
  );
}

function open(service: SharedService, request: ShareRequest) {
  return service.open(request.params.token, request);
}

/** Bytes are sent as they are; the schemas above describe what is in them. */
function sendJson(reply: Pick<FastifyReply, 'type' | 'send'>, json: Buffer): never {
  return reply.type('application/json; charset=utf-8').send(json) as never;
}
