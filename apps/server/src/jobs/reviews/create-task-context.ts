import type { TaskContext } from '@clauselight/language-model';
import type { Analysis } from '@clauselight/schema';

/** Describes the document and the chosen side for the language model. */
export function createTaskContext(analysis: Analysis, side: string | undefined): TaskContext {
  const taken = analysis.sides.find(({ id }) => id === side);
  return {
    kind: analysis.documentKind.label,
    sides: analysis.sides.map(({ label }) => label),
    ...(taken !== undefined && { side: taken.label }),
  };
}
