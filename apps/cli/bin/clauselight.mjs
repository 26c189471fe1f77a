#!/usr/bin/env node
// Written so that old versions of Node.js can parse it: the version is checked before anything else is loaded.
import process from 'node:process';

const oldest = [20, 19];

function isTooOld() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major < oldest[0] || (major === oldest[0] && minor < oldest[1]);
}

function fail(message) {
  process.stderr.write(`clauselight: ${message}\n`);
  process.exitCode = 1;
}

async function run() {
  const { buildIfChanged } = await import('../build.mjs');
  let program;
  try {
    program = await buildIfChanged();
  } catch (error) {
    return fail(
      `the command could not be built: ${error.message.split('\n').slice(0, 2).join(' ')}`,
    );
  }
  // In this very process: signals and pipes reach the program itself.
  await import(program);
}

if (isTooOld()) {
  fail(`Node.js ${oldest.join('.')} or newer is needed; this is ${process.versions.node}`);
} else {
  void run();
}
