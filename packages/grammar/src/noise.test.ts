import { expect, it } from 'vitest';
import { isShown, type RawError } from './noise.ts';

/** Built with the one suggestion that matters here: the word without its hyphens. */
function isErrorShown(text: string, problem: string, error: Partial<RawError> = {}): boolean {
  const start = text.indexOf(problem);
  const counts = new Map<string, number>();
  for (const [word] of text.matchAll(/[\p{L}’'-]+/gu))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return isShown(
    {
      start,
      end: start + problem.length,
      rule: 'SpellCheck',
      kind: 'Spelling',
      message: '',
      problem,
      suggestions: [problem.replace('-', '') === problem ? 'other' : problem.replace('-', '')],
      ...error,
    },
    { text, counts },
  );
}

it.each([
  ['a misspelt word', 'She recieved it.', 'recieved'],
  ['a misspelt word at the start of a sentence', 'It ended. Alott was lost.', 'Alott'],
])('shows %s', (_, text, problem) => {
  expect(isErrorShown(text, problem)).toBe(true);
});

it.each([
  ['a name within a sentence', 'We met Xanthippe there.', 'Xanthippe'],
  ['a name at the start of a sentence', 'Mangan’s sister left. Von Papen stayed.', 'Mangan’s'],
  ['the first part of a name', 'It ended. Vonn Papen stayed.', 'Vonn'],
  ['a page in a citation', 'It is so (Kershaw, p. 136).', 'p.'],
  ['a compound with a hyphen', 'A zorb-lat fell.', 'zorb-lat'],
  ['an initial', 'It was J. Smith.', 'J.'],
  ['an acronym', 'The ILOX met.', 'ILOX'],
  ['an address', 'See www.xample.org for more.', 'xample'],
  ['a word with figures', 'The type ab12cd broke.', 'ab12cd'],
  ['a term used three times', 'A zorblat is a zorblat is a zorblat.', 'zorblat'],
])('leaves %s alone', (_, text, problem) => {
  expect(isErrorShown(text, problem)).toBe(false);
});

it.each(['Style', 'Readability', 'Formatting', 'Enhancement', 'WordChoice', 'Miscellaneous'])(
  'leaves out errors of the kind %s',
  (kind) => {
    expect(isErrorShown('It is red, white and blue.', 'white', { kind, rule: 'X' })).toBe(false);
  },
);

it.each([
  'Agreement',
  'Punctuation',
  'Grammar',
  'Repetition',
  'Usage',
  'Eggcorn',
  'Redundancy',
  'BoundaryError',
])('shows errors of the kind %s', (kind) => {
  expect(isErrorShown('They has two dogs.', 'has', { kind, rule: 'X' })).toBe(true);
});

it('leaves out rules that were mostly wrong and shows those that leave no doubt', () => {
  expect(isErrorShown('It went to they.', 'they', { kind: 'Grammar', rule: 'TheyToThem' })).toBe(
    false,
  );
  expect(isErrorShown('It was a apple.', 'a apple', { kind: 'Miscellaneous', rule: 'AnA' })).toBe(
    true,
  );
});
