import {
  AppError,
  carriedStatesSchema,
  findingDecisionSchema,
  findingStateListSchema,
} from '@clauselight/schema';
import { z } from 'zod';
import { createCarriedStateStore } from '../../domain/analyses/carried-states.ts';
import { presentStates } from '../../domain/analyses/finding-state-rows.ts';
import { createFindingStateStore } from '../../domain/analyses/finding-state-store.ts';
import type { App, RouteParts } from '../http/app.ts';
import { idParams, requireSession } from '../http/route-parts.ts';

const findingParams = idParams.extend({ findingId: z.string().max(128) });
/** Visible ASCII characters: an id with any other cannot exist, and the database cannot store some of them. */
const possibleId = /^[\x21-\x7e]+$/;

/** Adds the route by which a reader decides about findings. */
export function addFindingStateRoutes(app: App, { database, sessions }: RouteParts): void {
  const store = createFindingStateStore(database);
  app.put(
    '/api/analyses/:id/finding-states/:findingId',
    {
      schema: {
        tags: ['analyses'],
        summary:
          'Decide about a finding (open, accepted, negotiate, done, not a risk), with a note; answers with all decisions',
        params: findingParams,
        body: findingDecisionSchema,
        response: { 200: findingStateListSchema },
      },
    },
    async (request) => {
      const session = await requireSession(sessions, request);
      const { id: analysisId, findingId } = request.params;
      const key = { ownerId: session.ownerId, analysisId, findingId };
      const isThere = possibleId.test(findingId) && (await store.hasFinding(key));
      if (!isThere) throw new AppError('not_found');
      await store.set(key, request.body);
      return presentStates(await store.list(analysisId));
    },
  );
}

/** Adds the routes by which decisions about one version of a document are taken over to another. */
export function addCarriedStateRoutes(app: App, { database, sessions }: RouteParts): void {
  const carried = createCarriedStateStore(database);
  const states = createFindingStateStore(database);
  const path = '/api/analyses/:id/carried-states';

  app.get(
    path,
    {
      schema: {
        tags: ['analyses'],
        summary: 'The decisions about another version that hold for findings of this analysis too',
        params: idParams,
        querystring: carriedStatesSchema,
        response: { 200: findingStateListSchema },
      },
    },
    async (request) => {
      const { ownerId } = await requireSession(sessions, request);
      const versions = { from: request.query.from, to: request.params.id };
      if (!(await carried.isKnown(ownerId, versions))) throw new AppError('not_found');
      return presentStates(await carried.list(versions));
    },
  );

  app.post(
    path,
    {
      schema: {
        tags: ['analyses'],
        summary: 'Take these decisions over; answers with all decisions',
        params: idParams,
        body: carriedStatesSchema,
        response: { 200: findingStateListSchema },
      },
    },
    async (request) => {
      const { ownerId } = await requireSession(sessions, request);
      const versions = { from: request.body.from, to: request.params.id };
      if (!(await carried.isKnown(ownerId, versions))) throw new AppError('not_found');
      await carried.take(versions);
      return presentStates(await states.list(versions.to));
    },
  );
}
