import { expect, it, test } from 'vitest';
import { getModelAddress } from './model-address.ts';

test.each([
  ['openai', undefined, 'https://api.openai.com/v1'],
  ['anthropic', undefined, 'https://api.anthropic.com/v1'],
  ['openai', 'https://proxy.example/v1//', 'https://proxy.example/v1'],
  ['openai-compatible', 'http://localhost:11434/v1', 'http://localhost:11434/v1'],
] as const)('a model of %s with the address %s is asked at %s', (provider, apiUrl, address) => {
  expect(getModelAddress({ provider, apiUrl })).toBe(address);
});

it('guesses no address of another server', () => {
  expect(() => getModelAddress({ provider: 'openai-compatible' })).toThrow('needs its address');
});
