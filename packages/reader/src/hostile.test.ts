import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { readDocument } from './read-document.ts';
import { readInSandbox } from './sandbox/read-in-sandbox.ts';
import { startCpuClock } from './testing/cpu-clock.ts';
import { judgeRead } from './testing/hostile/judge.ts';
import { listHostileFiles } from './testing/hostile-files.ts';

// Nobody listens there. A reader that makes a request fails, and the test notices.
const files = listHostileFiles('http://127.0.0.1:9');
const quick = files.filter(({ isSlow }) => isSlow !== true);
const isFullRun = inject('isFullRun');
/** Every sixth, of every kind of attack, unless all are asked for. */
const tried = isFullRun ? quick : quick.filter((_, index) => index % 6 === 0);
/** Generous on a busy machine; none of the files is large. */
const longestMs = 10_000;

describe('a hostile file', () => {
  it.each(tried.map((file) => [file.name, file] as const))(
    '%s ends as expected',
    async (_, file) => {
      const getCpuMs = startCpuClock();
      const { troubles } = await judgeRead(
        file,
        readDocument(file.build(), { format: file.format }),
      );
      expect(troubles).toEqual([]);
      expect(getCpuMs()).toBeLessThan(longestMs);
    },
  );

  it.each([
    'docx whose main part inflates to 400 MB and says it is 100 bytes long',
    ...(isFullRun ? ['xlsx of 1,000 sheets that are one and the same megabyte'] : []),
  ])('%s ends in the sandbox as expected', async (name) => {
    const file = files.find((other) => other.name === name);
    if (file === undefined) throw new Error('no such file');
    const folder = await mkdtemp(path.join(tmpdir(), 'hostile-'));
    const target = path.join(folder, `hostile.${file.format}`);
    await writeFile(target, file.build());
    const { troubles } = await judgeRead(
      file,
      readInSandbox({ path: target, format: file.format }),
    );
    expect(troubles).toEqual([]);
    await rm(folder, { recursive: true });
  });
});
