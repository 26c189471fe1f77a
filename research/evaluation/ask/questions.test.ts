import { cuadNames } from '@clauselight/research-data';
import { expect, it } from 'vitest';
import { everydayQuestions } from './questions.ts';

it('there are questions in everyday words to every category, some kept aside', () => {
  expect(Object.keys(everydayQuestions)).toEqual(expect.arrayContaining([...cuadNames]));
  for (const { chosenWith, keptAside } of Object.values(everydayQuestions)) {
    expect(chosenWith.length).toBeGreaterThan(0);
    expect(keptAside.length).toBeGreaterThan(0);
    expect(chosenWith.filter((question) => keptAside.includes(question))).toEqual([]);
  }
});
