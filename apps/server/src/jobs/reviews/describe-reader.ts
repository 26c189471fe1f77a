import type { Reader } from '@clauselight/language-model';
import type { Analysis } from '@clauselight/schema';

/** Describes the document and the reader's side for the language model. */
export function describeReader(analysis: Analysis, side: string | undefined): Reader {
  const taken = analysis.sides.find(({ id }) => id === side);
  return {
    kind: analysis.documentKind.label,
    sides: analysis.sides.map(({ label }) => label),
    ...(taken !== undefined && { side: taken.label }),
  };
}
