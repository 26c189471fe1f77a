// Builds what changed: the web app and the server's bundles. A stamp holds the hash of what each was made from.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

const targets = [
  {
    name: 'server',
    inputs: ['apps/server/src', 'apps/server/build.mjs', 'packages'],
    output: 'apps/server/dist/main.js',
    command: [process.execPath, 'apps/server/build.mjs'],
  },
  {
    name: 'web',
    inputs: [
      'apps/web/src',
      'apps/web/public',
      'apps/web/index.html',
      'apps/web/vite.config.ts',
      'apps/web/compile-messages.ts',
      'apps/web/pdf-files.ts',
      'apps/web/precompress.ts',
      'samples',
      'packages/core',
      'packages/schema',
    ],
    output: 'apps/web/dist/index.html',
    command: [
      process.execPath,
      'node_modules/vite/bin/vite.js',
      'build',
      'apps/web',
      '--logLevel',
      'warn',
    ],
  },
];

/**
 * Builds every target whose sources differ from what it was last made from.
 * @param {readonly string[]} names targets to look at; all of them where none is named
 */
export function buildChanged(names = targets.map(({ name }) => name)) {
  for (const target of targets.filter(({ name }) => names.includes(name))) {
    const stampFile = path.join(root, '.cache', `build-${target.name}`);
    const stamp = hashInputs([...target.inputs, 'package-lock.json']);
    const isCurrent =
      existsSync(path.join(root, target.output)) &&
      existsSync(stampFile) &&
      readFileSync(stampFile, 'utf8') === stamp;
    if (isCurrent) continue;
    process.stdout.write(`Building the ${target.name} …\n`);
    const [command, ...args] = target.command;
    const { status } = spawnSync(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    if (status !== 0) throw new Error(`the ${target.name} could not be built`);
    mkdirSync(path.dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, stamp);
  }
}

function hashInputs(inputs) {
  const hash = createHash('sha256').update(process.version);
  for (const file of inputs.flatMap((input) => listFiles(path.join(root, input)))) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function listFiles(place) {
  if (!existsSync(place)) return [];
  const entries = readdirSync(path.dirname(place), { withFileTypes: true });
  const self = entries.find((entry) => entry.name === path.basename(place));
  if (!self?.isDirectory()) return [place];
  return readdirSync(place)
    .filter((name) => name !== 'node_modules' && name !== 'dist' && !name.includes('.test.'))
    .sort()
    .flatMap((name) => listFiles(path.join(place, name)));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) buildChanged();
