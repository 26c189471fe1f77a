import type { Fragment } from './fragments.ts';

/** How far words may reach over a line without belonging to both sides, in ems. */
const overhang = 0.6;

/** Cuts a fragment that runs over upright lines at the space nearest to each. */
export function splitAt(fragment: Fragment, walls: readonly number[]): Fragment[] {
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
    ...splitAt(
      right,
      walls.filter((x) => x > wall),
    ),
  ];
}

/** The space nearest to a place, if it is near enough for a guess of how wide the letters are. */
function findSpace({ text, x, width }: Fragment, wall: number): number {
  const share = width / text.length;
  const aim = Math.round((wall - x) / share);
  const reach = Math.max(2, Math.round(text.length * 0.12));
  for (let away = 0; away <= reach; away += 1) {
    if (text[aim - away] === ' ' && aim - away > 0) return aim - away;
    if (text[aim + away] === ' ' && aim + away < text.length - 1) return aim + away;
  }
  return -1;
}
