import { expect, test } from 'vitest';
import { parseEvaluateClausesOptions as parse } from './options.ts';

const model = ['--data', 'folder', '--provider', 'openai', '--model', 'gpt-4.1-mini'];

test('the engine alone is measured on all contracts unless told otherwise', () => {
  expect(parse(['--data', 'folder'])).toEqual({ data: 'folder' });
});

test('there are none where no folder is named', () => {
  expect(parse(['--contracts', '3'])).toBeUndefined();
});

test('a model is asked with its prices, four times at once unless told', () => {
  const prices = ['--input-price', '0.4', '--output-price', '1.6'];
  expect(parse([...model, ...prices])?.model).toMatchObject({
    settings: { provider: 'openai', name: 'gpt-4.1-mini', prices: { input: 0.4, output: 1.6 } },
    concurrency: 4,
  });
  expect(parse([...model, '--concurrency', '9'])?.model?.concurrency).toBe(9);
});

test.each([
  [['--data', 'a', '--provider', 'other', '--model', 'b'], '--provider is one of'],
  [['--data', 'a', '--model', 'b'], '--provider is one of'],
  [['--data', 'a', '--provider', 'openai'], '--model names the model'],
  [['--data', 'a', '--provider', 'openai-compatible', '--model', 'b'], '--api-url says'],
  [[...model, '--input-price', '1'], 'dollars for a million'],
  [[...model, '--concurrency', '0'], '--concurrency is a whole number'],
  [['--data', 'a', '--contracts', 'some'], '--contracts is a whole number'],
  [['--data', 'a', '--weights', 'b'], 'weights'],
])('%j is refused', (words, message) => {
  expect(() => parse(words)).toThrow(message);
});
