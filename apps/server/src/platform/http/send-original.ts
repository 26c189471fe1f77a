import { AppError, type DocumentFormat } from '@clauselight/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { originalKey } from '../storage/keys.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { describeOriginal, readRange } from './original-headers.ts';

/** The stored facts about an uploaded file. */
export interface StoredOriginal {
  /** Id of its document. */
  readonly id: string;
  readonly filename: string;
  readonly fileType: string;
  readonly fileSize: number;
  readonly format: DocumentFormat;
}

/**
 * Streams an uploaded file or the requested range of it, because many large ones may be sent at the same time. The
 * caller has checked that the requester may have it.
 */
export async function sendOriginal(
  request: FastifyRequest,
  reply: Pick<FastifyReply, 'header' | 'headers' | 'status' | 'send'>,
  { file, storage }: { file: StoredOriginal; storage: Pick<ObjectStorage, 'findStream'> },
): Promise<never> {
  const range = findRange(request, file);
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${file.fileSize}`);
    throw new AppError('range_not_satisfiable');
  }
  const content = await storage.findStream(originalKey(file.id), range);
  if (content === undefined) throw new AppError('not_found');
  reply.headers(describeOriginal(file));
  reply.header('content-length', range ? range.end - range.start : file.fileSize);
  if (range !== undefined) {
    const { start, end } = range;
    reply.status(206).header('content-range', `bytes ${start}-${end - 1}/${file.fileSize}`);
  }
  // A stream is sent as it is; the schema of the route describes it.
  return reply.send(content) as never;
}

/** If-Range names an earlier version. Answers do not name versions, so it can never match. */
function findRange({ headers }: FastifyRequest, { format, fileSize }: StoredOriginal) {
  const isOffered = format === 'pdf' && headers['if-range'] === undefined;
  return isOffered ? readRange(headers.range, fileSize) : undefined;
}
