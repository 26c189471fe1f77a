import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

/** The one without windows first: the same browser, for a third less work. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of a browser for the tests: CHROMIUM_PATH, one of this system, or one that Playwright has or can install.
 * Undefined if there is none.
 */
export async function findChromium() {
  const installed = findInstalledChromium();
  if (installed !== undefined || process.env.CHROMIUM_PATH) return installed;
  return findPlaywrightChromium();
}

/** The path of a browser that is on this system: CHROMIUM_PATH, or the first that is found. Undefined if there is none. */
export function findInstalledChromium() {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) return isExecutable(configured) ? configured : undefined;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...places,
  ];
  return candidates.find(isExecutable);
}

/** What to say if there is no browser. */
export const missingChromium =
  'No Chromium was found and none could be installed: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.';

async function findPlaywrightChromium() {
  const { chromium } = await import(
    pathToFileURL(path.join(root, 'node_modules/@playwright/test/index.mjs')).href
  );
  if (!existsSync(chromium.executablePath())) {
    spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
      cwd: root,
      stdio: 'ignore',
      timeout: 300_000,
    });
  }
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
