import { clauseCategorySchema, documentKindSchema, getDocumentFamily } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { concepts } from '../catalogue/concepts.ts';
import { ndaHypotheses } from '../nda/nda-hypotheses.ts';
import { rules } from '../rules/index.generated.ts';
import { unfairnessDescriptions } from '../unfair-terms/unfairness-categories.ts';
import { findChecklist } from './checklists/index.ts';
import { findSubjectOfConcept, findSubjectOfRule } from './subject-of.ts';
import { clauseSubjects, listedSubjects } from './subjects/index.ts';

/** Categories that say who, when and what it is called: terms show them. */
const noClauses = ['document-name', 'parties', 'agreement-date', 'effective-date'];

/** What stands more than once. */
function findRepeated(values: readonly string[]): readonly string[] {
  return values.filter((value, at) => values.indexOf(value) !== at);
}

describe('each clause of the catalogue', () => {
  it.each(listedSubjects.map((subject) => [subject.id, subject] as const))(
    '%s has a question, and patterns that compile',
    (_, subject) => {
      expect(subject.question).toMatch(/^[A-Z].*\?$/);
      expect(subject.request).toMatch(/\.$/);
      const patterns = (subject.balanced ?? []).flatMap(({ pattern, about = '', unless = '' }) => [
        pattern,
        about,
        unless,
      ]);
      const { vocabulary = '', calledForBy = '' } = subject;
      for (const pattern of [...patterns, vocabulary, calledForBy]) {
        expect(() => new RegExp(pattern, 'i')).not.toThrow();
      }
    },
  );

  it('is about its own rules, concepts and categories alone', () => {
    expect(findRepeated(listedSubjects.flatMap((subject) => subject.rules))).toEqual([]);
    expect(findRepeated(listedSubjects.flatMap(({ concepts: own = [] }) => own))).toEqual([]);
    expect(findRepeated(listedSubjects.flatMap(({ categories = [] }) => categories))).toEqual([]);
  });
});

it('every check, every concept and every category of clauses is about a clause', () => {
  const checks = [
    ...rules.map(({ id }) => id),
    ...Object.values(unfairnessDescriptions).map(({ label }) => label),
    ...ndaHypotheses.map(({ id }) => id.toUpperCase()),
  ];
  expect(checks.filter((id) => findSubjectOfRule(id) === undefined)).toEqual([]);
  expect(concepts.filter(({ id }) => findSubjectOfConcept(id) === undefined)).toEqual([]);
  expect(
    clauseCategorySchema.options.filter(
      (category) => !listedSubjects.some(({ categories = [] }) => categories.includes(category)),
    ),
  ).toEqual(noClauses);
  const known = new Set([...checks, ...concepts.map(({ id }) => id)]);
  const named = listedSubjects.flatMap(({ rules: own, concepts: more = [] }) => [...own, ...more]);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

describe('each kind of contract', () => {
  const kinds = documentKindSchema.options.filter((kind) => getDocumentFamily(kind) === 'contract');
  it.each(kinds)('%s has a checklist of known clauses, each once', (kind) => {
    const checklist = findChecklist(kind);
    const { must = [], should = [], could = [] } = checklist?.clauses ?? {};
    const all = [...must, ...should, ...could];
    expect(must.length).toBeGreaterThan(2);
    expect(all.length).toBeGreaterThan(14);
    expect(all.filter((id) => clauseSubjects[id] === undefined)).toEqual([]);
    expect(findRepeated(all)).toEqual([]);
    const first = Object.values(checklist?.first ?? {}).flat();
    expect(first.filter((id) => !all.includes(id))).toEqual([]);
  });
});

describe('words of a balanced clause', () => {
  it.each([
    ['assignment', 'Neither party may assign this Agreement without consent.', true],
    ['assignment', 'Customer may not assign this Agreement without consent.', false],
    [
      'assignment',
      'Neither party may assign this Agreement, provided that Acme may assign it.',
      false,
    ],
    ['renewal', 'The term may be renewed by mutual written agreement.', true],
    ['renewal', 'It renews automatically unless both parties mutually agree not to renew.', false],
    ['indemnity', 'Each party shall indemnify the other against claims of others.', true],
    ['indemnity', 'Customer shall indemnify Provider against claims of others.', false],
    ['excluded-loss', 'Neither party is liable for consequential damages.', true],
    ['excluded-loss', 'Provider is not liable for consequential damages.', false],
    [
      'termination-for-cause',
      'Either party may terminate if the other does not cure a breach within thirty days.',
      true,
    ],
    [
      'termination-for-cause',
      'Provider may terminate if Customer does not cure a breach within thirty days.',
      false,
    ],
    ['changes-to-terms', 'It may be amended only in writing signed by both parties.', true],
    ['changes-to-terms', 'We may change these terms at any time by posting them.', false],
    ['non-waiver', 'No failure to exercise a right is a waiver of it.', true],
    ['non-waiver', 'Either party may sue, and both waive a jury.', false],
    ['notices', 'All notices under this Agreement shall be in writing and sent by mail.', true],
    ['notices', 'No review takes place after notice has been given by either party.', false],
    ['legal-costs', 'The prevailing party recovers its fees.', true],
    ['legal-costs', 'Customer pays the fees of Provider.', false],
  ])('%s: %s', (id, sentence, isBalanced) => {
    const matches = (clauseSubjects[id]?.balanced ?? []).some(
      ({ pattern, about = '', unless }) =>
        new RegExp(pattern, 'i').test(sentence) &&
        new RegExp(about, 'i').test(sentence) &&
        (unless === undefined || !new RegExp(unless, 'i').test(sentence)),
    );
    expect(matches).toBe(isBalanced);
  });
});

it('the patterns take time that grows with the text, not faster', () => {
  const units = [
    'each party may terminate ',
    'notices in writing ',
    'neither party liable ',
    'renewed ',
  ];
  const patterns = listedSubjects.flatMap(
    ({ balanced = [], vocabulary = '', calledForBy = '' }) => [
      vocabulary,
      calledForBy,
      ...balanced.flatMap(({ pattern, about = '', unless = '' }) => [pattern, about, unless]),
    ],
  );
  const compiled = [...new Set(patterns)].map((pattern) => new RegExp(`(?:${pattern})(?!)`, 'i'));
  const before = process.cpuUsage();
  for (const unit of units) {
    const text = unit.repeat(2000);
    for (const pattern of compiled) expect(pattern.test(text)).toBe(false);
  }
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(8000);
});
