import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { expect, it } from 'vitest';

const fullDisk = '/dev/full';

it.skipIf(!existsSync(fullDisk))('a log that cannot be written ends no process', () => {
  const script = `
    import { createLog } from ${JSON.stringify(new URL('./log.ts', import.meta.url).href)};
    const log = createLog({ LOG_LEVEL: 'info' });
    log.info('this does not fit');
    setTimeout(() => process.stdout.write('still here'), 10);`;
  const full = openSync(fullDisk, 'w');
  const { stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', script],
    { stdio: ['ignore', 'pipe', full], encoding: 'utf8' },
  );
  closeSync(full);
  expect(stdout).toBe('still here');
});
