import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  AppError,
  type DocumentFormat,
  findFormatByName,
  maxUploadBytes,
} from '@clauselight/schema';

export interface OpenedDocument {
  /** A file on disk with the document's bytes. */
  readonly path: string;
  /** What the report calls it. */
  readonly name: string;
  /** The format the name claims; absent if there is no name or its ending says nothing. */
  readonly claimed: DocumentFormat | undefined;
}

/**
 * Finds the document on disk; standard input and pipes are kept in a file of their own until the process ends.
 * Throws `file_too_large`, and the file system's own errors.
 */
export async function openDocument(file: string): Promise<OpenedDocument> {
  if (file === '-') {
    return { path: await keep(process.stdin), name: 'standard input', claimed: undefined };
  }
  const facts = await stat(file);
  const name = path.basename(file);
  const claimed = findFormatByName(name);
  if (facts.isFile()) {
    if (facts.size > maxUploadBytes) throw new AppError('file_too_large');
    return { path: path.resolve(file), name, claimed };
  }
  const handle = await open(file);
  return { path: await keep(handle.createReadStream()), name, claimed };
}

async function keep(source: NodeJS.ReadableStream): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'clauselight-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const kept = path.join(folder, 'document');
  await pipeline(source, createMeter(), createWriteStream(kept, { mode: 0o600 }));
  return kept;
}

/** Passes bytes on until there are too many. */
function createMeter(): Transform {
  let length = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      length += chunk.length;
      if (length > maxUploadBytes) done(new AppError('file_too_large'));
      else done(null, chunk);
    },
  });
}
