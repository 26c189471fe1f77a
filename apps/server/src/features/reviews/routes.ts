import { modelReviewSchema, reviewRequestSchema, reviewSideSchema } from '@clauselight/schema';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { createReviewCommands } from '../../domain/reviews/commands.ts';
import { isModelAllowed } from '../../domain/reviews/model-permission.ts';
import {
  createReviewService,
  type ReviewAddress,
  type ReviewService,
} from '../../domain/reviews/service.ts';
import { createReviewStore } from '../../domain/reviews/store.ts';
import { getLastEventId, openEventStream } from '../../platform/http/event-stream.ts';
import { getModelSettings } from '../../platform/model-settings.ts';
import type { App, RouteParts } from '../http/app.ts';
import { idParams, requireSession, takePlace } from '../http/route-parts.ts';

const tags = ['analyses'];
const url = '/api/analyses/:id/review';

/** Adds the routes of a language model's review of an analysis. */
export function addReviewRoutes(app: App, parts: RouteParts): void {
  const { database, changes, config } = parts;
  const service = createReviewService({
    store: createReviewStore(database),
    commands: createReviewCommands(database, parts.limits.visitors),
    changes,
    model: getModelSettings(config),
    isModelAllowed: (ownerId) => isModelAllowed(database, ownerId),
  });
  addStart(app, parts, service);
  addReads(app, parts, service);
  addEvents(app, parts, service);
}

function addStart(app: App, { sessions, config }: RouteParts, service: ReviewService): void {
  app.post(
    url,
    {
      config: { rateLimit: { max: config.MODEL_REQUESTS_PER_MINUTE, timeWindow: '1 minute' } },
      schema: {
        tags,
        summary: 'Have the language model review an analysis, or join the review there is',
        params: idParams,
        body: reviewRequestSchema,
        response: { 200: modelReviewSchema },
      },
    },
    async (request) => {
      const address = await findAddress(request, { sessions, side: request.body.side });
      return service.start(address, request.body.again);
    },
  );

  app.post(
    `${url}/cancel`,
    {
      schema: {
        tags,
        summary: 'Stop a review that has not ended',
        params: idParams,
        body: reviewSideSchema,
        response: { 200: modelReviewSchema },
      },
    },
    async (request) =>
      service.cancel(await findAddress(request, { sessions, side: request.body.side })),
  );
}

function addReads(app: App, { sessions }: RouteParts, service: ReviewService): void {
  app.get(
    url,
    {
      schema: {
        tags,
        summary: 'How the review of an analysis stands, with everything found',
        params: idParams,
        querystring: reviewSideSchema,
        response: { 200: modelReviewSchema },
      },
    },
    async (request) =>
      service.get(await findAddress(request, { sessions, side: request.query.side })),
  );
}

function addEvents(
  app: App,
  { limits, sessions, stopping }: RouteParts,
  service: ReviewService,
): void {
  app.get(
    `${url}/events`,
    {
      schema: {
        tags,
        summary:
          'Server-sent events of a review: `item` and `state`; resumes after Last-Event-ID, 204 when nothing is left',
        produces: ['text/event-stream'],
        params: idParams,
        querystring: reviewSideSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const address = await findAddress(request, { sessions, side: request.query.side });
      const review = await service.findReview(address);
      const afterId = getLastEventId(request);
      // 204 tells an EventSource not to reconnect.
      if (await service.isFollowed(review, afterId)) return reply.status(204).send(null);
      const { ownerId } = address;
      const stream = openEventStream(reply, takePlace(limits, request, { ownerId }));
      await service
        .follow(review, {
          afterId,
          signal: AbortSignal.any([stopping, stream.closed]),
          onItem: ({ id, item }) => stream.send({ id, event: 'item', data: item }),
          onState: (state) => stream.send({ event: 'state', data: state }),
        })
        .catch((error: unknown) => request.log.error({ err: error }, 'an event stream broke off'))
        .finally(stream.close);
      return reply;
    },
  );
}

interface AddressParts extends Pick<RouteParts, 'sessions'> {
  readonly side: string | undefined;
}

async function findAddress(
  request: FastifyRequest,
  { sessions, side }: AddressParts,
): Promise<ReviewAddress> {
  const asked = request as FastifyRequest<{ Params: { id: string } }>;
  const { ownerId } = await requireSession(sessions, asked);
  return { ownerId, analysisId: asked.params.id, side };
}
