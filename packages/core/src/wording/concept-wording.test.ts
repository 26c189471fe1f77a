import type { ConceptPassage, Provision } from '@clauselight/schema';
import { expect, it } from 'vitest';
import { listHints, listSubjects, nameHint } from './concept-wording.ts';

function passage(use: ConceptPassage['use'], start: number): ConceptPassage {
  return {
    concept: 'entry',
    title: 'Owner may enter',
    subject: 'Entry',
    detail: 'The owner may come in.',
    category: 'tenancy',
    use,
    probability: 0.8,
    evidence: { start, end: start + 4, quote: 'come' },
  };
}

const conceptPassages = [passage('worth-a-look', 0), passage('noted', 10), passage('finding', 30)];

it('what is worth a look is told apart from what is sure', () => {
  expect(listHints(conceptPassages)).toEqual([conceptPassages[0]]);
  expect(nameHint(passage('worth-a-look', 0))).toBe('Perhaps: Owner may enter');
});

it('subjects are those of categories and of sure concepts, in the order of the text', () => {
  const provision: Provision = {
    category: 'payment',
    label: 'Payment',
    probability: 0.9,
    evidence: { start: 20, end: 23, quote: 'pay' },
  };
  const subjects = listSubjects({ provisions: [provision], conceptPassages });
  expect(subjects.map(({ label, evidence }) => [label, evidence.start])).toEqual([
    ['Entry', 10],
    ['Payment', 20],
    ['Entry', 30],
  ]);
});

it('a passage has one subject of a name, whether a category or a concept gave it', () => {
  const provision: Provision = {
    category: 'governing-law',
    label: 'Entry',
    probability: 0.9,
    evidence: { start: 8, end: 16, quote: 'may come' },
  };
  const subjects = listSubjects({ provisions: [provision], conceptPassages });
  expect(subjects.map(({ label, evidence }) => [label, evidence.start])).toEqual([
    ['Entry', 8],
    ['Entry', 30],
  ]);
});
