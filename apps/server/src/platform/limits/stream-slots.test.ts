import { describe, expect, it } from 'vitest';
import { createStreamSlots } from './stream-slots.ts';

const full = expect.objectContaining({ code: 'too_many_streams' });

describe('slots for requests that stay open', () => {
  it('are limited for each visitor', () => {
    const streamSlots = createStreamSlots({ perVisitor: 2, perAddress: 9 });
    const visitor = { ownerId: 'a', address: '1' };
    const leave = streamSlots.take(visitor);
    streamSlots.take(visitor);
    expect(() => streamSlots.take(visitor)).toThrow(full);
    streamSlots.take({ ...visitor, ownerId: 'b' });
    leave();
    leave();
    streamSlots.take(visitor);
    expect(() => streamSlots.take(visitor)).toThrow(full);
  });

  it('are limited for each address, however many visitors it has', () => {
    const streamSlots = createStreamSlots({ perVisitor: 2, perAddress: 3 });
    for (const ownerId of ['a', 'b', 'c']) streamSlots.take({ ownerId, address: '1' });
    expect(() => streamSlots.take({ ownerId: 'd', address: '1' })).toThrow(full);
    streamSlots.take({ ownerId: 'd', address: '2' });
  });
});
