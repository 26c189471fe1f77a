import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { AppError, formats } from '@clauselight/schema';
import { isDiskFailure } from '../../platform/infrastructure-failure.ts';
import { documentFolder, originalKey } from '../../platform/storage/keys.ts';
import type { ObjectStorage } from '../../platform/storage/object-storage.ts';
import { getTextJson } from '../../platform/storage/text-json.ts';
import { getFormat } from './content-type.ts';
import type { DocumentRow, DocumentStore, NewDocument, Remover } from './store.ts';

export interface IncomingFile {
  readonly content: Readable & { readonly truncated?: boolean };
  readonly filename: string;
  readonly mediaType: string;
  /** Resolves when the whole request has arrived; throws `too_many_files` if another file follows. */
  waitForEnd(): Promise<void>;
}

export interface DocumentServiceParts {
  readonly store: DocumentStore;
  readonly storage: ObjectStorage;
}

const maxFilenameLength = 255;

/** Operations on documents. Another session's document is answered with `not_found`. */
export function createDocumentService({ store, storage }: DocumentServiceParts) {
  const get = async (ownerId: string, id: string): Promise<DocumentRow> => {
    const row = await store.find(ownerId, id);
    if (row === undefined) throw new AppError('not_found');
    return row;
  };

  /** The file is already stored. It is removed again if its owner is gone or has no room for it. */
  const insert = async (row: NewDocument): Promise<DocumentRow> => {
    try {
      const inserted = await store.insert(row);
      if (inserted === undefined) throw new AppError('not_authenticated');
      return inserted;
    } catch (error) {
      if (error instanceof AppError) await storage.removeFolder(documentFolder(row.id));
      throw error;
    }
  };

  const receive = (content: Readable) =>
    storage.receive(content).catch((cause: NodeJS.ErrnoException) => {
      // Errors of the disk are the server's fault; any other error is the sender's connection.
      throw isDiskFailure(cause) ? cause : new AppError('upload_interrupted', { cause });
    });

  return {
    list: store.list,
    /** Stores the file if its size and content are acceptable; otherwise nothing of it remains. */
    async upload(getOwnerId: () => Promise<string>, file: IncomingFile): Promise<DocumentRow> {
      const draft = await receive(file.content);
      try {
        if (file.content.truncated) throw new AppError('file_too_large');
        await file.waitForEnd();
        if (draft.size === 0) throw new AppError('file_empty');
        const filename = cleanFilename(file.filename);
        const format = await getFormat({
          path: draft.path,
          filename,
          mediaType: file.mediaType,
        });
        const id = randomUUID();
        const ownerId = await getOwnerId();
        await draft.keep(originalKey(id));
        return await insert({
          id,
          ownerId,
          filename,
          fileSize: draft.size,
          fileType: formats[format].mediaTypes[0],
          format,
        });
      } finally {
        await draft.discard();
      }
    },
    async getText(ownerId: string, id: string): Promise<Buffer> {
      await get(ownerId, id);
      return getTextJson(storage, id);
    },
    get,
    async setTags(ownerId: string, id: string, tags: string[]): Promise<DocumentRow> {
      const row = await store.setTags(ownerId, { id, tags });
      if (row === undefined) throw new AppError('not_found');
      return row;
    },
    /**
     * The row is deleted first: a crash in between leaves files, which the sweep removes, and never a row without its
     * file.
     */
    async remove(remover: Remover, id: string): Promise<void> {
      if (!(await store.remove(remover, id))) throw new AppError('not_found');
      await storage.removeFolder(documentFolder(id));
    },
  };
}
export type DocumentService = ReturnType<typeof createDocumentService>;

/** The last segment of the path that a browser sent, without characters that cannot be displayed. */
function cleanFilename(given: string): string {
  const name = given.split(/[/\\]/).at(-1)?.replace(/\p{C}/gu, '').trim() ?? '';
  if (name.length <= maxFilenameLength) return name || 'document';
  const extension = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return name.slice(0, maxFilenameLength - extension.length) + extension;
}
