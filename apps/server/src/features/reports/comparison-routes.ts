import {
  AppError,
  type ComparisonQuery,
  type ComparisonReportFormat,
  comparisonQuerySchema,
  comparisonReportFormats,
  comparisonReportQuerySchema,
  comparisonSchema,
} from '@clauselight/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { checkSide } from '../../domain/reports/check-side.ts';
import { describeFile } from '../../domain/reports/describe-file.ts';
import type { MadeOutput, OutputService } from '../../domain/reports/output-service.ts';
import type { RequireAnalysis } from '../../domain/reports/require-analysis.ts';
import type { App, RouteParts } from '../http/app.ts';
import { createDisconnectSignal, requireOwner } from '../http/route-parts.ts';

export interface ComparisonParts {
  readonly requireAnalysis: RequireAnalysis;
  readonly service: OutputService;
}

interface Compared extends MadeOutput {
  /** Name of the later version. */
  readonly filename: string;
}

/** Adds the routes that compare two analyses. */
export function addComparisonRoutes(
  app: App,
  { config, sessions, stopping }: RouteParts,
  { requireAnalysis, service }: ComparisonParts,
): void {
  const rateLimit = { max: config.REPORTS_PER_MINUTE, timeWindow: '1 minute' };

  const compare = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { before, after, side, format }: ComparisonQuery & { format?: ComparisonReportFormat },
  ): Promise<Compared> => {
    const { ownerId, userId } = await requireOwner(sessions, request);
    await requireAnalysis(ownerId, before);
    const { filename } = await requireAnalysis(ownerId, after);
    const made = await service.make({
      ownerId,
      // Displaying a comparison is not recorded as a download.
      takenBy: format === undefined ? undefined : userId,
      request: {
        kind: 'comparison',
        beforeId: before,
        afterId: after,
        format: format ?? 'json',
        ...(side === undefined ? {} : { side }),
      },
      signal: AbortSignal.any([stopping, createDisconnectSignal(reply)]),
      log: request.log,
    });
    return { ...made, filename };
  };

  app.get(
    '/api/comparisons',
    {
      exposeHeadRoute: false,
      config: { rateLimit },
      schema: {
        tags: ['reports'],
        summary: 'Two versions of a document compared: passages, risks, terms and score',
        querystring: comparisonQuerySchema,
        response: { 200: comparisonSchema },
      },
    },
    async (request, reply) => {
      const { content } = await compare(request, reply, check(request.query));
      // It is sent as the worker wrote it; the schema above describes it.
      return reply.type('application/json; charset=utf-8').send(content as never);
    },
  );

  app.get(
    '/api/comparisons/report',
    {
      compress: false,
      exposeHeadRoute: false,
      config: { rateLimit },
      schema: {
        tags: ['reports'],
        summary: 'A comparison as a file',
        produces: Object.values(comparisonReportFormats).map(({ mediaType }) => mediaType),
        querystring: comparisonReportQuerySchema,
        response: { 200: z.file() },
      },
    },
    async (request, reply) => {
      const compared = await compare(request, reply, check(request.query));
      const facts = comparisonReportFormats[request.query.format];
      reply.headers(describeFile(compared.filename, facts, compared));
      return reply.send(compared.content as never);
    },
  );
}

function check<Query extends ComparisonQuery>(query: Query): Query {
  if (query.before === query.after) {
    throw new AppError('invalid_request', {
      details: '/after is the same analysis as /before: choose two',
    });
  }
  checkSide(query.side);
  return query;
}
