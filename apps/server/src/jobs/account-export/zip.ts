import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of an archive. */
export interface ZipEntry {
  /** Path in the archive, with slashes. */
  readonly name: string;
  readonly content: Readable;
  readonly changedAt: Date;
}

/**
 * The entries as a ZIP archive. The next entry is asked for once the one before has been read, so that no more than one
 * is open at a time; what fails on the way makes the stream fail.
 */
export function createZip(entries: AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile();
  // It is one, though its type tells less.
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
