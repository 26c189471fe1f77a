import { describe, expect, it } from 'vitest';
import { createPlaces } from './places.ts';

const full = expect.objectContaining({ code: 'too_many_streams' });

describe('places for requests that stay open', () => {
  it('are limited for each visitor', () => {
    const places = createPlaces({ perVisitor: 2, perAddress: 9 });
    const visitor = { ownerId: 'a', address: '1' };
    const leave = places.take(visitor);
    places.take(visitor);
    expect(() => places.take(visitor)).toThrow(full);
    places.take({ ...visitor, ownerId: 'b' });
    leave();
    leave();
    places.take(visitor);
    expect(() => places.take(visitor)).toThrow(full);
  });

  it('are limited for each address, however many visitors it has', () => {
    const places = createPlaces({ perVisitor: 2, perAddress: 3 });
    for (const ownerId of ['a', 'b', 'c']) places.take({ ownerId, address: '1' });
    expect(() => places.take({ ownerId: 'd', address: '1' })).toThrow(full);
    places.take({ ownerId: 'd', address: '2' });
  });
});
