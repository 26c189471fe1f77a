import { AppError, type ErrorBody, type ErrorCode, errors } from '@clauselight/schema';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

const codeByFastifyError: Record<string, ErrorCode> = {
  FST_REQ_FILE_TOO_LARGE: 'file_too_large',
  FST_ERR_CTP_BODY_TOO_LARGE: 'file_too_large',
  FST_FILES_LIMIT: 'too_many_files',
  FST_PARTS_LIMIT: 'too_many_files',
};

/** Installs the single place that converts errors to answers. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const known = translate(error);
    if (known.code === 'internal')
      request.log.error({ err: error }, 'a request failed unexpectedly');
    return sendError(reply, known);
  });
}

export function sendError(reply: FastifyReply, error: AppError): FastifyReply {
  const body: ErrorBody = {
    error: error.message,
    code: error.code,
    ...(error.details === undefined ? {} : { details: error.details }),
  };
  return reply.status(errors[error.code].status).send(body);
}

/** Whether a request asks for the API rather than for a page. */
export function isApiRequest(request: FastifyRequest): boolean {
  return request.url.startsWith('/api/');
}

function translate(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error;
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
