import type { DocumentKind, Side, Term } from '@clauselight/schema';
import type { KnownSides } from './bearers.ts';
import { listPartners } from './sides.ts';
import { findVoices } from './voices.ts';

interface SidesOfText {
  readonly sides: readonly Side[];
  readonly kind: DocumentKind;
  /** The source text. */
  readonly text: string;
  readonly terms: readonly Term[];
}

/** What the text tells of its sides: who pays whom, for whom its pronouns stand, and which parties are one side. */
export function findKnownSides({ sides, kind, text, terms }: SidesOfText): KnownSides {
  return { sides, kind, voices: findVoices(sides, text, terms), partners: listPartners(terms) };
}
