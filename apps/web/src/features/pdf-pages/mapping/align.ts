/** For each letter of the one text its place in the other, -1 where it has none. No two letters share a place. */
export type Alignment = Int32Array;

/** Lengths of runs to search for, the longest first: long runs are seldom equal by chance. */
const uniqueRuns = [32, 16, 8, 5];
/** Runs that come more than once go to the place their neighbors point at; short ones only if it is near. */
const nearbyRuns = [
  { length: 32, reach: Number.POSITIVE_INFINITY },
  { length: 12, reach: Number.POSITIVE_INFINITY },
  { length: 6, reach: 400 },
  { length: 3, reach: 60 },
  { length: 1, reach: 4 },
];

/** Where blocks or items begin: runs that nothing else placed are compared from one beginning to the next. */
export interface Beginnings {
  readonly from: ReadonlySet<number>;
  readonly to: ReadonlySet<number>;
}

interface Sides {
  readonly from: string;
  readonly to: string;
  readonly placeOf: Int32Array;
  /** For each letter of `to` whether it is somebody's place. */
  readonly isTaken: Uint8Array;
}

/**
 * Aligns two texts that hold the same passages, though perhaps in another order and with more around them. Runs that
 * are found once on either side come first and grow as far as both agree; what comes more than once goes to the
 * place its neighbors point at. Only equal letters are ever aligned.
 */
export function alignLetters(from: string, to: string, beginnings: Beginnings): Alignment {
  const sides: Sides = {
    from,
    to,
    placeOf: new Int32Array(from.length).fill(-1),
    isTaken: new Uint8Array(to.length),
  };
  for (const length of uniqueRuns) alignUnique(sides, length);
  for (const { length, reach } of nearbyRuns) alignNearby(sides, { length, reach });
  alignLeft(sides, beginnings);
  return sides.placeOf;
}

function alignUnique(sides: Sides, length: number): void {
  const own = listRuns(sides.from, length, (at) => sides.placeOf[at] === -1);
  const others = listRuns(sides.to, length, (at) => sides.isTaken[at] === 0);
  for (const [run, [at = 0, ...more]] of own) {
    const [place, ...rivals] = others.get(run) ?? [];
    if (place === undefined || more.length + rivals.length > 0) continue;
    if (isFree(sides, at, place)) grow(sides, at, place);
  }
}

function alignNearby(sides: Sides, { length, reach }: { length: number; reach: number }): void {
  const others = listRuns(sides.to, length, (at) => sides.isTaken[at] === 0);
  if (others.size === 0) return;
  const following = listFollowing(sides);
  let before = -1;
  for (let at = 0; at + length <= sides.from.length; at += 1) {
    if (sides.placeOf[at] !== -1) {
      before = at;
      continue;
    }
    const places = others.get(sides.from.slice(at, at + length)) ?? [];
    const free = places.filter((place) => areFree(sides, { at, place, length }));
    const expected = listExpected(sides, { at, before, after: following[at] ?? sides.from.length });
    const [nearest] = free
      .map((place) => ({ place, distance: measureDistance(place, expected) }))
      .sort((a, b) => a.distance - b.distance);
    if (nearest !== undefined && nearest.distance <= reach) grow(sides, at, nearest.place);
    if (sides.placeOf[at] !== -1) before = at;
  }
}

/** Page numbers, figures and the like, whose neighbors differ: aligned if each is left exactly once on both sides. */
function alignLeft(sides: Sides, beginnings: Beginnings): void {
  const own = listLeft(sides.from, beginnings.from, (at) => sides.placeOf[at] === -1);
  const others = listLeft(sides.to, beginnings.to, (at) => sides.isTaken[at] === 0);
  for (const [run, [at = 0, ...more]] of own) {
    const [place, ...rivals] = others.get(run) ?? [];
    if (place === undefined || more.length + rivals.length > 0) continue;
    for (let step = 0; step < run.length; step += 1) {
      sides.placeOf[at + step] = place + step;
      sides.isTaken[place + step] = 1;
    }
  }
}

/** Where each unbroken run of unaligned letters begins. */
function listLeft(
  text: string,
  beginnings: ReadonlySet<number>,
  isOpen: (at: number) => boolean,
): ReadonlyMap<string, number[]> {
  const runs = new Map<string, number[]>();
  let start = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const ends = at === text.length || !isOpen(at) || beginnings.has(at);
    if (!ends) continue;
    if (at > start) {
      const run = text.slice(start, at);
      runs.set(run, [...(runs.get(run) ?? []), start]);
    }
    start = at < text.length && isOpen(at) ? at : at + 1;
  }
  return runs;
}

/** Where each run of free letters begins. */
function listRuns(
  text: string,
  length: number,
  isOpen: (at: number) => boolean,
): ReadonlyMap<string, number[]> {
  const runs = new Map<string, number[]>();
  let open = 0;
  for (let end = 0; end < text.length; end += 1) {
    open = isOpen(end) ? open + 1 : 0;
    if (open < length) continue;
    const start = end + 1 - length;
    const run = text.slice(start, end + 1);
    const known = runs.get(run);
    if (known === undefined) runs.set(run, [start]);
    else known.push(start);
  }
  return runs;
}

/** For each letter the next one that has a place already. */
function listFollowing({ placeOf }: Sides): Int32Array {
  const following = new Int32Array(placeOf.length);
  let next = placeOf.length;
  for (let at = placeOf.length - 1; at >= 0; at -= 1) {
    following[at] = next;
    if (placeOf[at] !== -1) next = at;
  }
  return following;
}

/** The places at which the neighbors before and after would have a letter; the ends of both texts count as neighbors. */
function listExpected(
  { from, to, placeOf }: Sides,
  { at, before, after }: { at: number; before: number; after: number },
): readonly number[] {
  const placeBefore = before < 0 ? -1 : (placeOf[before] ?? -1);
  const placeAfter = after >= from.length ? to.length : (placeOf[after] ?? to.length);
  return [placeBefore + at - before, placeAfter - (after - at)];
}

function measureDistance(place: number, expected: readonly number[]): number {
  return Math.min(...expected.map((one) => Math.abs(one - place)));
}

function isFree({ placeOf, isTaken }: Sides, at: number, place: number): boolean {
  return placeOf[at] === -1 && isTaken[place] === 0;
}

function areFree(
  sides: Sides,
  { at, place, length }: { at: number; place: number; length: number },
): boolean {
  for (let step = 0; step < length; step += 1)
    if (!isFree(sides, at + step, place + step)) return false;
  return true;
}

/** Aligns a pair of equal letters, and their neighbors on both sides as long as they are equal and free. */
function grow(sides: Sides, at: number, place: number): void {
  const { from, to } = sides;
  const agrees = (step: number) =>
    at + step >= 0 &&
    place + step >= 0 &&
    at + step < from.length &&
    place + step < to.length &&
    from[at + step] === to[place + step] &&
    isFree(sides, at + step, place + step);
  let first = 0;
  while (agrees(first - 1)) first -= 1;
  let last = 0;
  while (agrees(last + 1)) last += 1;
  for (let step = first; step <= last; step += 1) {
    sides.placeOf[at + step] = place + step;
    sides.isTaken[place + step] = 1;
  }
}
