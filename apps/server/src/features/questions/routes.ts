import { askAnswerSchema, askRequestSchema } from '@clauselight/schema';
import { openQuestionService } from '../../domain/questions/open-question-service.ts';
import { askKind } from '../../domain/questions/question-kinds.ts';
import { sendAnswers } from '../../platform/http/send-answers.ts';
import type { App, RouteParts } from '../http/app.ts';
import {
  createDisconnectSignal,
  idParams,
  requireSession,
  takePlace,
} from '../http/route-parts.ts';

/** Adds the route that answers questions about a document. */
export function addQuestionRoutes(app: App, parts: RouteParts): void {
  const { config, limits, sessions, stopping } = parts;
  const service = openQuestionService(parts, askKind, 'invalid_request');

  app.post(
    '/api/documents/:id/ask',
    {
      config: { rateLimit: { max: config.MODEL_REQUESTS_PER_MINUTE, timeWindow: '1 minute' } },
      schema: {
        tags: ['analyses'],
        summary:
          'Answer a question from the passages of a document; `Accept: text/event-stream` answers as it is written',
        produces: ['application/json', 'text/event-stream'],
        params: idParams,
        body: askRequestSchema,
        response: { 200: askAnswerSchema },
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
