import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';

describe('folded text', () => {
  it('is as long as the text, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fold(text).length).toBe(text.length);
      }),
    );
    expect(fold('Größe Łódź İstanbul É')).toBe('grose lodz istanbul e');
  });
});
