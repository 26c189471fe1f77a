import {
  type AnalysisReportQuery,
  AppError,
  analysisReportFormats,
  analysisReportQuerySchema,
} from '@clauselight/schema';
import { z } from 'zod';
import { checkSide } from '../../domain/reports/check-side.ts';
import { describeFile, getReportFacts } from '../../domain/reports/describe-file.ts';
import { createOutputService } from '../../domain/reports/output-service.ts';
import { createOutputStore } from '../../domain/reports/output-store.ts';
import { type AnalyzedFile, createRequireAnalysis } from '../../domain/reports/require-analysis.ts';
import type { App, RouteParts } from '../http/app.ts';
import { createDisconnectSignal, idParams, requireSession } from '../http/route-parts.ts';
import { addChangeRoutes, splitIds } from './change-routes.ts';
import { addComparisonRoutes } from './comparison-routes.ts';

/** Adds the routes that make files of analyses or compare two of them. */
export function addReportRoutes(app: App, parts: RouteParts): void {
  const { config, database, storage, outputChanges, sessions, stopping } = parts;
  const requireAnalysis = createRequireAnalysis(database);
  const store = createOutputStore(database, parts.limits.visitors);
  const service = createOutputService({ store, storage, changes: outputChanges });

  app.get(
    '/api/analyses/:id/report',
    {
      // The length is sent.
      compress: false,
      // A request for the headers alone would make the whole file.
      exposeHeadRoute: false,
      config: { rateLimit: { max: config.REPORTS_PER_MINUTE, timeWindow: '1 minute' } },
      schema: {
        tags: ['reports'],
        summary: 'An analysis as a file: a report, its tables, a calendar, the reviewed document',
        produces: [
          ...new Set(Object.values(analysisReportFormats).map((one) => one.mediaType)),
          'application/octet-stream',
        ],
        params: idParams,
        querystring: analysisReportQuerySchema,
        response: { 200: z.file() },
      },
    },
    async (request, reply) => {
      const { ownerId, userId } = await requireSession(sessions, request);
      const { id: analysisId } = request.params;
      const file = await requireAnalysis(ownerId, analysisId);
      checkQuery(request.query, file);
      const { format, side, annex, length, leaveOut } = request.query;
      const made = await service.make({
        ownerId,
        takenBy: userId,
        request: {
          kind: 'analysis',
          analysisId,
          format,
          hasAnnex: annex === 'yes',
          isShort: length !== 'long',
          leaveOut: splitIds(leaveOut),
          ...(side === undefined ? {} : { side }),
        },
        signal: AbortSignal.any([stopping, createDisconnectSignal(reply)]),
        log: request.log,
      });
      reply.headers(describeFile(file.filename, getReportFacts(format, file.filename), made));
      // A stream is sent as it is; the schema above describes it.
      return reply.send(made.content as never);
    },
  );

  addChangeRoutes(app, parts, { requireAnalysis, service });
  addComparisonRoutes(app, parts, { requireAnalysis, service });
}

function checkQuery({ format, side }: AnalysisReportQuery, file: AnalyzedFile): void {
  checkSide(side);
  if (format === 'reviewed-docx' && file.format !== 'docx') throw new AppError('no_word_original');
}
