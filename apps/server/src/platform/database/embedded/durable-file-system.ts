import { fsyncSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { DatabaseFolder } from './data-folder.ts';
import { syncPath, syncTree } from './sync-tree.ts';

/** The internal parts of the engine's file system that are used here. Its own types omit them. */
interface EngineFileSystem {
  readonly NODEFS: {
    stream_ops: { fsync?: (stream: { nfd: number }) => number };
  };
  readonly FS: {
    lookupPath(path: string): { node: { mount: { opts: { root: string } } } };
  };
}

const mountPoint = '/pglite/data';

type EngineOptions = Parameters<NodeFS['init']>[1];

/**
 * Files on disk that are actually synced when the engine requests it. The engine's own file system has no fsync, so a
 * power failure would destroy the database. A new database is created in a separate folder and moved into place when
 * it is complete.
 */
export class DurableFileSystem extends NodeFS {
  /** How often the engine has synced a file. */
  syncCount = 0;
  #engine: EngineFileSystem | undefined;
  readonly #folder: DatabaseFolder;
  #isInPlace: boolean;

  constructor(folder: DatabaseFolder) {
    super(folder.initializingPath ?? folder.path);
    this.#folder = folder;
    this.#isInPlace = folder.initializingPath === undefined;
  }

  override async init(pg: PGlite, options: EngineOptions) {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      (engine: unknown) => this.#addSync(engine as EngineFileSystem),
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }

  #addSync(engine: EngineFileSystem): void {
    this.#engine = engine;
    engine.NODEFS.stream_ops.fsync = (stream) => {
      // A failed sync must throw. Otherwise a commit would be acknowledged that may be lost.
      fsyncSync(stream.nfd);
      this.syncCount += 1;
      return 0;
    };
  }

  /** The engine calls this when the files of a new database are written and none is open yet. */
  override async syncToFs(): Promise<void> {
    if (this.#isInPlace) return;
    const { path, initializingPath } = this.#folder;
    if (this.#engine === undefined || initializingPath === undefined) return;
    await syncTree(initializingPath);
    renameSync(initializingPath, path);
    await syncPath(dirname(path));
    this.#engine.FS.lookupPath(mountPoint).node.mount.opts.root = path;
    this.rootDir = path;
    this.#isInPlace = true;
  }
}
