/** A file on its way to the server, or one that did not arrive. */
export interface Upload {
  readonly key: number;
  readonly file: File;
  readonly state: 'uploading' | 'failed' | 'cancelled';
  /** Share of the bytes sent, 0-1. */
  readonly fraction: number;
  readonly reason?: string;
}

export type UploadChange =
  | { type: 'started'; key: number; file: File }
  | { type: 'progressed'; key: number; fraction: number }
  | { type: 'failed'; key: number; reason: string }
  | { type: 'cancelled'; key: number }
  | { type: 'removed'; key: number };

/** The uploads after a change, the newest on top; a retried one moves there. */
export function changeUploads(uploads: readonly Upload[], change: UploadChange): readonly Upload[] {
  const { key } = change;
  const others = uploads.filter((upload) => upload.key !== key);
  switch (change.type) {
    case 'started':
      return [{ key, file: change.file, state: 'uploading', fraction: 0 }, ...others];
    case 'removed':
      return others;
    case 'progressed':
      return patch(uploads, key, { fraction: change.fraction });
    case 'failed':
      return patch(uploads, key, { state: 'failed', reason: change.reason });
    case 'cancelled':
      return patch(uploads, key, { state: 'cancelled' });
  }
}

function patch(uploads: readonly Upload[], key: number, facts: Partial<Upload>) {
  return uploads.map((upload) => (upload.key === key ? { ...upload, ...facts } : upload));
}
