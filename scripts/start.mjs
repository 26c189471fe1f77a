// npm start: installs what is missing, builds what changed, serves the product.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildChanged } from './build.mjs';
import { installMissing } from './install.mjs';
import { root } from './root.mjs';

try {
  installMissing();
  buildChanged();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
process.chdir(root);
// In this very process: a signal reaches the server itself, and nothing is left behind when it is killed.
await import(pathToFileURL(path.join(root, 'apps/server/dist/main.js')).href);
