import type { Readable } from 'node:stream';

/**
 * Stores files by key with the semantics of S3. A key consists of lower-case segments separated by slashes:
 * `documents/<id>/original`. When `put` has resolved, the object survives a power failure. Readers see a complete
 * object or none.
 */
export interface ObjectStorage {
  /** Stores the stream under the key and returns its size in bytes. If the stream fails, nothing is stored. */
  put(key: string, content: Readable): Promise<number>;
  /** Receives a stream into a draft, which is invisible until it is stored under a key. */
  receive(content: Readable): Promise<Draft>;
  /** The whole object; undefined if there is none. */
  find(key: string): Promise<Buffer | undefined>;
  /** Size of an object in bytes; undefined if there is none. */
  findSize(key: string): Promise<number | undefined>;
  /** The bytes of an object in the range, fewer if the object ends before; undefined if there is no object. */
  findRange(key: string, range: ByteRange): Promise<Buffer | undefined>;
  /**
   * Streams an object that is too large for memory: all of it, or the range, which must not be empty. Undefined if
   * there is none. The caller reads the stream to its end or destroys it.
   */
  findStream(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Calls `use` with a local file that contains the object. Afterwards the file is deleted or belongs to the store. */
  withLocalFile<T>(key: string, use: (path: string) => Promise<T>): Promise<T>;
  /** Removes every object whose key starts with `prefix/`. It is no error if there is none. */
  removeFolder(prefix: string): Promise<void>;
  /** The names directly under a prefix, with the time of their last change. Not all are in memory at once. */
  listFolders(prefix: string): AsyncIterable<StoredFolder>;
  /**
   * Removes drafts that were not written to since the given time, and returns their number. Drafts that other
   * processes are receiving are younger.
   */
  removeStaleDrafts(before: Date): Promise<number>;
  /** Tries to write, and measures what is free. */
  check(): Promise<StorageState>;
}

/** Whether files can be stored at the moment, and whether there is room for them. */
export interface StorageState {
  readonly isWritable: boolean;
  /** False if no more than the reserved room is left. */
  readonly hasRoom: boolean;
}

export interface StoredFolder {
  readonly name: string;
  readonly changedAt: Date;
}

/** The bytes `[start, end)` of an object. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A received file without a key. */
export interface Draft {
  /** In bytes. */
  readonly size: number;
  /** Path of the local file, for inspection. */
  readonly path: string;
  keep(key: string): Promise<void>;
  discard(): Promise<void>;
}
