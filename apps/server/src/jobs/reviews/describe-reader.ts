import type { Reader } from '@clauselight/language-model';
import type { Analysis } from '@clauselight/schema';

/** What a language model is told of the document and of whose eyes it is read with. */
export function describeReader(analysis: Analysis, side: string | undefined): Reader {
  const taken = analysis.sides.find(({ id }) => id === side);
  return {
    kind: analysis.documentKind.label,
    sides: analysis.sides.map(({ label }) => label),
    ...(taken !== undefined && { side: taken.label }),
  };
}
