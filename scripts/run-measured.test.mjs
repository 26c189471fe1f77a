import { expect, it } from 'vitest';
import { readChildrenCost, runMeasured } from './run-measured.mjs';

/** Computes for so many milliseconds of processor time. */
const burn = (ms) =>
  `const isDone = ({ user, system }) => user + system > ${ms * 1000}; while (!isDone(process.cpuUsage()));`;

it.skipIf(process.platform === 'win32')(
  'a command costs what it and the processes that it starts have cost',
  async () => {
    const child = JSON.stringify(burn(300));
    const code = `require('node:child_process').spawnSync(process.execPath, ['--eval', ${child}]); ${burn(300)}`;
    const { status, cpuSeconds } = await runMeasured(['--eval', code]);
    expect(status).toBe(0);
    expect(cpuSeconds).toBeGreaterThan(0.5);
    expect(cpuSeconds).toBeLessThan(3);
  },
);

it('a command answers with its status and with what it printed', async () => {
  const code = 'console.log(1); console.error(2); process.exitCode = 3';
  const { status, output } = await runMeasured(['--eval', code], { output: 'pipe' });
  expect({ status, lines: output.toString().trim().split('\n').sort() }).toEqual({
    status: 3,
    lines: ['1', '2'],
  });
});

it.skipIf(process.platform !== 'linux')('the children of a process cost it something', async () => {
  const before = readChildrenCost() ?? 0;
  await runMeasured(['--eval', burn(200)]);
  expect((readChildrenCost() ?? 0) - before).toBeGreaterThan(0.15);
});
