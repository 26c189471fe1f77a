import { expect, it } from 'vitest';
import { isShown, isSlip, type RawError } from './noise.ts';

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
  ['a word of our days', 'Send the PDF of the timesheets.', 'timesheets'],
  ['the name of a program', 'Open the fileMaker now.', 'fileMaker'],
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

it.each([
  ['recieve', 'receive'],
  ['beleived', 'believed'],
  ['accomodate', 'accommodate'],
  ['occured', 'occurred'],
  ['tommorrow', 'tomorrow'],
  ['seperate', 'separate'],
  ['definately', 'definitely'],
])('takes %s for a slip of %s, however often it is made', (wrong, right) => {
  expect(isSlip(wrong, right)).toBe(true);
  const text = `A ${wrong} b ${wrong} c ${wrong} d ${wrong}.`;
  expect(isErrorShown(text, wrong, { suggestions: [right] })).toBe(true);
});

it.each([
  ['zorblat', 'zodiac'],
  ['config', 'confit'],
  ['blockchain', 'blockhain'],
  ['sig', 'sag'],
  ['Kubernetes', 'Kubernete'],
])('takes %s for no slip of %s', (wrong, right) => {
  expect(isSlip(wrong, right)).toBe(false);
});

it.each([
  ['a section', 'See Appendix A - Amended claims.', 'A'],
  ['a round', 'The Series A investors came.', 'A'],
])('leaves alone the letter that names %s', (_, text, problem) => {
  const start = text.indexOf(` ${problem} `) + 1;
  expect(isErrorShown(text, problem, { kind: 'Grammar', rule: 'AnA', start, end: start + 1 })).toBe(
    false,
  );
});
