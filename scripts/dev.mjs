// npm run dev: the server from its sources, restarted on change, and the pages with hot reloading in front of it.
import { spawn } from 'node:child_process';
import { installMissing } from './install.mjs';
import { root } from './root.mjs';

installMissing();
const port = process.env.PORT ?? '3000';
const programs = [
  spawn(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'apps/server/src/main.ts'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        PORT: '3001',
        HOST: '127.0.0.1',
        PUBLIC_URL: `http://localhost:${port}`,
      },
    },
  ),
  spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'apps/web', '--port', port, '--strictPort'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  ),
];
const stop = () => {
  for (const program of programs) program.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const program of programs) program.on('exit', stop);
