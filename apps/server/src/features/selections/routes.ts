import { selectionAnswerSchema, selectionRequestSchema } from '@clauselight/schema';
import { openQuestionService } from '../../domain/questions/open-question-service.ts';
import { selectionKind } from '../../domain/questions/question-kinds.ts';
import { sendAnswers } from '../../platform/http/send-answers.ts';
import { getModelSettings } from '../../platform/model-settings.ts';
import type { App, RouteParts } from '../http/app.ts';
import {
  createDisconnectSignal,
  idParams,
  requireSession,
  takePlace,
} from '../http/route-parts.ts';

/** Adds the route that explains a selected passage. */
export function addSelectionRoutes(app: App, parts: RouteParts): void {
  const { config, limits, sessions, stopping } = parts;
  const service = openQuestionService(parts, selectionKind, 'selection_not_found');
  const hasModel = getModelSettings(config) !== undefined;
  const max = hasModel ? config.MODEL_REQUESTS_PER_MINUTE : config.RATE_LIMIT_PER_MINUTE;

  app.post(
    '/api/documents/:id/analyze-selection',
    {
      config: { rateLimit: { max, timeWindow: '1 minute' } },
      schema: {
        tags: ['analyses'],
        summary:
          "Explain a passage by the document's latest analysis; `Accept: text/event-stream` answers as it is written",
        produces: ['application/json', 'text/event-stream'],
        params: idParams,
        body: selectionRequestSchema,
        response: { 200: selectionAnswerSchema },
      },
    },
    async (request, reply) => {
      const session = await requireSession(sessions, request);
      const leave = takePlace(limits, request, session);
      const answers = service.ask({
        ownerId: session.ownerId,
        documentId: request.params.id,
        request: request.body,
        signal: AbortSignal.any([stopping, createDisconnectSignal(reply)]),
      });
      return sendAnswers(request, reply, answers).finally(leave);
    },
  );
}
