import { expect, it } from 'vitest';
import { buildSourceText } from '../test/build-source-text.ts';
import { findStructure } from '../text/structure/find-structure.ts';
import { withoutGuidance } from './without-guidance.ts';

it('takes out a heading of guidance whose clause runs on into the form', () => {
  const text =
    'Services Agreement\n\n1. Delete this page\n\nOnce you are done, delete it.\n\nThe Client pays the Contractor.\n\n2. Term\n\nThe term is a year.';
  const { structure } = findStructure({ sourceText: buildSourceText(text) });
  const guidance = [{ start: text.indexOf('1.'), end: text.indexOf('The Client') }];
  const binding = withoutGuidance(text, { ...structure, guidance });
  expect(binding.clauses.map(({ heading }) => heading)).toEqual(['Term']);
  expect(binding.sentences.map(({ passage, clauseId }) => [passage.text, clauseId])).toEqual([
    ['The Client pays the Contractor.', undefined],
    ['The term is a year.', binding.clauses[0]?.id],
  ]);
  expect(binding.wordCount).toBe(14);
});
