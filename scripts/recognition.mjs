// npm run recognition -- fra spa: installs the data of further languages in which words in pictures are recognized.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

/** Tesseract's names of the languages that the reader looks for, and the version of their data. */
const languages = ['deu', 'eng', 'fra', 'ita', 'nld', 'pol', 'por', 'rus', 'spa'];
const version = '1.0.0';

const chosen = process.argv.slice(2);
const unknown = chosen.filter((language) => !languages.includes(language));
if (chosen.length === 0 || unknown.length > 0) {
  process.stderr.write(
    `${unknown.length > 0 ? `Not known: ${unknown.join(', ')}\n` : ''}usage: npm run recognition -- LANGUAGE...\nLANGUAGE is one of ${languages.join(', ')}\n`,
  );
  process.exit(2);
}
// npm takes away what it was not told of: the languages that are there are named again.
const folder = path.join(root, 'node_modules/@tesseract.js-data');
const installed = existsSync(folder) ? readdirSync(folder) : [];
const all = [...new Set([...installed, ...chosen])].filter((one) => languages.includes(one));
const packages = all.map((language) => `@tesseract.js-data/${language}@${version}`);
// What is installed this way stands in no lock file: it stays until the next installation.
const { status } = spawnSync(
  'npm',
  ['install', '--no-save', '--no-audit', '--no-fund', ...packages],
  { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
);
process.exit(status ?? 1);
