import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildProvision, buildRuleInput } from '../../test/build-rule-input.ts';
import { compilePattern } from './pattern.ts';

describe('listWith', () => {
  it('finds the same sentences as a plain search, for any text and cues', () => {
    const snippet = fc.constantFrom(
      'The fee is due. ',
      'Fees, fees and FEES\n\n',
      'İstanbul pays ﬁne. ',
      '1. Fee\n\n',
      'é',
      ' ',
    );
    const cue = fc.constantFrom('fee', 'fees', 'due.', 'e', 'i̇', 'pays', 'nothing', ' ', 'the fee');
    fc.assert(
      fc.property(
        fc.array(snippet, { maxLength: 30 }),
        fc.array(cue, { maxLength: 4 }),
        (snippets, cues) => {
          const { sentences, structure } = buildRuleInput(snippets.join(''));
          const plain = structure.sentences.flatMap(({ passage }, index) =>
            cues.some((word) => passage.text.toLowerCase().includes(word)) ? [index] : [],
          );
          expect(sentences.listWith(cues)).toEqual(plain);
        },
      ),
    );
  });

  it('lists all sentences when there are no cues', () => {
    const { sentences } = buildRuleInput('It rains. It snows. It pours.');
    expect(sentences.listWith(undefined)).toEqual([0, 1, 2]);
  });

  it('finds nothing in a text without sentences', () => {
    expect(buildRuleInput(' ').sentences.listWith(['fee'])).toEqual([]);
  });

  it('searches a million characters of one word', () => {
    const { sentences, structure } = buildRuleInput('may '.repeat(250_000));
    expect(sentences.listWith(['may', 'shall'])).toHaveLength(structure.sentences.length);
    expect(sentences.listWith(['shall'])).toEqual([]);
    expect(sentences.hasMatch(compilePattern('shall{GAP}may', 'x'))).toBe(false);
  });
});

describe('hasMatch', () => {
  const { sentences } = buildRuleInput(
    'SUPPLY AGREEMENT\n\n1. Force Majeure\n\n1.1 Nobody answers for a storm.',
  );

  it.each([
    ['a sentence', 'storm', true],
    ['a heading', 'force majeure', true],
    ['the title', 'supply', true],
    ['nothing', 'arbitration', false],
    ['two sentences or headings only together', 'majeure{GAP}storm', false],
  ])('is decided by %s', (_, pattern, matches) => {
    expect(sentences.hasMatch(compilePattern(pattern, 'x'))).toBe(matches);
  });
});

describe('getCategories', () => {
  const text =
    '1. Fees\n\n1.1 The fee is one euro. It is due at once.\n\n1.2 It may rise.\n\n2. Law\n\n2.1 The law of Utah governs. The courts sit in Provo.';
  const list = (words: string, ...provisions: readonly ReturnType<typeof buildProvision>[]) => {
    const { sentences, structure } = buildRuleInput(text, { provisions });
    const index = structure.sentences.findIndex(({ passage }) => passage.text.includes(words));
    return [...sentences.getCategories(index)].sort();
  };
  const payment = buildProvision(text, 'The fee is one euro.');
  const law = buildProvision(text, 'The law of Utah governs.', { category: 'governing-law' });

  it.each([
    ['of the sentence itself', 'The fee', ['payment']],
    ['of its neighbours in the innermost clause', 'due at once', ['payment']],
    ['of no neighbouring clause', 'may rise', []],
    ['of no later clause', 'Provo', ['governing-law']],
  ])('returns the categories %s', (_, words, categories) => {
    expect(list(words, payment, law)).toEqual(categories);
  });

  it('returns several categories of one clause', () => {
    const price = buildProvision(text, 'one euro', { category: 'price-restrictions' });
    expect(list('due at once', payment, price)).toEqual(['payment', 'price-restrictions']);
  });

  it('returns only the categories of the sentence itself outside of clauses', () => {
    const plain = 'Tenant pays. Owner rests. All is well.';
    const provisions = [buildProvision(plain, 'Owner rests.')];
    const { sentences } = buildRuleInput(plain, { provisions });
    expect([0, 1, 2].map((index) => sentences.getCategories(index).size)).toEqual([0, 1, 0]);
  });

  it('covers all sentences of a provision', () => {
    const long = buildProvision(text, 'It is due at once.\n\n1.2 It may rise.');
    expect(list('may rise', long)).toEqual(['payment']);
    expect(list('Utah', long)).toEqual([]);
  });
});
