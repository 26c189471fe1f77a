import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listBlankDates } from './blank-dates.ts';
import { isCalendarDay } from './calendar.ts';
import { findDateOrder } from './date-order.ts';
import { formatDate, listDates, listFormDates } from './dates.ts';

describe('dates in a text', () => {
  it.each([
    ['March 3, 2026', ['2026-03-03']],
    ['the 3rd day of March, 2026', ['2026-03-03']],
    ['this 1st day of March, 2019', ['2019-03-01']],
    ['the 5th of May 2020', ['2020-05-05']],
    ['first day of January 2020', ['2020-01-01']],
    ['the twenty-fifth day of June, in the year 2000', ['2000-06-25']],
    ['1 Mar. 2020', ['2020-03-01']],
    ['24 OCT 2011', ['2011-10-24']],
    ['12-Mar-19', ['2019-03-12']],
    ["May 22, '00", ['2000-05-22']],
    ['March 12,1999', ['1999-03-12']],
    ['March 18. 2021', ['2021-03-18']],
    ['1st day of JUNE , 2006', ['2006-06-01']],
    ['April. 1st 2019', ['2019-04-01']],
    ['24t h day of August 2018', ['2018-08-24']],
    ['M arch 5, 2019', ['2019-03-05']],
    ['1st day of --- November, 2003', ['2003-11-01']],
    ['fifth day of May, two thousand and nineteen', ['2019-05-05']],
    ['20 March day of 1998', ['1998-03-20']],
    ['2026-03-03', ['2026-03-03']],
    ['12/31/2026 and 31/12/2026', ['2026-12-31', '2026-12-31']],
    ['29/3/18', ['2018-03-29']],
    ['12-23-2019', ['2019-12-23']],
    ['1.2.2019', ['2019-02-01']],
    ['04.18.2018', ['2018-04-18']],
    ['7/7/98', ['1998-07-07']],
  ])('%s', (text, expected) => {
    expect(listDates(text).map(({ date }) => date)).toEqual(expected);
  });

  it.each([
    ['03/04/2026'],
    ['February 30, 2026'],
    ['Section 1.2.19'],
    ['May 2019'],
    ['maybe 5, 2019'],
    ['10/20/30/2019'],
    ['555-12-2019-1'],
    ['March __, 2019'],
  ])('none in %s', (text) => {
    expect(listDates(text)).toEqual([]);
  });

  it('reads 03/04/2026 in the order that is given', () => {
    expect(listDates('03/04/2026', 'month-first')[0]?.date).toBe('2026-03-04');
    expect(listDates('03/04/2026', 'day-first')[0]?.date).toBe('2026-04-03');
    expect(listDates('25/04/2026', 'month-first')[0]?.date).toBe('2026-04-25');
    expect(listDates('04/25/2026', 'day-first')[0]?.date).toBe('2026-04-25');
  });

  it('stand where they are said to stand, in order and apart', () => {
    const part = fc.constantFrom(
      ...'March May 3 31 3rd 2019 19 , . / - day of the 1/2/2020 2020-02-29 \n'.split(' '),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const text = parts.join(' ');
        let last = 0;
        for (const { from, to, date } of listDates(text, 'month-first')) {
          expect(from).toBeGreaterThanOrEqual(last);
          expect(text.slice(from, to).trim()).toBe(text.slice(from, to));
          expect(text.slice(from, to)).toMatch(/\d$/);
          const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
          expect(isCalendarDay(year, month, day)).toBe(true);
          last = to;
        }
      }),
    );
  });

  it('are displayed with the month in words', () => {
    expect(formatDate('2026-03-03')).toBe('3 March 2026');
  });
});

describe('dates in a form', () => {
  it.each([
    ['7. mai 2014', '2014-05-07'],
    ['august 3 , 2014', '2014-08-03'],
    ['02 juillet 2015', '2015-07-02'],
    ['1 de marzo de 2019', '2019-03-01'],
    ['31 maja 2022', '2022-05-31'],
    ['10. 5. 2021', '2021-05-10'],
    ['8-9-2022', '2022-09-08'],
    ['03/20/2023', '2023-03-20'],
    ['2021/01/02', '2021-01-02'],
    ['12.01.22', '2022-01-12'],
    ['1.1.65', '1965-01-01'],
    ['2021年3月4日', '2021-03-04'],
  ])('%s is %s', (text, expected) => {
    expect(listFormDates(text, 'day-first').map(({ date }) => date)).toEqual([expected]);
  });

  it('follow the order where two readings are possible', () => {
    expect(listFormDates('07/08/2023', 'month-first')[0]?.date).toBe('2023-07-08');
    expect(listFormDates('07/08/2023', 'day-first')[0]?.date).toBe('2023-08-07');
  });

  it('have the day first if full stops separate them, also in an American form', () => {
    expect(listFormDates('05.04.2021', 'month-first')[0]?.date).toBe('2021-04-05');
    expect(listFormDates('04.18.2018', 'day-first')[0]?.date).toBe('2018-04-18');
  });
});

describe('the order of dates in digits', () => {
  it.each([
    ['Due 03/04/2019 and 03/25/2019.', 'month-first'],
    ['Due 03/04/2019 and 25/03/2019.', 'day-first'],
    ['Due 03/04/2019. Governed by the laws of the State of New York.', 'month-first'],
    ['Due 03/04/2019, a price of $5. Signed 3 March 2019.', undefined],
    ['Due 03/04/2019.', undefined],
    ['Due 03/04/2019, paid within 30/60/90 days.', undefined],
    ['Paid within 30/60/90 days. Governed by the laws of the State of New York.', undefined],
    ['Governed by the laws of the State of New York.', undefined],
  ])('%s', (text, expected) => {
    expect(findDateOrder(text)).toBe(expected);
  });
});

describe('blanks for dates', () => {
  it.each([
    ['as of March __, 2019 by', ['March __, 2019']],
    ['dated as of [●], 2020, between', ['[●], 2020']],
    ['this ____ day of ________, 2012', ['____ day of ________, 2012']],
    ['this 14 day of SEPTEMBER, 200_', ['14 day of SEPTEMBER, 200_']],
    ['dated the ____ day of May, 2000', ['____ day of May, 2000']],
    ['this day of , 2009', ['day of , 2009']],
    ['effective [Date] by', ['[Date]']],
    ['in July 2013 the parties', ['July 2013']],
    ['By: ______________ Name:', []],
    ['March 3, 2019', []],
  ])('%s', (text, expected) => {
    expect(listBlankDates(text).map(({ from, to }) => text.slice(from, to).trim())).toEqual(
      expected,
    );
  });
});
