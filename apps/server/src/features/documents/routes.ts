import {
  AppError,
  documentListSchema,
  documentTextSchema,
  maxFilesPerUpload,
  maxUploadBytes,
  uploadResponseSchema,
} from '@clauselight/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { createDocumentService, type IncomingFile } from '../../domain/documents/service.ts';
import { createDocumentStore, presentDocument } from '../../domain/documents/store.ts';
import { getAddressGroup } from '../../platform/limits/address.ts';
import type { App, RouteParts } from '../http/app.ts';
import { idParams, requireSession } from '../http/route-parts.ts';
import { addLibraryRoutes } from './library-routes.ts';
import { addOriginalRoute } from './original-route.ts';

/** Adds the routes of documents. */
export function addDocumentRoutes(app: App, parts: RouteParts): void {
  const { config, database, limits, sessions, storage } = parts;
  const service = createDocumentService({
    store: createDocumentStore(database, limits.visitors),
    storage,
  });
  addOriginalRoute(app, parts, service);
  addLibraryRoutes(app, parts, service);

  app.post(
    '/api/documents/upload',
    {
      config: {
        rateLimit: { max: config.UPLOADS_PER_MINUTE, timeWindow: '1 minute' },
      },
      schema: {
        tags: ['documents'],
        summary: 'Upload one document (multipart field `document`, at most 50 MB)',
        consumes: ['multipart/form-data'],
        response: { 201: uploadResponseSchema },
      },
    },
    async (request, reply) => {
      await requireRoomForUpload(parts, request, reply);
      const file = await getFile(request);
      const getOwnerId = async () => (await sessions.findOrBegin(request, reply)).ownerId;
      const row = await service.upload(getOwnerId, file);
      return reply.status(201).send({ document: presentDocument(row) });
    },
  );

  app.get(
    '/api/documents',
    {
      schema: {
        tags: ['documents'],
        summary: 'Your documents, newest first',
        response: { 200: documentListSchema },
      },
    },
    async (request) => {
      const session = await sessions.find(request);
      return session === undefined
        ? []
        : (await service.list(session.ownerId)).map(({ document, latest }) =>
            presentDocument(document, latest),
          );
    },
  );

  app.get(
    '/api/documents/:id/text',
    {
      schema: {
        tags: ['documents'],
        summary: 'The text that every offset refers to (UTF-16 code units), with its structure',
        params: idParams,
        response: { 200: documentTextSchema },
      },
    },
    async (request, reply) => {
      const session = await requireSession(sessions, request);
      const json = await service.getText(session.ownerId, request.params.id);
      // Bytes are sent as they are; the schema above describes what is in them.
      return reply.type('application/json; charset=utf-8').send(json as never);
    },
  );

  app.delete(
    '/api/documents/:id',
    {
      schema: {
        tags: ['documents'],
        summary: 'Remove a document, its analyses and its files',
        params: idParams,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const session = await requireSession(sessions, request);
      await service.remove(session, request.params.id);
      return reply.status(204).send(null);
    },
  );
}

/** Refuses an upload before its body is read if the visitor or the address has used up what it may send or store. */
async function requireRoomForUpload(
  { database, limits, sessions }: RouteParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  // What does not say its length may have as much as a file may have.
  const bytes = Number(request.headers['content-length'] ?? maxUploadBytes);
  const seconds = limits.uploads.take(getAddressGroup(request.ip), bytes);
  if (seconds !== undefined) {
    reply.header('retry-after', seconds);
    throw new AppError('upload_volume');
  }
  const session = await sessions.find(request);
  if (session === undefined) return;
  // The length of the request is that of the file and a few lines; the exact check follows when the file is there.
  await limits.visitors.requireRoomForDocument(database.orm, session.ownerId, 0);
}

async function getFile(request: FastifyRequest): Promise<IncomingFile> {
  if (!request.isMultipart()) throw new AppError('no_file');
  const files = request.files({
    limits: { fileSize: maxUploadBytes, files: maxFilesPerUpload, fields: 0 },
    throwFileSizeLimit: false,
  });
  const first = await readNext(files);
  if (first.done || first.value.fieldname !== 'document') throw new AppError('no_file');
  const { file: content, filename, mimetype: mediaType } = first.value;
  return {
    content,
    filename,
    mediaType,
    waitForEnd: async () => void (await readNext(files)),
  };
}

/** The next file of a form. What the form's parser does not understand is the sender's mistake. */
async function readNext<Part>(parts: AsyncIterator<Part>): Promise<IteratorResult<Part>> {
  try {
    return await parts.next();
  } catch (error) {
    const isKnown = error instanceof Error && 'statusCode' in error;
    throw isKnown ? error : new AppError('upload_interrupted', { cause: error });
  }
}
