import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countDecimals,
  createSum,
  exactToNumber,
  formatRounded,
  fromNumber,
  isWithin,
  toExact,
  toNumber,
} from './figure.ts';

const figure = fc.record({
  units: fc.integer({ min: -(2 ** 50), max: 2 ** 50 }),
  scale: fc.integer({ min: 0, max: 12 }),
});

describe('a sum', () => {
  it('loses no digit, however many figures of whatever size are added', () => {
    fc.assert(
      fc.property(fc.array(figure, { maxLength: 40 }), (figures) => {
        const sum = createSum();
        for (const item of figures) sum.add(item);
        const exact = figures.reduce(
          (total, { units, scale }) => total + BigInt(units) * 10n ** BigInt(12 - scale),
          0n,
        );
        const { units, scale } = sum.get();
        expect(units * 10n ** BigInt(12 - scale)).toBe(exact);
      }),
    );
  });

  it('of a dime and two dimes is three', () => {
    const sum = createSum();
    sum.add({ units: 1, scale: 1 });
    sum.add({ units: 2, scale: 1 });
    expect(exactToNumber(sum.get())).toBe(0.3);
  });
});

describe('a figure', () => {
  it.each([
    [0.1, 1, 1],
    [1234.5, 12345, 1],
    [-0.005, -5, 3],
    [0.1 + 0.2, 3, 1],
    [1e15, 1e15, 0],
    [2.5e-9, 25, 10],
  ])('stored as %d has the digits that people see', (value, units, scale) => {
    expect(fromNumber(value, 0)).toMatchObject({ units, scale });
  });

  it('is the number that its digits say', () => {
    fc.assert(
      fc.property(figure, (item) => {
        expect(toNumber(item)).toBe(Number(`${item.units}e-${item.scale}`));
      }),
    );
  });

  it.each([
    [1234567n, 2, 2, '12,345.67'],
    [-5n, 3, 2, '-0.01'],
    [995n, 1, 0, '100'],
    [7n, 0, 2, '7.00'],
    [0n, 0, 0, '0'],
  ])('of %d units is shown as people read it', (units, scale, decimals, shown) => {
    expect(formatRounded({ units, scale }, decimals)).toBe(shown);
  });

  it('is shown whole where it has more decimals than its column', () => {
    expect(countDecimals({ units: 123400n, scale: 4 }, 1)).toBe(2);
  });

  it('lies within half a unit of another, or does not', () => {
    const a = toExact({ units: 1005, scale: 2 });
    const b = toExact({ units: 100, scale: 1 });
    expect(isWithin(a, b, { halves: 1, scale: 1 })).toBe(true);
    expect(isWithin(a, b, { halves: 0, scale: 1 })).toBe(false);
  });
});
