import type { Readable } from 'node:stream';

/**
 * Files by key, as S3-compatible stores understand it. A key is slash-separated lower-case segments,
 * `documents/<id>/original`. What `put` has answered for survives a power cut; a reader sees a whole
 * object or none.
 */
export interface ObjectStorage {
  /** Writes the stream under the key and answers with its size in bytes. A stream that fails leaves nothing. */
  put(key: string, content: Readable): Promise<number>;
  /** Receives a stream into a draft that nobody can see until it is kept under a key. */
  receive(content: Readable): Promise<Draft>;
  /** The whole object, or undefined where there is none. */
  find(key: string): Promise<Buffer | undefined>;
  /** Bytes of an object; undefined where there is none. */
  findSize(key: string): Promise<number | undefined>;
  /** The bytes of an object in the range, fewer where it ends before; undefined where there is no object. */
  findRange(key: string, range: ByteRange): Promise<Buffer | undefined>;
  /**
   * An object as a stream, for what is too large to hold: the whole or the range, which must not be empty; undefined
   * where there is none. Whoever takes the stream reads it to its end or destroys it.
   */
  findStream(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Runs `use` with a local file that holds the object; the file is gone afterwards or belongs to the store. */
  withLocalFile<T>(key: string, use: (path: string) => Promise<T>): Promise<T>;
  /** Removes every object whose key starts with `prefix/`; nothing there is no error. */
  removeFolder(prefix: string): Promise<void>;
  /** The names directly under a prefix, with the time of their last change. */
  listFolders(prefix: string): Promise<readonly { name: string; changedAt: Date }[]>;
  /**
   * Removes drafts that nobody has written to since the time given, and answers with their number. Other processes may be
   * receiving drafts meanwhile: those are younger.
   */
  removeStaleDrafts(before: Date): Promise<number>;
}

/** Bytes `[start, end)` of an object. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A received file that has no key yet. */
export interface Draft {
  /** Bytes. */
  readonly size: number;
  /** Local file to look into. */
  readonly path: string;
  keep(key: string): Promise<void>;
  discard(): Promise<void>;
}
