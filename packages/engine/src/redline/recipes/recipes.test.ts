import { describe, expect, it } from 'vitest';
import { concepts } from '../../contract/catalogue/concepts.ts';
import { rules } from '../../contract/rules/index.generated.ts';
import { type DocumentWords, readDocumentWords } from '../document-words.ts';
import type { ChangeRecipe } from '../recipe.ts';
import { writeWords } from '../write-words.ts';
import { recipes } from './index.ts';

const known = new Set([...rules.map(({ id }) => id), ...concepts.map(({ id }) => `C-${id}`)]);
const words: DocumentWords = readDocumentWords('', { sides: [], terms: [] });
const party = { name: 'Acme', subject: 'Acme', possessive: "Acme's", object: 'Acme' };

function listPatterns({ needs, unless, unlessNear, steps }: ChangeRecipe): readonly string[] {
  const own = steps.flatMap((step) => {
    if (step.do === 'replace' || step.do === 'delete-next') return step.find;
    return step.do === 'set-time' ? step.near : [];
  });
  return [needs, unless, unlessNear, ...own].flatMap((pattern) => pattern ?? []);
}

function listTexts({ steps }: ChangeRecipe): readonly string[] {
  return steps.flatMap((step) =>
    'text' in step ? step.text : step.do === 'replace' ? step.by : [],
  );
}

describe('recipes', () => {
  it('answer rules and concepts that there are', () => {
    expect(recipes.flatMap((recipe) => recipe.for).filter((id) => !known.has(id))).toEqual([]);
  });

  it('answer at least 120 of them', () => {
    expect(new Set(recipes.flatMap((recipe) => recipe.for)).size).toBeGreaterThanOrEqual(120);
  });

  it.each(recipes.flatMap(listTexts).filter((text) => text !== ''))(
    'fill in their words: %s',
    (text) => {
      const written = writeWords(text, {
        words,
        bearer: party,
        other: party,
        beside: 'A sentence.',
      });
      expect(written).toBeDefined();
      expect(written).not.toMatch(/[{}]/);
      expect(
        writeWords(text, { words, bearer: party, other: party, beside: 'A SENTENCE IN CAPITALS.' }),
      ).not.toMatch(/\p{Ll}/u);
    },
  );

  it.each([...new Set(recipes.flatMap(listPatterns))])(
    'are quick on sentences made to slow them: %s',
    (source) => {
      const pattern = new RegExp(source, 'gi');
      const started = process.cpuUsage();
      for (const part of [
        'may audit ',
        'shall be liable, ',
        'unless notice, ',
        'without ',
        'any and all claims ',
        'a',
      ])
        for (const _ of part.repeat(Math.ceil(3000 / part.length)).matchAll(pattern));
      const { user } = process.cpuUsage(started);
      expect(user / 1000).toBeLessThan(400);
    },
  );
});
