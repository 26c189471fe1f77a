import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system in memory, on Linux. */
const inMemory = '/dev/shm';
/** Several times what the tests leave in it, so that none of them is short of memory for it. */
const neededBytes = 4 * 1024 ** 3;

/**
 * Makes a folder for what a test run writes; in memory where there is plenty, since hundreds of databases and browser
 * profiles on a disk are waited for whenever they are synced. It goes with this process.
 * @returns {string}
 */
export function makeWorkFolder() {
  const folder = mkdtempSync(join(hasRoom() ? inMemory : tmpdir(), 'clauselight-'));
  // Reading processes may run as a user of their own, who has to reach what a test puts there.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function hasRoom() {
  try {
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    return Math.min(bavail * bsize, freemem()) > neededBytes;
  } catch {
    return false;
  }
}
