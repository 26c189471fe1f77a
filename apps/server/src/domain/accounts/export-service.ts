import type { Readable } from 'node:stream';
import { type AccountExport, AppError } from '@clauselight/schema';
import { archiveKey } from '../../platform/storage/keys.ts';
import type { ObjectStorage } from '../../platform/storage/object-storage.ts';
import type { ExportRow, ExportStore } from './export-store.ts';

/** An archive that is sent to its owner. */
export interface Archive {
  readonly content: Readable;
  readonly bytes: number;
  readonly requestedAt: Date;
}

export interface ExportServiceParts {
  readonly store: ExportStore;
  readonly storage: Pick<ObjectStorage, 'findStream'>;
  readonly now?: () => number;
}

/** Operations on exports. Another person's export is answered with `not_found`. */
export function createExportService({ store, storage, now = Date.now }: ExportServiceParts) {
  const get = async (userId: string, id: string): Promise<ExportRow> => {
    const row = await store.find(userId, id);
    if (row === undefined) throw new AppError('not_found');
    return row;
  };

  return {
    list: store.list,
    get,
    /** Starts an export, or returns the one that is being prepared. */
    async request(userId: string): Promise<ExportRow> {
      const row = await store.request(userId);
      if (row === undefined) throw new AppError('not_authenticated');
      return row;
    },
    /**
     * Opens the archive. The caller reads it to its end or destroys it. Throws `export_not_ready` or
     * `export_expired`.
     */
    async open(userId: string, id: string): Promise<Archive> {
      const { status, expiresAt, bytes, requestedAt } = await get(userId, id);
      if (status === 'preparing') throw new AppError('export_not_ready');
      const isKept = expiresAt !== null && expiresAt.getTime() > now();
      const content = isKept ? await storage.findStream(archiveKey(id)) : undefined;
      if (content === undefined || bytes === null) throw new AppError('export_expired');
      if (await store.recordDownload(userId)) return { content, bytes, requestedAt };
      content.destroy();
      throw new AppError('not_authenticated');
    },
  };
}

/** Converts an export row to the API's form. */
export function presentExport(row: ExportRow): AccountExport {
  return {
    id: row.id,
    status: row.status,
    requestedAt: row.requestedAt.toISOString(),
    ...(row.expiresAt === null ? {} : { expiresAt: row.expiresAt.toISOString() }),
    ...(row.bytes === null ? {} : { bytes: row.bytes }),
  };
}
