import { AppError, findingDecisionSchema, findingStateListSchema } from '@clauselight/schema';
import { z } from 'zod';
import { presentStates } from '../../domain/analyses/finding-state-rows.ts';
import { createFindingStateStore } from '../../domain/analyses/finding-state-store.ts';
import type { App, RouteParts } from '../../http/app.ts';
import { idParams, requireSession } from '../../http/route-parts.ts';

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
