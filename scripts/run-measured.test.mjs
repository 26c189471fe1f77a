import { expect, it, vi } from 'vitest';
import { runMeasured } from './run-measured.mjs';

/** Computes for this many milliseconds of processor time. */
const burn = (ms) =>
  `const isDone = ({ user, system }) => user + system > ${ms * 1000}; while (!isDone(process.cpuUsage()));`;

it.skipIf(process.platform === 'win32')(
  'a command costs what it and the processes that it starts have cost',
  async () => {
    const child = JSON.stringify(burn(300));
    const code = `require('node:child_process').spawnSync(process.execPath, ['--eval', ${child}]); ${burn(300)}`;
    const { status, cpuSeconds } = await runMeasured(['--eval', code], { output: 'burn' });
    expect(status).toBe(0);
    expect(cpuSeconds).toBeGreaterThan(0.5);
    expect(cpuSeconds).toBeLessThan(3);
  },
);

it('a command answers with its status, and each line that it prints says whose it is', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const code = 'console.log(1); console.error(2); process.exitCode = 3';
  const { status } = await runMeasured(['--eval', code], { output: 'probe' });
  const lines = log.mock.calls.flat().sort();
  log.mockRestore();
  expect({ status, lines }).toEqual({ status: 3, lines: ['probe │ 1', 'probe │ 2'] });
});
