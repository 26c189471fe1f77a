import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { startChild } from './start-child.ts';

describe('a reading process', () => {
  it('ends when its parent is gone', async () => {
    const child = startChild(256);
    await once(child, 'spawn');
    child.disconnect();
    const [, signal] = await once(child, 'exit');
    expect(signal).toBeNull();
  });

  it('has a bounded heap and can be ended', async () => {
    const child = startChild(256);
    expect(child.spawnargs.some((argument) => argument.startsWith('--max-old-space-size='))).toBe(
      true,
    );
    child.kill('SIGKILL');
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe('SIGKILL');
  });
});
