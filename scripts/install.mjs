// Brings node_modules in line with the lock file, with Node's own modules alone: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

const oldestNode = [20, 19];

/**
 * Installs from the lock file, including build tools whatever NODE_ENV is, if the installed packages do not match it.
 */
export function installMissing() {
  requireNode();
  const stampFile = path.join(root, 'node_modules', '.installed-from');
  const stamp = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch} ${process.versions.modules}`)
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  process.stdout.write('Installing what is missing …\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(
    npm,
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) throw new Error('npm ci failed: its message is above');
  writeFileSync(stampFile, stamp);
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [needMajor, needMinor] = oldestNode;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  throw new Error(
    `Node.js ${needMajor}.${needMinor} or newer is needed; this is ${process.versions.node}`,
  );
}
