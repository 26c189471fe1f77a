import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../test/build-source-text.ts';
import { createClauseLookup } from './clauses-at.ts';
import { findStructure } from './structure/find-structure.ts';

describe('createClauseLookup', () => {
  const sourceText = buildSourceText(
    'AGREEMENT\n\nThis Agreement is made today. It binds.\n\n1. Fees\n\n1.1 Rent. Tenant pays rent. It is due now.\n\n2. Term\n\nOne year.',
  );
  const { structure } = findStructure({ sourceText });

  it('finds the clause of the sentence at every position of a text', () => {
    const findClause = createClauseLookup(structure);
    for (let position = 0; position <= sourceText.text.length; position += 1) {
      const sentence = structure.sentences.find(
        ({ start, end }) => start <= position && position < end,
      );
      const clause = structure.clauses.find(({ id }) => id === sentence?.clauseId);
      const { id, number, heading } = clause ?? {};
      expect(findClause(position)).toEqual(clause && { id, number, heading });
    }
  });

  it('finds nothing in a text without sentences', () => {
    expect(createClauseLookup({ ...structure, sentences: [] })(3)).toBeUndefined();
  });
});
