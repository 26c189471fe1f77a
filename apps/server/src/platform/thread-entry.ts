import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

export interface ThreadEntry {
  readonly url: URL;
  /** What the thread's Node needs to be started with. */
  readonly execArgv: string[];
}

/**
 * Where a worker thread starts: at its source while the server runs from source, at its own bundle
 * beside the server's once built. `sourceUrl` is the entry's TypeScript file, `builtName` its bundle.
 */
export function threadEntry(sourceUrl: URL, builtName: string): ThreadEntry {
  if (!import.meta.url.endsWith('.ts')) {
    return { url: new URL(builtName, import.meta.url), execArgv: [] };
  }
  return { url: sourceUrl, execArgv: ['--import', getLoader()] };
}

/** tsx registers itself in main threads only, so a thread is started with a line that asks it to. */
function getLoader(): string {
  const path = createRequire(import.meta.url).resolve('tsx/esm/api');
  const api = pathToFileURL(path.replace(/\.cjs$/, '.mjs')).href;
  return `data:text/javascript,${encodeURIComponent(`import { register } from '${api}'; register();`)}`;
}
