import { expect, it } from 'vitest';
import { listReferenceEntries } from './reference-entries.ts';

function list(text: string) {
  return listReferenceEntries(text, [{ start: 0, end: text.length }]);
}

it.each([
  [
    'Garcia, L., & Chen, M. (2019). Time-lapse in class. Journal of Teaching, 12(3), 45-52.',
    'author-year',
    ['Garcia', 'Chen'],
    2019,
  ],
  ['Joyce, James. "Araby." Dubliners. Penguin, 1992, pp. 21-28.', 'mla', ['Joyce'], 1992],
  [
    '[3] L. Garcia and M. Chen, "Time-lapse," J. Teaching, vol. 12, 2019.',
    'numeric',
    ['Garcia', 'Chen'],
    2019,
  ],
  [
    'World Health Organization. (2020). Air quality. WHO Press.',
    'author-year',
    ['World Health Organization'],
    2020,
  ],
])('reads authors, year and style of “%s”', (text, style, names, year) => {
  expect(list(text)).toMatchObject([{ style, names, year }]);
});

it('parts entries that share a block where each starts like one', () => {
  const text = 'Ash, A. (2001). One\nlong title. Penguin.\nBirch, B. (2002). Two. Penguin.';
  expect(list(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Ash, A. (2001). One\nlong title. Penguin.',
    'Birch, B. (2002). Two. Penguin.',
  ]);
});

it('takes the year of the work, not that of the visit', () => {
  expect(list('Hill, T. (2015). A page. https://x.org. Accessed 4 May 2021.')[0]?.year).toBe(2015);
  expect(
    list('Hill, Tom. "A Page." Site, 2014, https://x.org/2019/05. Accessed 4 May 2021.')[0]?.year,
  ).toBe(2014);
});

it('sees what an entry lacks', () => {
  expect(list('Jones, P. Schools.')).toMatchObject([{ year: undefined, hasContainer: false }]);
  expect(list('Jones, P. (n.d.). Schools and rules. Penguin.')).toMatchObject([
    { isUndated: true, hasContainer: true },
  ]);
});
