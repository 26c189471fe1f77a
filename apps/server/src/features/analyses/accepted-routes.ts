import { AppError, acceptedFindingListSchema } from '@clauselight/schema';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { createAcceptedStore, type FindingKey } from '../../domain/analyses/accepted-store.ts';
import { presentAccepted } from '../../domain/analyses/present-analysis.ts';
import type { App, RouteParts } from '../../http/app.ts';
import { idParams, requireSession } from '../../http/route-parts.ts';

const findingParams = idParams.extend({ findingId: z.string().max(128) });
/** Visible ASCII characters: an id with any other cannot exist, and the database cannot store some of them. */
const possibleId = /^[\x21-\x7e]+$/;

/** Adds the routes with which a reader accepts findings. */
export function addAcceptedFindingRoutes(app: App, { database, sessions }: RouteParts): void {
  const url = '/api/analyses/:id/accepted-findings/:findingId';
  const store = createAcceptedStore(database);
  const schema = {
    tags: ['analyses'],
    params: findingParams,
    response: { 200: acceptedFindingListSchema },
  };

  const getPlace = async (
    request: FastifyRequest<{ Params: z.infer<typeof findingParams> }>,
  ): Promise<FindingKey> => {
    const session = await requireSession(sessions, request);
    const { id: analysisId, findingId } = request.params;
    const place = { ownerId: session.ownerId, analysisId, findingId };
    const isThere = possibleId.test(findingId) && (await store.hasFinding(place));
    if (!isThere) throw new AppError('not_found');
    return place;
  };

  app.put(
    url,
    { schema: { ...schema, summary: 'Accept a finding; answers with all that are accepted' } },
    async (request) => {
      const place = await getPlace(request);
      await store.insert(place);
      return presentAccepted(await store.list(place.analysisId));
    },
  );

  app.delete(
    url,
    { schema: { ...schema, summary: 'Take an acceptance back; answers with those that remain' } },
    async (request) => {
      const place = await getPlace(request);
      await store.remove(place);
      return presentAccepted(await store.list(place.analysisId));
    },
  );
}
