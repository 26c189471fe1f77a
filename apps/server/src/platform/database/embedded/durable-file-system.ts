import { fsyncSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { DatabaseFolder } from './data-folder.ts';
import { syncPath, syncTree } from './sync-tree.ts';

/** The parts of the engine's file system layer that are reached into here; its own types leave them out. */
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
 * Files on disk that are really synced when the engine asks for it: as it comes, its file system has no fsync at all,
 * and a power cut loses the database. A new database is made in a folder of its own and moved into place when it is complete.
 */
export class DurableFileSystem extends NodeFS {
  /** How often the engine had a file synced. */
  syncCount = 0;
  #engine: EngineFileSystem | undefined;
  readonly #folder: DatabaseFolder;
  #isInPlace: boolean;

  constructor(folder: DatabaseFolder) {
    super(folder.initialisingPath ?? folder.path);
    this.#folder = folder;
    this.#isInPlace = folder.initialisingPath === undefined;
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
      // A failed sync must throw: carrying on would acknowledge what may be lost.
      fsyncSync(stream.nfd);
      this.syncCount += 1;
      return 0;
    };
  }

  /** The engine calls this when the files of a new database are written and none is open yet. */
  override async syncToFs(): Promise<void> {
    if (this.#isInPlace) return;
    const { path, initialisingPath } = this.#folder;
    if (this.#engine === undefined || initialisingPath === undefined) return;
    await syncTree(initialisingPath);
    renameSync(initialisingPath, path);
    await syncPath(dirname(path));
    this.#engine.FS.lookupPath(mountPoint).node.mount.opts.root = path;
    this.rootDir = path;
    this.#isInPlace = true;
  }
}
