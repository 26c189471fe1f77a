import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const cache = path.join(root, 'node_modules/.cache/reader-evaluation', String(process.pid));

/**
 * Bundles a child process as the product's reading process is bundled, so that what is measured is the reader and
 * not the loader of TypeScript. One that reads through the sandbox gets the sandbox's own process beside it.
 * Gives the script's path; `removeBundles` removes it.
 */
export async function bundleChild(
  name: 'read-child' | 'fuzz-child' | 'server-child',
): Promise<string> {
  const sandbox = { 'reader-child': path.join(root, 'packages/reader/src/sandbox/child.ts') };
  await mkdir(cache, { recursive: true });
  await writeFile(path.join(cache, 'package.json'), '{ "type": "module" }');
  await build({
    entryPoints: {
      [name]: fileURLToPath(new URL(`../${name}.ts`, import.meta.url)),
      ...(name === 'server-child' ? sandbox : {}),
    },
    outdir: cache,
    bundle: true,
    // A process loads the libraries of the formats it reads and no others.
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'warning',
    plugins: [
      {
        name: 'libraries-stay-outside',
        setup(builder) {
          builder.onResolve({ filter: /^[^./]/ }, ({ path: library, kind }) =>
            kind === 'entry-point' || library.startsWith('@clauselight/')
              ? undefined
              : { path: library, external: true },
          );
        },
      },
    ],
  });
  return path.join(cache, `${name}.js`);
}

/** Removes what was bundled. */
export function removeBundles(): Promise<void> {
  return rm(cache, { recursive: true, force: true });
}
