import type { Block, Span } from '@clauselight/schema';
import type { Marker } from './marker.ts';

/** A block, or the part of one that starts at a clause number of its own. */
export interface Piece extends Span {
  readonly kind: Block['kind'];
  readonly level: number | undefined;
  readonly marker: Marker | undefined;
}
