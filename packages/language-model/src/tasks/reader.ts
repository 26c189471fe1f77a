import type { Severity } from '@clauselight/schema';
import type { ModelSettings } from '../settings.ts';
import type { FencedPart } from './fence.ts';

/** How long a question and its answer may be. */
export type TaskSettings = Pick<ModelSettings, 'contextTokens' | 'outputTokens'>;

/** Who reads which document; part of every task. */
export interface Reader {
  /** What kind of document it is, for example `Software licence agreement`. */
  readonly kind: string;
  /** What the document calls its sides; empty where it has none. */
  readonly sides: readonly string[];
  /** The one of them whose eyes it is read with; absent for nobody's. */
  readonly side?: string | undefined;
}

/** A finding of the engine as a prompt shows it. */
export interface TaskFinding {
  readonly id: string;
  readonly title: string;
  readonly severity: Severity;
  readonly why: string;
  /** Words of the document it rests on; absent where something is missing. */
  readonly quote?: string | undefined;
}

/** A term that the engine extracted, as a prompt shows it. */
export interface TaskTerm {
  readonly label: string;
  readonly value: string;
}

/** The names of the sides are the document's own words, and so is what its kind was called by. */
export function fenceReader({ kind, sides, side }: Reader): FencedPart {
  return { name: 'document', content: [{ kind, sides, ...(side !== undefined && { side }) }] };
}

/** For whom to write. */
export function describeAudience({ side }: Reader): string {
  return side === undefined
    ? 'Write for a reader who takes no side: name the parties as the document does, never "you".'
    : 'Write for the reader named as "side" in the document part: "you" is that side and nobody else.';
}
