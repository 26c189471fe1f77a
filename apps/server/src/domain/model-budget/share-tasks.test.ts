import { describe, expect, it, vi } from 'vitest';
import { createTaskSharing } from './share-tasks.ts';

/** Work that can be told what to say and when to end, and listens to its signal. */
function buildWork() {
  const controls = {
    starts: 0,
    isStopped: false,
    tell(_: unknown) {},
    end(_: string) {},
    fail(_: Error) {},
  };
  const work = (signal: AbortSignal, onUpdate: (news: unknown) => void) => {
    controls.starts += 1;
    controls.tell = onUpdate;
    return new Promise<string>((resolve, reject) => {
      controls.end = resolve;
      controls.fail = reject;
      signal.addEventListener('abort', () => {
        controls.isStopped = true;
        reject(signal.reason);
      });
    });
  };
  return { controls, work };
}

function buildListener() {
  const leaving = new AbortController();
  return { leaving, signal: leaving.signal, onUpdate: vi.fn() };
}

describe('shared work', () => {
  it('is done once for all simultaneous callers', async () => {
    const shared = createTaskSharing();
    const { controls, work } = buildWork();
    const [one, other] = [buildListener(), buildListener()];
    const both = [shared.join('k', work, one), shared.join('k', work, other)];
    controls.tell('half');
    controls.end('whole');
    expect(await Promise.all(both)).toEqual([
      { result: 'whole', isJoined: false },
      { result: 'whole', isJoined: true },
    ]);
    expect(controls.starts).toBe(1);
    for (const { onUpdate } of [one, other]) expect(onUpdate.mock.calls).toEqual([['half']]);
  });

  it('is done again for later callers and for other keys', async () => {
    const shared = createTaskSharing();
    const { controls, work } = buildWork();
    const first = shared.join('k', work, buildListener());
    const other = buildWork();
    const beside = shared.join('l', other.work, buildListener());
    controls.end('a');
    other.controls.end('b');
    expect([(await first).result, (await beside).result]).toEqual(['a', 'b']);
    const again = shared.join('k', work, buildListener());
    controls.end('c');
    expect(await again).toEqual({ result: 'c', isJoined: false });
  });

  it('continues for the remaining callers, and sends nothing more to those who left', async () => {
    const shared = createTaskSharing();
    const { controls, work } = buildWork();
    const [one, other] = [buildListener(), buildListener()];
    const left = shared.join('k', work, one);
    const stays = shared.join('k', work, other);
    one.leaving.abort(new Error('enough'));
    await expect(left).rejects.toThrow('enough');
    controls.tell('news');
    expect(one.onUpdate).not.toHaveBeenCalled();
    expect(controls.isStopped).toBe(false);
    controls.end('whole');
    expect((await stays).result).toBe('whole');
  });

  it('ends when the last caller leaves, before that caller continues', async () => {
    const shared = createTaskSharing();
    const { controls, work } = buildWork();
    const listener = buildListener();
    const left = shared.join('k', work, listener);
    listener.leaving.abort(new Error('enough'));
    await expect(left).rejects.toThrow('enough');
    expect(controls.isStopped).toBe(true);
  });

  it('fails for every waiting caller', async () => {
    const shared = createTaskSharing();
    const { controls, work } = buildWork();
    const both = [shared.join('k', work, buildListener()), shared.join('k', work, buildListener())];
    controls.fail(new Error('broken'));
    for (const one of both) await expect(one).rejects.toThrow('broken');
  });
});
