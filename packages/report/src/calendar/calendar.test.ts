import { type InvoiceDetails, type Term, termTypeSchema } from '@clauselight/schema';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { StoredAnalysisInput } from '../report-input.ts';
import {
  buildAnalysis,
  buildInvoice,
  buildReportInput,
  buildSource,
  buildTerm,
} from '../test/build-report-input.ts';
import { writeCalendar } from './calendar.ts';

const buildDate = (date: string, facts: Partial<Term> = {}): Term =>
  buildTerm({
    evidence: { start: 0, end: 8, quote: 'Delaware' },
    type: 'expiration-date',
    label: 'Expiration date',
    value: { kind: 'date', date },
    ...facts,
  });

const write = (terms: readonly Term[], facts: Partial<StoredAnalysisInput> = {}) =>
  writeCalendar(
    buildReportInput({
      analyzedAt: '2026-03-01T12:00:00.000Z',
      analysis: buildAnalysis({ clauses: [], terms: [...terms] }),
      source: buildSource({ pages: [] }),
      ...facts,
    }),
  ) ?? '';

/** The events of a file as another reader of iCalendar reads them. */
function readEvents(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      day: event.startDate.toString(),
      end: event.endDate.toString(),
      isAllDay: event.startDate.isDate,
      alarms: component
        .getAllSubcomponents('valarm')
        .map((alarm) => String(alarm.getFirstPropertyValue('trigger'))),
    };
  });
}

/** What RFC 5545 requires of every file. */
function checkForm(file: string): void {
  expect(file.endsWith('\r\n')).toBe(true);
  const lines = file.slice(0, -2).split('\r\n');
  for (const line of lines) {
    expect(line).not.toMatch(/[\r\n]/);
    expect(line).not.toMatch(/(?!\t)\p{Cc}/u);
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  const unfolded = file.replaceAll('\r\n ', '').slice(0, -2).split('\r\n');
  for (const line of unfolded) expect(line).toMatch(/^[A-Z-]+(?:;VALUE=DATE)?:/);
  expect(unfolded.slice(0, 3)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Clauselight//Deadlines//EN',
  ]);
  const count = (start: string) => unfolded.filter((line) => line.startsWith(start)).length;
  for (const part of ['VCALENDAR', 'VEVENT', 'VALARM']) {
    expect(count(`BEGIN:${part}`)).toBe(count(`END:${part}`));
  }
  const events = count('BEGIN:VEVENT');
  for (const once of ['UID:', 'DTSTAMP:', 'DTSTART;', 'SUMMARY:', 'TRANSP:TRANSPARENT']) {
    expect(count(once), once).toBe(events);
  }
  expect(count('TRIGGER:')).toBe(count('BEGIN:VALARM'));
  expect(count('DESCRIPTION:')).toBe(events + count('BEGIN:VALARM'));
}

const hostile = [
  'a, b; c \\ d: "e" \\n',
  'Deal\r\nBEGIN:VEVENT\r\nUID:1\r\nEND:VEVENT',
  'Deal\nX-WR-CALNAME:other',
  '\u0000\u0007\u001b[31mred\u0085\u2028next',
  '\uD800 half',
  '漢字かな交じり文🧾👩‍⚖️'.repeat(20),
  'x'.repeat(3000),
  ' ',
];

describe('the calendar of an analysis', () => {
  it('describes each date with its document, position and computation', () => {
    const title = buildTerm({ id: 't9', type: 'document-title', display: 'SERVICES AGREEMENT' });
    const term = buildDate('2029-02-28', {
      value: {
        kind: 'date',
        date: '2029-02-28',
        computation: '1 March 2026 + 3 years - 1 day',
        basis: [{ start: 9, end: 12, quote: 'law' }],
      },
      clause: { id: 'c', number: '4.2', heading: 'Term' },
    });
    const source = buildSource({ pages: [{ number: 3, start: 0, end: 21 }] });
    const file = write([title, term], { source });
    checkForm(file);
    expect(readEvents(file)).toEqual([
      {
        uid: 't1.a1@clauselight',
        summary: 'Expiration date – SERVICES AGREEMENT',
        description: [
          'Expiration date',
          '“Delaware”',
          '“law”',
          'Where: clause 4.2 Term, page 3',
          'Computed: 1 March 2026 + 3 years - 1 day',
          'Document: SERVICES AGREEMENT (deal.pdf)',
          'Check the day against the document before you rely on it.',
        ].join('\n'),
        day: '2029-02-28',
        end: '2029-03-01',
        isAllDay: true,
        alarms: ['-P29DT15H', '-P6DT15H'],
      },
    ]);
    const calendar = new ICAL.Component(ICAL.parse(file));
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Deadlines: SERVICES AGREEMENT');
    expect(file).toContain('DTSTAMP:20260301T120000Z');
  });

  it('describes a deadline with who has to do what', () => {
    const value = { kind: 'deadline', action: 'pay the fee', who: 'Acme' } as const;
    const term = buildTerm({
      type: 'deadline',
      label: 'Deadline',
      value: { ...value, date: '2026-06-01' },
    });
    const [event] = readEvents(write([term]));
    expect(event?.summary).toBe('Deadline: Acme: pay the fee – deal.pdf');
    expect(event?.alarms).toEqual(['-P6DT15H', '-PT15H']);
  });

  it('has alarms only if somebody has to act', () => {
    const ringing = termTypeSchema.options.flatMap((type) => {
      const [event] = readEvents(write([buildDate('2027-01-01', { type })]));
      return event?.alarms.length ? [[type, event.alarms]] : [];
    });
    expect(ringing).toEqual([
      ['expiration-date', ['-P29DT15H', '-P6DT15H']],
      ['renewal-deadline', ['-P29DT15H', '-P6DT15H']],
      ['deadline', ['-P6DT15H', '-PT15H']],
    ]);
  });

  it.each([
    ['2026-02-28', []],
    ['2026-03-01', []],
    ['2026-03-08', ['-P6DT15H']],
    ['2026-03-30', ['-P6DT15H']],
    ['2026-03-31', ['-P29DT15H', '-P6DT15H']],
  ])(
    'of an analysis of 1 March 2026 never rings for what has passed by then: %s',
    (date, alarms) => {
      expect(readEvents(write([buildDate(date)]))[0]?.alarms).toEqual(alarms);
    },
  );

  it.each([
    ['2028-02-29', '2028-03-01'],
    ['1900-02-28', '1900-03-01'],
    ['2026-12-31', '2027-01-01'],
    ['0099-01-01', '0099-01-02'],
    ['9999-12-30', '9999-12-31'],
  ])('has the day %s to its end', (date, nextDay) => {
    const file = write([buildDate(date)]);
    checkForm(file);
    expect(file).toContain(`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}\r\n`);
    expect(file).toContain(`DTEND;VALUE=DATE:${nextDay.replaceAll('-', '')}\r\n`);
  });

  it('contains the last possible date, which has no next day', () => {
    const file = write([buildDate('9999-12-31')]);
    checkForm(file);
    expect(file).toContain('DTSTART;VALUE=DATE:99991231\r\n');
    expect(file).not.toContain('DTEND');
  });

  it('is undefined without dates', () => {
    const value = { kind: 'deadline', action: 'pay' } as const;
    expect(writeCalendar(buildReportInput())).toBeUndefined();
    expect(write([buildTerm({ value })])).toBe('');
  });

  it('is equal for equal analyses, and has other events for others', () => {
    const terms = [buildDate('2027-01-01')];
    const other = write(terms, { analysisId: 'a2' });
    expect(write(terms)).toBe(write(terms));
    expect(readEvents(other)[0]?.uid).not.toBe(readEvents(write(terms))[0]?.uid);
  });

  it('has the day an invoice is due by its terms of payment', () => {
    const details = buildInvoice();
    const build = (given: InvoiceDetails) =>
      buildReportInput({ analysis: buildAnalysis({ details: given }) });
    const [event] = readEvents(writeCalendar(build(details)) ?? '');
    expect(event).toMatchObject({ day: '2026-03-17', summary: 'Due date: payment – deal.pdf' });
    expect(event?.description).toContain('Computed: invoice date + 30 days');
    const stated = { id: 'due-date', label: 'Due', value: 'soon', display: 'soon' } as const;
    const fields = [...details.fields, stated];
    expect(writeCalendar(build({ ...details, fields }))).toBeUndefined();
  });

  it.each(hostile)('is well-formed whatever the words are: %#', (words) => {
    const title = buildTerm({ id: 't2', type: 'document-title', display: words });
    const value = { kind: 'deadline', action: words, who: words, date: '2026-05-01' } as const;
    const evidence = { start: 0, end: 1, quote: words };
    const term = buildTerm({ id: words, type: 'deadline', label: words, value, evidence });
    const file = write([title, term], { filename: words });
    checkForm(file);
    expect(readEvents(file)).toHaveLength(1);
  });

  it('escapes the characters that the format uses itself', () => {
    const [event] = readEvents(write([buildDate('2027-01-01')], { filename: hostile[0] ?? '' }));
    expect(event?.summary).toBe(`Expiration date – ${hostile[0]}`);
  });

  it('has each dated term once on its day, and no other', () => {
    const day = fc
      .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((moment) => moment.toISOString().slice(0, 10));
    const value = fc.oneof(
      day.map((date) => ({ kind: 'date' as const, date })),
      fc.record(
        { kind: fc.constant('deadline' as const), action: fc.string(), date: day },
        { requiredKeys: ['kind', 'action'] },
      ),
      fc.record({ kind: fc.constant('text' as const), text: day }),
    );
    const term = fc
      .record({ value, label: fc.string(), type: fc.constantFrom(...termTypeSchema.options) })
      .map((facts) => buildTerm(facts));
    let files = 0;
    fc.assert(
      fc.property(fc.array(term, { maxLength: 12 }), (drafts) => {
        const terms = drafts.map((draft, index) => ({ ...draft, id: `t${index}` }));
        const file = write(terms);
        const dated = terms.flatMap(({ id, value: { ...given } }) =>
          'date' in given && given.date !== undefined ? [`${id} ${given.date}`] : [],
        );
        expect(file === '').toBe(dated.length === 0);
        if (file === '') return;
        files += 1;
        checkForm(file);
        const events = readEvents(file).map(({ uid, day: at }) => `${uid.split('.')[0]} ${at}`);
        expect(events.toSorted()).toEqual(dated.toSorted());
      }),
      { numRuns: 60 },
    );
    expect(files).toBeGreaterThan(0);
  });
});
