import type { Severity } from '@clauselight/schema';
import type { ModelSettings } from '../settings.ts';
import type { FencedPart } from './fence.ts';

/** The limits of question and answer. */
export type TaskSettings = Pick<ModelSettings, 'contextTokens' | 'outputTokens'>;

/** The document and its reader; part of every task. */
export interface Reader {
  /** The kind of document, for example `Software licence agreement`. */
  readonly kind: string;
  /** The document's names of its sides; empty if it has none. */
  readonly sides: readonly string[];
  /** The reader's side; absent if no side is taken. */
  readonly side?: string | undefined;
}

/** A finding of the engine in the form of a prompt. */
export interface TaskFinding {
  readonly id: string;
  readonly title: string;
  readonly severity: Severity;
  readonly why: string;
  /** The main quote; absent if something is missing from the document. */
  readonly quote?: string | undefined;
}

/** A term from the engine in the form of a prompt. */
export interface TaskTerm {
  readonly label: string;
  readonly value: string;
}

/** Fenced, because the names of sides and kind may be words of the document. */
export function fenceReader({ kind, sides, side }: Reader): FencedPart {
  return { name: 'document', content: [{ kind, sides, ...(side !== undefined && { side }) }] };
}

/** Describes for whom to write. */
export function describeAudience({ side }: Reader): string {
  return side === undefined
    ? 'Write for a reader who takes no side: name the parties as the document does, never "you".'
    : 'Write for the reader named as "side" in the document part: "you" is that side and nobody else.';
}
