import type { Marker } from './marker.ts';
import {
  findFirst,
  findLoose,
  findNext,
  type Open,
  outermostStyles,
  type Place,
  type Scope,
} from './number-place.ts';

/** How firmly a number stands where it does: at the start of a line, or after other words in it. */
export type Firmness = 'line' | 'inline';

const emptyScope: Scope = { path: [], last: new Map(), base: 0 };

/** The numbering of a document as far as it has been read. Lists are recognised by what follows what, not by looks. */
export class Numbering {
  #scope: Scope = emptyScope;
  #outer: Scope | undefined;

  /** The level of the innermost clause that is open, 0 before the first. */
  get level(): number {
    return this.#scope.path.at(-1)?.level ?? this.#scope.base;
  }

  /** The level of what stands at the top, inside the attachment that is open. */
  get topLevel(): number {
    return this.#scope.base + 1;
  }

  /** Where a number fits; nothing where it is more likely a reference, a quantity or a page number. */
  findPlace(marker: Marker, firmness: Firmness): Place | undefined {
    const place = findNext(this.#scope, marker) ?? findFirst(this.#scope, marker);
    if (place !== undefined || firmness === 'inline') return place;
    return this.#findOuterPlace(marker) ?? findLoose(this.#scope, marker);
  }

  /** Opens a numbered clause at its place. */
  open({ reading, level, depth, isOuter }: Place): void {
    if (isOuter) this.#returnToOuter();
    const entry = { ...reading, level };
    const last = new Map(this.#scope.last).set(reading.style, entry);
    this.#scope = { ...this.#scope, path: [...this.#scope.path.slice(0, depth), entry], last };
  }

  /** Opens a clause without a number: what is numbered anew after it is inside it. */
  openHeading(level: number, endedBy?: Open['endedBy']): void {
    const path = this.#scope.path.filter((open) => open.level < level);
    this.#scope = { ...this.#scope, path: [...path, { style: '(A)', values: [], level, endedBy }] };
  }

  /** Closes everything that is open, inside the attachment that is open. */
  close(): void {
    this.#scope = { ...this.#scope, path: [] };
  }

  /** Opens a part with numbers of its own at the outermost level: an attachment, or where the parties sign. */
  openScope(): void {
    this.#outer ??= this.#scope;
    this.#scope = { path: [], last: new Map(), base: 1 };
  }

  /** Where a number continues the document proper, although an attachment is open. */
  #findOuterPlace(marker: Marker): Place | undefined {
    const place = this.#outer && findNext(this.#outer, marker);
    if (place === undefined || !outermostStyles.has(place.reading.style)) return undefined;
    return (place.reading.values[0] ?? 0) > 1 ? { ...place, isOuter: true } : undefined;
  }

  #returnToOuter(): void {
    this.#scope = this.#outer ?? this.#scope;
    this.#outer = undefined;
  }
}
