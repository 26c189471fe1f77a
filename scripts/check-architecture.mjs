// Holds the code to the rules of .dependency-cruiser.cjs, and makes sure that the checker really saw the code.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

const sources = ['packages', 'apps', 'research', 'e2e', 'scripts'];

/** Runs the rules over a tree laid out like this one: what was violated, and how many of its modules were seen. */
export function checkArchitecture(folder) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      ...sources,
      '--config',
      path.join(root, '.dependency-cruiser.cjs'),
      '--output-type',
      'json',
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  );
  if (!stdout.startsWith('{'))
    throw new Error(`the architecture could not be checked (${status}): ${stderr}`);
  const { modules, summary } = JSON.parse(stdout);
  const seen = new Set(modules.map((module) => module.source));
  return {
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    unseen: sources
      .flatMap((source) => listModules(folder, source))
      .filter((module) => !seen.has(module)),
    seen: seen.size,
  };
}

function listModules(folder, place) {
  return readdirSync(path.join(folder, place), { withFileTypes: true }).flatMap((entry) => {
    const name = `${place}/${entry.name}`;
    if (entry.isDirectory())
      return /^(?:node_modules|dist)$/.test(entry.name) ? [] : listModules(folder, name);
    return /\.(?:tsx?|mjs)$/.test(entry.name) ? [name] : [];
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { violations, unseen, seen } = checkArchitecture(root);
  for (const { rule, from, to } of violations) console.error(`${rule}: ${from} → ${to}`);
  for (const module of unseen) console.error(`not seen by the checker: ${module}`);
  console.log(`${seen} modules seen, ${violations.length} violations`);
  if (violations.length + unseen.length > 0) process.exit(1);
}
