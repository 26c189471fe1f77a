// Checks the types of every project with TypeScript 7, or with 6 where 7 has no program for this machine.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { root } from './root.mjs';

const projects = [
  'tsconfig.json',
  'packages/schema',
  'packages/core',
  'packages/engine',
  'apps/web',
  'e2e',
];
const native = path.join(root, 'node_modules/typescript-native/bin/tsc');
const compatible = path.join(root, 'node_modules/typescript/bin/tsc');

const compiler = chooseCompiler();
const failed = projects.filter((project) => {
  const { status } = runNode([...compiler, '-p', project], 'inherit');
  return status !== 0;
});
if (failed.length > 0) console.error(`Type errors in: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** Several threads use twice the processor time here, for no gain on two processors. */
function chooseCompiler() {
  if (runNode([native, '--version'], 'ignore').status === 0) return [native, '--singleThreaded'];
  console.log(
    `TypeScript 7 does not run on ${process.platform}-${process.arch}: checked with TypeScript 6.`,
  );
  return [compatible];
}

function runNode(args, output) {
  return spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', output, output] });
}
