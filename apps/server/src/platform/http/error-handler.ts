import { AppError, type ErrorBody, type ErrorCode, errors } from '@clauselight/schema';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isInfrastructureFailure } from '../infrastructure-failure.ts';

const codeByFastifyError: Record<string, ErrorCode> = {
  FST_REQ_FILE_TOO_LARGE: 'file_too_large',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_FILES_LIMIT: 'too_many_files',
  FST_PARTS_LIMIT: 'too_many_files',
};

/** Seconds after which a client may try again what could not be done. */
const retryAfterSeconds = 10;

/** Installs the single place that converts errors to answers. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const known = translate(error);
    if (known.code === 'internal')
      request.log.error({ err: error }, 'a request failed unexpectedly');
    if (known.code === 'storage_unavailable')
      request.log.error({ err: error }, 'disk or database cannot be used');
    return sendError(reply, known);
  });
}

export function sendError(reply: FastifyReply, error: AppError): FastifyReply {
  const { status, isRetryable } = errors[error.code];
  // Whoever runs the server finds the request in the log by this id. It says nothing about the request itself.
  const errorId = status === 500 ? `Error id: ${reply.request.id}` : undefined;
  const details = error.details ?? errorId;
  const body: ErrorBody = {
    error: error.message,
    code: error.code,
    ...(details === undefined ? {} : { details }),
  };
  if (status === 503 && isRetryable && !reply.hasHeader('retry-after'))
    reply.header('retry-after', retryAfterSeconds);
  return reply.status(status).send(body);
}

/** Whether a request asks for the API rather than for a page. */
export function isApiRequest(request: FastifyRequest): boolean {
  return request.url.startsWith('/api/');
}

function translate(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error;
  if (isInfrastructureFailure(error)) return new AppError('storage_unavailable', { cause: error });
  if (hasZodFastifySchemaValidationErrors(error)) {
    const details = error.validation
      .map((issue) => `${issue.instancePath || '/'} ${issue.message ?? ''}`.trim())
      .join('; ');
    return new AppError('invalid_request', { details, cause: error });
  }
  const code = codeByFastifyError[error.code];
  if (code !== undefined) return new AppError(code, { cause: error });
  const status = error.statusCode ?? 500;
  if (status === 429) return new AppError('rate_limited', { cause: error });
  if (status >= 400 && status < 500) {
    return new AppError('invalid_request', {
      details: error.message,
      cause: error,
    });
  }
  return new AppError('internal', { cause: error });
}
