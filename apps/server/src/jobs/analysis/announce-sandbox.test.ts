import { describe, expect, it, vi } from 'vitest';
import { announceSandbox } from './announce-sandbox.ts';

async function announce(description: Parameters<typeof announceSandbox>[1]) {
  const log = { info: vi.fn(), warn: vi.fn() };
  await announceSandbox(log, description);
  return { info: log.info.mock.calls.flat(), warn: log.warn.mock.calls.flat() };
}

describe('the start of the worker', () => {
  it('says what protects the machine from documents', async () => {
    const lines = await announce(async () => ({
      protections: ['Node permissions', 'no network', 'CPU limit'],
      isSource: false,
      hasClosedNetwork: true,
    }));
    expect(lines).toEqual({
      info: ['Documents are read in a process with: Node permissions, no network, CPU limit.'],
      warn: [],
    });
  });

  it('warns where the system does not close the network', async () => {
    const lines = await announce(async () => ({
      protections: ['Node permissions'],
      isSource: false,
      hasClosedNetwork: false,
    }));
    expect(lines).toEqual({
      info: [],
      warn: [
        'Documents are read in a process with: Node permissions. This system does not close the network to it. On Linux, install bubblewrap and allow user namespaces.',
      ],
    });
  });

  it('does not warn who runs the product from source', async () => {
    const lines = await announce(async () => ({
      protections: [],
      isSource: true,
      hasClosedNetwork: false,
    }));
    expect(lines).toEqual({
      info: [
        'Documents are read in a process with: nothing around it. The rest needs the built product.',
      ],
      warn: [],
    });
  });
});
