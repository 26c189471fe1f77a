import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/**
 * Groups network addresses by who can have them: an IPv4 address is one group, and of IPv6 the 64 bits that a provider
 * gives to one customer (RFC 6177). An IPv4 address in IPv6 form counts as the IPv4 address.
 */
export function getAddressGroup(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...new Array<string>(zeros).fill('0'), ...last];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** A key by which rows of one address are counted. Without the secret it reveals nothing about the address. */
export function createAddressKey(secret: string, address: string): Buffer {
  return createHmac('sha256', secret)
    .update(`address ${getAddressGroup(address)}`)
    .digest()
    .subarray(0, 16);
}
