// Bundles the command: the program, the thread of the engine and the process that reads; libraries stay outside.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { librariesStayOutside } from '../../scripts/libraries-stay-outside.mjs';

const folder = path.dirname(fileURLToPath(import.meta.url));
const dist = path.join(folder, 'dist');
const inputs = [
  'src',
  'build.mjs',
  'package.json',
  '../../scripts/libraries-stay-outside.mjs',
  '../../packages',
  '../../package-lock.json',
];
const notAnInput = /^(?:node_modules|dist|test|testing)$|\.test\.ts$/;
/** A bundle that a running command may still load a part of is left alone. */
const keptForMs = 3_600_000;

/**
 * Returns the path of the program, built from the current sources. A bundle is in a folder named after the hash of
 * its sources, so that simultaneous commands never see an incomplete one.
 */
export async function buildIfChanged() {
  const name = hashInputs();
  const built = path.join(dist, name);
  if (!existsSync(built)) {
    const outdir = path.join(dist, `.${name}-${process.pid}`);
    try {
      await bundle(outdir);
      moveIntoPlace(outdir, built);
    } finally {
      rmSync(outdir, { recursive: true, force: true });
    }
    removeOld(name);
  }
  return pathToFileURL(path.join(built, 'main.js')).href;
}

/** By name, size and time of change, because reading every source at every start would take longer than most commands. */
function hashInputs() {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => listFiles(path.join(folder, input)))) {
    // A file may vanish while the list is read; then there is nothing of it to build from either.
    const { size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {};
    hash.update(`${path.relative(folder, file)}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

function listFiles(place) {
  if (statSync(place, { throwIfNoEntry: false })?.isDirectory() !== true) return [place];
  return readdirSync(place)
    .filter((name) => !notAnInput.test(name))
    .sort()
    .flatMap((name) => listFiles(path.join(place, name)));
}

async function bundle(outdir) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: folder,
    outdir,
    entryPoints: {
      main: 'src/main.ts',
      'engine-thread': 'src/analysis/engine-thread.ts',
      'redline-thread': 'src/redline/redline-thread.ts',
      'docx-markup-child': '../../packages/docx-markup/src/sandbox/child.ts',
      'reader-child': '../../packages/reader/src/sandbox/child.ts',
    },
    bundle: true,
    // A reading process loads the libraries of its one format. Threads and processes are started by name beside this.
    splitting: true,
    chunkNames: '[name]-[hash]',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'silent',
    plugins: [librariesStayOutside],
  });
}

function moveIntoPlace(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    // Another command was quicker, and made the same.
    if (!existsSync(to)) throw error;
  }
}

function removeOld(current) {
  for (const name of readdirSync(dist)) {
    const place = path.join(dist, name);
    const { mtimeMs } = statSync(place, { throwIfNoEntry: false }) ?? {};
    const isOld = mtimeMs !== undefined && mtimeMs < Date.now() - keptForMs;
    if (isOld && name !== current) rmSync(place, { recursive: true, force: true });
  }
}
