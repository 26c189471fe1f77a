import type { Marker } from './marker.ts';
import {
  findFirst,
  findLoose,
  findNext,
  type NumberPosition,
  type Open,
  outermostStyles,
  type Scope,
} from './number-position.ts';

/** The position of a number in its line: at the start, or after other words. */
export type Firmness = 'line' | 'inline';

const emptyScope: Scope = { path: [], last: new Map(), base: 0 };

/** The numbering of a document so far. Lists are recognized by their sequence, not by their layout. */
export class Numbering {
  #scope: Scope = emptyScope;
  #outer: Scope | undefined;

  /** Level of the innermost open clause, 0 before the first. */
  get level(): number {
    return this.#scope.path.at(-1)?.level ?? this.#scope.base;
  }

  /** Level of the top clauses, inside the open attachment. */
  get topLevel(): number {
    return this.#scope.base + 1;
  }

  /**
   * Finds the position of a number. Returns nothing when it is more likely a reference, a quantity or a page number.
   */
  findPosition(marker: Marker, firmness: Firmness): NumberPosition | undefined {
    const position = findNext(this.#scope, marker) ?? findFirst(this.#scope, marker);
    if (position !== undefined || firmness === 'inline') return position;
    return this.#findOuterPosition(marker) ?? findLoose(this.#scope, marker);
  }

  /** Opens a numbered clause at its position. */
  open({ ordinal, level, depth, isOuter }: NumberPosition): void {
    if (isOuter) this.#returnToOuter();
    const entry = { ...ordinal, level };
    const last = new Map(this.#scope.last).set(ordinal.style, entry);
    this.#scope = { ...this.#scope, path: [...this.#scope.path.slice(0, depth), entry], last };
  }

  /** Opens a clause without a number: numbers that restart after it are inside it. */
  openHeading(level: number, endedBy?: Open['endedBy']): void {
    const path = this.#scope.path.filter((open) => open.level < level);
    this.#scope = { ...this.#scope, path: [...path, { style: '(A)', values: [], level, endedBy }] };
  }

  /** Closes all open clauses, inside the open attachment. */
  close(): void {
    this.#scope = { ...this.#scope, path: [] };
  }

  /** Opens a section with its own top-level numbers: an attachment, or the signatures. */
  openScope(): void {
    this.#outer ??= this.#scope;
    this.#scope = { path: [], last: new Map(), base: 1 };
  }

  /** Finds the position of a number that continues the main document although an attachment is open. */
  #findOuterPosition(marker: Marker): NumberPosition | undefined {
    const position = this.#outer && findNext(this.#outer, marker);
    if (position === undefined || !outermostStyles.has(position.ordinal.style)) return undefined;
    return (position.ordinal.values[0] ?? 0) > 1 ? { ...position, isOuter: true } : undefined;
  }

  #returnToOuter(): void {
    this.#scope = this.#outer ?? this.#scope;
    this.#outer = undefined;
  }
}
