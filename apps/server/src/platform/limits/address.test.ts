import { describe, expect, it } from 'vitest';
import { createAddressKey, getAddressGroup } from './address.ts';

describe('the group of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('of %s is %s', (address, group) => {
    expect(getAddressGroup(address)).toBe(group);
  });

  it('has a key that depends on the secret', () => {
    const key = createAddressKey('one secret', '203.0.113.7');
    expect(key).toEqual(createAddressKey('one secret', '::ffff:203.0.113.7'));
    expect(key).not.toEqual(createAddressKey('another', '203.0.113.7'));
    expect(key).not.toEqual(createAddressKey('one secret', '203.0.113.8'));
  });
});
