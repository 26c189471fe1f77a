import type { DocumentKind, LawCertainty } from '@clauselight/schema';
import type { Instrument } from './find-instrument.ts';

/** A note of the collection: what the law of a place says about one topic, and to which documents it belongs. */
export interface LawEntry {
  readonly id: string;
  /** The place's name, as `getPlace` returns it. */
  readonly place: string;
  readonly topic: string;
  /** Kinds of contracts to whose rules and concepts it belongs. */
  readonly kinds: readonly DocumentKind[] | 'all';
  readonly rules: readonly string[];
  readonly concepts: readonly string[];
  /** Documents that it belongs to as a whole, whatever was found in them. */
  readonly instruments: readonly Instrument[];
  /** Rules whose own text on the law says the same. */
  readonly restates: readonly string[];
  readonly text: string;
  readonly source: string;
  readonly asOf: string;
  readonly certainty: LawCertainty;
}
