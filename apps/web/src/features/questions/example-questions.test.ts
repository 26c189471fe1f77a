import { documentKindSchema, maxQuestionLength } from '@clauselight/schema';
import { expect, it } from 'vitest';
import { getExampleQuestions } from './example-questions.ts';

it.each(documentKindSchema.options)('a document of the kind %s has three questions', (kind) => {
  const questions = getExampleQuestions(kind);
  expect(new Set(questions).size).toBe(3);
  for (const question of questions) {
    expect(question).toMatch(/^[A-Z].*\?$/);
    expect(question.length).toBeLessThan(maxQuestionLength);
  }
});

it('an invoice is not asked for its liability', () => {
  expect(getExampleQuestions('invoice')).toContain('When is it due?');
  expect(getExampleQuestions('nda')).toContain('What counts as confidential?');
});
