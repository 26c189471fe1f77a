import { afterEach, expect, it, vi } from 'vitest';
import { connection } from './connection.ts';
import { loadComponent } from './load-component.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a part that the server has no more is not asked for again', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}'));
  const load = vi.fn().mockRejectedValue(new TypeError('404'));
  await expect(loadComponent(load)).rejects.toThrow('404');
  expect(load).toHaveBeenCalledTimes(1);
});

it('a part that a lost server kept back comes when the server is there again', async () => {
  vi.useFakeTimers();
  const answer = vi.fn().mockRejectedValueOnce(new TypeError('gone'));
  answer.mockResolvedValue(new Response('{}'));
  vi.stubGlobal('fetch', answer);
  const load = vi.fn().mockRejectedValueOnce(new TypeError('gone')).mockResolvedValue('part');
  const part = loadComponent(load);
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.getState()).toBe('server-down');
  await vi.advanceTimersByTimeAsync(1000);
  await expect(part).resolves.toBe('part');
});
