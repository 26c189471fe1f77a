import type { Fragment } from './fragments.ts';

/** How far words may reach over a line without belonging to both sides, in ems. */
const overhang = 0.6;

/** Splits a fragment that crosses vertical lines at the space nearest to each. */
export function splitFragment(fragment: Fragment, walls: readonly number[]): Fragment[] {
  const wall = walls.find(
    (x) =>
      x > fragment.x + overhang * fragment.size &&
      x < fragment.x + fragment.width - overhang * fragment.size,
  );
  const at = wall === undefined ? -1 : findSpace(fragment, wall);
  if (wall === undefined || at < 0) return [fragment];
  const share = fragment.width / fragment.text.length;
  const { marks, ...whole } = fragment;
  const left = {
    ...whole,
    text: fragment.text.slice(0, at),
    width: share * at,
    ...(marks === undefined ? {} : { marks }),
  };
  const right = {
    ...whole,
    text: fragment.text.slice(at + 1),
    x: fragment.x + share * (at + 1),
    width: share * (fragment.text.length - at - 1),
  };
  return [
    left,
    ...splitFragment(
      right,
      walls.filter((x) => x > wall),
    ),
  ];
}

/** The space nearest to a position, if it is close enough for an estimate by letter width. */
function findSpace({ text, x, width }: Fragment, wall: number): number {
  const share = width / text.length;
  const target = Math.round((wall - x) / share);
  const reach = Math.max(2, Math.round(text.length * 0.12));
  for (let distance = 0; distance <= reach; distance += 1) {
    if (text[target - distance] === ' ' && target - distance > 0) return target - distance;
    if (text[target + distance] === ' ' && target + distance < text.length - 1)
      return target + distance;
  }
  return -1;
}
