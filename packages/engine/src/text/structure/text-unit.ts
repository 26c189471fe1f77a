import type { Block, Span } from '@clauselight/schema';
import type { Marker } from './marker.ts';

/** A block, or the section of one that starts at its own clause number. */
export interface TextUnit extends Span {
  readonly kind: Block['kind'];
  readonly level: number | undefined;
  readonly marker: Marker | undefined;
}
