import { describe, expect, it } from 'vitest';
import { Channels, findListenStatement } from './channels.ts';

describe('a statement that begins or ends listening', () => {
  it.each([
    ['listen jobs', { command: 'LISTEN', channel: 'jobs' }],
    ['  LISTEN Jobs ;', { command: 'LISTEN', channel: 'jobs' }],
    ['listen "Odd ""name"', { command: 'LISTEN', channel: 'Odd "name' }],
    ['UNLISTEN jobs', { command: 'UNLISTEN', channel: 'jobs' }],
    ['unlisten *', { command: 'UNLISTEN', channel: undefined }],
    ['select 1', undefined],
    ["select 'listen jobs'", undefined],
  ])('%s is read', (query, expected) => {
    expect(findListenStatement(query)).toEqual(expected);
  });
});

describe('channels', () => {
  const build = () => {
    const heard: string[] = [];
    return { heard, send: (bytes: Buffer) => void heard.push(bytes.toString()) };
  };

  it('deliver to those who listen, until they stop', () => {
    const channels = new Channels();
    const [first, second] = [build(), build()];
    channels.apply(first, { command: 'LISTEN', channel: 'a' });
    channels.apply(second, { command: 'LISTEN', channel: 'b' });
    channels.deliver('a', Buffer.from('1'));
    channels.apply(first, { command: 'UNLISTEN', channel: undefined });
    channels.deliver('a', Buffer.from('2'));
    expect([first.heard, second.heard]).toEqual([['1'], []]);
  });

  it('name the channels that the backend is to listen to and those it is not to any more', () => {
    const channels = new Channels();
    const [first, second] = [build(), build()];
    for (const listener of [first, second]) {
      channels.apply(listener, { command: 'LISTEN', channel: 'sh"ared' });
    }
    channels.apply(first, { command: 'LISTEN', channel: 'own' });
    channels.remove(first);
    expect(channels.buildListen()).toBe('listen "sh""ared"');
    expect(channels.buildUnlisten()).toBe('unlisten "own"');
    expect(channels.buildUnlisten()).toBeUndefined();
  });
});
