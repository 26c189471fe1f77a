import { expect, it } from 'vitest';
import { placeTooltip } from './place-tooltip.ts';

const size = { width: 100, height: 30 };

it.each([
  ['centred above', { left: 200, top: 300, width: 40, height: 40 }, { left: 170, top: 270 }],
  ['below at the top', { left: 200, top: 10, width: 40, height: 40 }, { left: 170, top: 50 }],
  ['within the left side', { left: 0, top: 300, width: 40, height: 40 }, { left: 8, top: 270 }],
  [
    'within the right side',
    { left: 340, top: 300, width: 20, height: 40 },
    { left: 252, top: 270 },
  ],
])('a tooltip stands %s', (_where, anchor, place) => {
  expect(placeTooltip(anchor, size, 360)).toEqual(place);
});
