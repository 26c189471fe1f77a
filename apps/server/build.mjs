// Bundles the server: each entry and each thread or child process that it starts is one file; libraries stay outside.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { librariesStayOutside } from '../../scripts/libraries-stay-outside.mjs';

const folder = path.dirname(fileURLToPath(import.meta.url));
const outdir = path.join(folder, 'dist');

await rm(outdir, { recursive: true, force: true });
await build({
  absWorkingDir: folder,
  outdir,
  entryPoints: {
    main: 'src/main.ts',
    api: 'src/api-only.ts',
    worker: 'src/worker-only.ts',
    'pglite-thread': 'src/platform/database/embedded/engine-thread.ts',
    'engine-thread': 'src/jobs/analysis/engine-thread.ts',
    'question-thread': 'src/jobs/questions/question-thread.ts',
    'review-thread': 'src/jobs/reviews/review-thread.ts',
    'output-thread': 'src/jobs/reports/output-thread.ts',
    'reader-child': '../../packages/reader/src/sandbox/child.ts',
    'docx-markup-child': '../../packages/docx-markup/src/sandbox/child.ts',
  },
  bundle: true,
  // What is imported on demand stays apart: a reading process loads the libraries of its one format. All files
  // share one folder, because threads and processes are started by their names beside the code that starts them.
  splitting: true,
  chunkNames: '[name]-[hash]',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: 'linked',
  logLevel: 'warning',
  plugins: [librariesStayOutside],
});
