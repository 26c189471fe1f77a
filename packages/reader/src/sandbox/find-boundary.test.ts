import { describe, expect, it } from 'vitest';
import { describeBoundary } from './describe-sandbox.ts';
import { findBoundary, isWorking, listBoundaries } from './find-boundary.ts';
import { type Boundary, wrapCommand } from './wrap-command.ts';

const tools = {
  sh: '/bin/sh',
  env: '/usr/bin/env',
  bwrap: '/usr/bin/bwrap',
  unshare: '/usr/bin/unshare',
  setpriv: '/usr/bin/setpriv',
};
const user = { isSource: false, isRoot: false, canFollow: true };
const name = ({ isolation, hasOwnUser }: Boundary) => `${isolation}${hasOwnUser ? '+user' : ''}`;

describe('the boundaries of a reading process', () => {
  it.each([
    ['a user', tools, user, ['container', 'namespaces', 'privileges', 'limits']],
    [
      'root',
      tools,
      { ...user, isRoot: true },
      ['container', 'namespaces+user', 'namespaces', 'privileges+user', 'privileges', 'limits'],
    ],
    ['no bubblewrap', { ...tools, bwrap: '' }, user, ['namespaces', 'privileges', 'limits']],
    ['no util-linux', { ...tools, unshare: '', setpriv: '' }, user, ['container', 'limits']],
    [
      'no way to watch the memory of a child of a child',
      tools,
      { ...user, canFollow: false },
      ['privileges', 'limits'],
    ],
    ['no shell', { ...tools, sh: '' }, user, []],
    ['a product that runs from source', tools, { ...user, isSource: true }, ['limits']],
  ])('are tried from the strongest on; with %s', (_, installed, facts, expected) => {
    expect(listBoundaries(installed, facts).map(name)).toEqual(expected);
  });

  it('are looked for once', async () => {
    expect(findBoundary()).toBe(findBoundary());
    expect(await isWorking(await findBoundary())).toBe(true);
  });

  it('do not work where the program is out of reach', async () => {
    const place = { isSource: false, folder: '/', readable: ['/no/such/folder'] };
    expect(await isWorking({ isolation: 'none', hasOwnUser: false }, place)).toBe(false);
  });

  it('end a process at a limit of processor time', () => {
    const options = {
      boundary: { isolation: 'limits', hasOwnUser: false },
      tools,
      cpuSeconds: 250,
      mayWrite: false,
      isRoot: false,
      readable: [],
      folder: '/',
    } as const;
    const [shell, , script] = wrapCommand(['node'], options);
    expect(shell).toBe('/bin/sh');
    expect(script).toMatch(/^ulimit -t 250 .*ulimit -f 0 .*exec/);
  });

  it.each([
    [
      'container',
      false,
      true,
      'Node permissions, no network, no other files, no other processes, CPU limit',
    ],
    [
      'namespaces',
      true,
      true,
      'Node permissions, no network, no other processes, no privileges, CPU limit, own user',
    ],
    ['privileges', false, false, 'Node permissions, no privileges, CPU limit'],
    ['limits', false, false, 'Node permissions, CPU limit'],
    ['none', false, false, 'Node permissions'],
  ] as const)(
    '%s (own user: %s) says what it is',
    (isolation, hasOwnUser, hasClosedNetwork, words) => {
      const described = describeBoundary({ isolation, hasOwnUser }, { isSource: false });
      expect(described.protections.join(', ')).toBe(words);
      expect(described.hasClosedNetwork).toBe(hasClosedNetwork);
    },
  );
});
