import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file in an archive. */
export interface ZipEntry {
  /** Path in the archive, with slashes. */
  readonly name: string;
  readonly content: Readable;
  readonly changedAt: Date;
}

/**
 * Packs entries into a ZIP archive. The next entry is requested after the previous one was read, so that at most one
 * is open. An error of an entry makes the stream fail.
 */
export function createZip(entries: AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile();
  // The type is too general; the value is a Readable.
  const output = zip.outputStream as Readable;
  const fail = (error: unknown) => void output.destroy(error as Error);
  zip.on('error', fail);
  const closing = new AbortController();
  output.once('close', () => closing.abort());
  fill(zip, entries, closing.signal).then(() => zip.end(), fail);
  return output;
}

async function fill(
  zip: ZipFile,
  entries: AsyncIterable<ZipEntry>,
  signal: AbortSignal,
): Promise<void> {
  for await (const { name, content, changedAt } of entries) {
    try {
      signal.throwIfAborted();
      const read = finished(content, { signal });
      zip.addReadStream(content, name, { mtime: changedAt });
      await read;
    } finally {
      content.destroy();
    }
  }
}
