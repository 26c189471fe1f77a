import type { Severity } from '@clauselight/schema';
import type { ModelSettings } from '../settings.ts';
import type { FencedPart } from './fence.ts';

/** The limits of question and answer. */
export type TaskSettings = Pick<ModelSettings, 'contextTokens' | 'outputTokens'>;

/** The kind and the sides of the document, and the side to write for; part of every task. */
export interface TaskContext {
  /** The kind of document, for example `Software licence agreement`. */
  readonly kind: string;
  /** The document's names of its sides; empty if it has none. */
  readonly sides: readonly string[];
  /** The side that the user chose; absent if none. */
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
export function fenceContext({ kind, sides, side }: TaskContext): FencedPart {
  return { name: 'document', content: [{ kind, sides, ...(side !== undefined && { side }) }] };
}

/** Describes for whom to write. */
export function describeAudience({ side }: TaskContext): string {
  return side === undefined
    ? 'Write for a reader who takes no side: name the parties as the document does, never "you".'
    : 'Write for the reader named as "side" in the document part: "you" is that side and nobody else.';
}
