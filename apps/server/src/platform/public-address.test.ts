import { expect, it } from 'vitest';
import { getPublicAddress } from './public-address.ts';

const PORT = 3000;

it.each([
  [{ PUBLIC_URL: 'https://light.example/', HOST: 'localhost', PORT }, 'https://light.example'],
  [{ PUBLIC_URL: undefined, HOST: 'localhost', PORT }, 'http://localhost:3000'],
  [{ PUBLIC_URL: undefined, HOST: '0.0.0.0', PORT }, 'http://localhost:3000'],
  [{ PUBLIC_URL: undefined, HOST: '::1', PORT }, 'http://[::1]:3000'],
])('people reach %o under %s', (config, address) => {
  expect(getPublicAddress(config)).toBe(address);
});

it('the address has the port that the system chose if none was configured', () => {
  const config = { PUBLIC_URL: undefined, HOST: '127.0.0.1', PORT: 0 };
  expect(getPublicAddress(config, 4100)).toBe('http://127.0.0.1:4100');
});
