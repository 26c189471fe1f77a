import { describe } from 'vitest';
import { testGrowth, texts } from './test-growth.ts';

describe('another text made to be slow', () => {
  testGrowth(texts.filter((_, index) => index % 2 === 1));
});
