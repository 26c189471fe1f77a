import { describe, expect, it, vi } from 'vitest';
import { createSnapshotWriter } from './snapshot-writer.ts';

/** A place to write to that keeps the writer waiting until it is let go on. */
function buildPlace() {
  const written: string[] = [];
  let letGo: (isThere: boolean) => void = () => undefined;
  const write = (answer: string) => {
    written.push(answer);
    return new Promise<boolean>((resolve) => {
      letGo = resolve;
    });
  };
  return { written, write, letGo: (isThere = true) => letGo(isThere) };
}

describe('snapshots of an answer', () => {
  it('are written at once; of those that arrive meanwhile only the latest', async () => {
    const { written, write, letGo } = buildPlace();
    const writer = createSnapshotWriter({ write, onGone: () => undefined });
    for (const answer of ['a', 'b', 'c']) writer.show(answer);
    expect(written).toEqual(['a']);
    letGo();
    await expect.poll(() => written).toEqual(['a', 'c']);
    letGo();
    await writer.stop();
  });

  it('wait for the running write at the end', async () => {
    const { written, write, letGo } = buildPlace();
    const writer = createSnapshotWriter({ write, onGone: () => undefined });
    writer.show('a');
    writer.show('b');
    const stopped = writer.stop();
    letGo();
    await stopped;
    writer.show('c');
    expect(written).toEqual(['a']);
  });

  it('report when nobody waits for them', async () => {
    const { write, letGo } = buildPlace();
    const onGone = vi.fn();
    const writer = createSnapshotWriter({ write, onGone });
    writer.show('a');
    letGo(false);
    await writer.stop();
    expect(onGone).toHaveBeenCalledOnce();
  });

  it('continue after one that could not be written', async () => {
    const written: string[] = [];
    const write = async (answer: string) => {
      written.push(answer);
      if (answer === 'a') throw new Error('the database is away');
      return true;
    };
    const onGone = vi.fn();
    const writer = createSnapshotWriter({ write, onGone });
    writer.show('a');
    await expect.poll(() => written).toEqual(['a']);
    writer.show('b');
    await expect.poll(() => written).toEqual(['a', 'b']);
    await writer.stop();
    expect(onGone).not.toHaveBeenCalled();
  });
});
