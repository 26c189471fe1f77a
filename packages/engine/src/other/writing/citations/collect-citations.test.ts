import { expect, it } from 'vitest';
import { collectCitations } from './collect-citations.ts';

function collect(text: string) {
  return collectCitations(text, { start: 0, end: text.length, index: 0 }).map(
    ({ style, name, year, start, end }) => [style, name, year, text.slice(start, end)],
  );
}

it.each([
  ['as Smith (2021) found', ['author-year', 'Smith', 2021, 'Smith (2021)']],
  ['Work grew (Garcia & Chen, 2019).', ['author-year', 'Garcia', 2019, '(Garcia & Chen, 2019)']],
  [
    'It is so (see Lee et al., 2018, p. 4).',
    ['author-year', 'Lee', 2018, '(see Lee et al., 2018, p. 4)'],
  ],
  ['However, van Dijk (2006a) says', ['author-year', 'van Dijk', 2006, 'van Dijk (2006a)']],
  [
    'In the city (World Health Organization, 2020).',
    ['author-year', 'World Health Organization', 2020, '(World Health Organization, 2020)'],
  ],
  ['the street is “blind” (Joyce 21).', ['author-page', 'Joyce', undefined, '(Joyce 21)']],
  ['as O’Neill (1999) wrote', ['author-year', "O'Neill", 1999, 'O’Neill (1999)']],
])('reads the source named in “%s”', (text, expected) => {
  expect(collect(text)).toEqual([expected]);
});

it('reads every source of a bracket that names several, and every number of a range', () => {
  expect(collect('so (Ash, 2001; Birch & Elm, 2003).').map(([, name]) => name)).toEqual([
    'Ash',
    'Birch',
  ]);
  expect(collect('as shown [2, 5-7].').map(([, name]) => name)).toEqual(['2', '5', '6', '7']);
});

it.each([
  'In (2021) there were many.',
  'The Housing Act (1998) applies.',
  'Snow fell in March (2020) and later.',
  'We met (on Friday) at noon.',
  'The table (Table 4) is long.',
  'She was born (1999) in Leeds.',
])('finds no source in “%s”', (text) => {
  expect(collect(text)).toEqual([]);
});
