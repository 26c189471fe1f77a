import { isAnchored } from '@clauselight/core';
import { type LanguageError, writingDetailsSchema } from '@clauselight/schema';
import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from '../../text/structure/find-structure.ts';
import type { Remark } from '../remark.ts';
import { analyzeWriting } from './analyze-writing.ts';
import { listProse } from './build-writing.ts';
import { faultyEssay } from './example-texts.ts';

function read(text: string, languageErrors?: readonly LanguageError[]) {
  const sourceText = buildSourceText(text);
  const { structure } = findStructure({ sourceText });
  return {
    text: sourceText.text,
    ...analyzeWriting({ sourceText, structure, kind: 'essay', languageErrors }),
  };
}

function find(remarks: readonly Remark[], checkId: string): readonly Remark[] {
  return remarks.filter((remark) => remark.checkId === checkId);
}

it.each([
  ['TAS-01', 'the limit is 150 (+'],
  ['TAS-02', '“alternative”'],
  ['TAS-04', 'announces three main reasons; the text introduces 2'],
  ['STR-02', '“should not ban”, the conclusion “should ban”'],
  ['STR-03', '“Wikileaks”'],
  ['ARG-01', 'give a reason'],
  ['ARG-04', '“may possibly”'],
  ['EVI-01', 'Smith (2021); your list gives Smith with the year 2020'],
  ['EVI-01', 'Okoro, 2018 is cited 1 time but is not in your references'],
  ['EVI-02', '1 entry of 3'],
  ['EVI-04', '17 words'],
  ['EVI-06', '“Studies show”'],
  ['EVI-08', 'pages 45–39'],
  ['EVI-08', 'check digit of ISBN 978-0-306-40615-8'],
  ['LAN-02', '“know” (“knows”?)'],
  ['LAN-03', '“there” (“their”?)'],
  ['LAN-06', '“to to”'],
  ['LAN-08', "“In today's society”"],
  ['LAN-10', '1 British and 1 American'],
])('%s notices what was planted for it: %s', (checkId, words) => {
  expect(
    find(read(faultyEssay).remarks, checkId)
      .map(({ notice }) => notice)
      .join('\n'),
  ).toContain(words);
});

it('reads title, task, limit, thesis, citations and references', () => {
  const { details, terms } = read(faultyEssay);
  expect(details.task.type).toBe('argumentative');
  expect(details.length.limit).toMatchObject({ maximum: 150 });
  expect(details.thesis?.quote).toMatch(/^This essay argues/);
  expect(details.citations.map(({ status }) => status)).toEqual([
    'year-differs',
    'listed',
    'missing',
  ]);
  expect(details.references.map(({ authors, cited }) => [authors[0], cited])).toEqual([
    ['Garcia', 1],
    ['Jones', 0],
    ['Smith', 1],
  ]);
  expect(terms.map(({ display }) => display)).toEqual(['Phones in the Classroom', '14 March 2024']);
});

it('counts no title, task or reference among the words of the text', () => {
  const { details } = read(faultyEssay);
  expect(details.length.body).toBeLessThan(details.length.total - 60);
  expect(details.paragraphs.map(({ role }) => role)).toEqual([
    'introduction',
    'body',
    'body',
    'body',
    'body',
    'conclusion',
  ]);
});

it('names what was done well', () => {
  const titles = read(faultyEssay).strengths.map(({ title }) => title);
  expect(titles).toContain('A thesis in the opening');
  expect(titles).toContain('An objection met and answered');
  expect(titles).not.toContain('Complete references');
});

it('orders remarks by level and gives points to levels 2 and 3 and to the density of errors alone', () => {
  const { remarks } = read(faultyEssay);
  const levels = remarks.map(({ level }) => level);
  expect(levels).toEqual([...levels].sort((a, b) => b - a));
  expect(
    remarks.filter(
      ({ category, level, points }) => category !== 'language' && points !== [0, 0, 3, 6][level],
    ),
  ).toEqual([]);
  const language = remarks.filter(({ category, points }) => category === 'language' && points > 0);
  expect(language).toHaveLength(1);
  expect(language[0]?.points).toBeLessThanOrEqual(6);
});

it('says that grammar was not checked where no checker was at hand, and never that there are no errors', () => {
  const { checks, details, summary } = read(faultyEssay);
  expect(checks.find(({ checkId }) => checkId === 'LAN-01')?.outcome).toBe('not-applicable');
  expect(details.language.grammar).toBe('not-available');
  expect(summary.at(-1)?.text).toContain('Spelling and grammar were not checked');
});

it('takes over the checker’s errors, but for those in quotations and those it has itself', () => {
  const errorAt = (words: string): LanguageError => {
    const start = faultyEssay.indexOf(words);
    return {
      start,
      end: start + words.length,
      kind: 'Spelling',
      message: 'Check.',
      suggestions: [],
    };
  };
  const { details, checks } = read(faultyEssay, [
    errorAt('Leeds'),
    errorAt('mere presence'),
    errorAt('there children'),
  ]);
  const taken = details.corrections.filter(({ checkId }) => checkId === 'LAN-01');
  expect(taken.map(({ evidence }) => evidence.quote)).toEqual(['Leeds']);
  expect(checks.find(({ checkId }) => checkId === 'LAN-01')?.outcome).toBe('found');
});

it('says where a text is too long to be checked whole', () => {
  const filler = 'The town lies on a river and has a market, a school and two bridges. '.repeat(20);
  const text = `${filler}\n\n`.repeat(50);
  const error = { start: 4, end: 8, kind: 'Spelling', message: 'Check.', suggestions: [] };
  expect(find(read(text, [error]).remarks, 'LAN-01')[0]?.notice).toContain(
    'first 60,000 characters',
  );
});

it('finds nothing missing in a reflection, which needs no thesis, source or other side', () => {
  const { details, remarks } = read(
    `The most valuable experience I had at school was joining the orchestra. I was nervous at first, but my section welcomed me.

I learned to listen before I play. My teacher asked me to lead a rehearsal, and leading taught me patience.

Looking back, I am glad that I joined. It changed how I work with others.`,
  );
  expect(details.task.type).toBe('reflective');
  expect(remarks).toEqual([]);
});

it('counts only what no language needs in a text that is not English', () => {
  const { details, remarks, checks } = read(
    `Die Schule ist ein Ort des Lernens, und viele Kinder gehen gern dorthin. Sie treffen ihre Freunde und lernen jeden Tag etwas Neues.

Trotzdem gibt es Streit über Telefone, weil sie ablenken können. Einige Lehrer verbieten sie deshalb ganz.

Am Ende entscheidet jede Schule selbst, was sie erlaubt und was sie verbietet.`,
  );
  expect(details.language.isEnglish).toBe(false);
  expect(details.readability).toBeUndefined();
  expect(remarks).toEqual([]);
  expect(
    checks.filter(({ checkId, outcome }) => checkId.startsWith('STR-0') && outcome === 'found'),
  ).toEqual([]);
});

it('yields what the schema of its details takes, every quote in the exact words of the text', () => {
  const { text, details, remarks, strengths, summary } = read(faultyEssay);
  expect(writingDetailsSchema.parse(details)).toEqual(details);
  const all = [...remarks, ...strengths, ...summary].flatMap(({ evidence }) => evidence);
  expect(all.length).toBeGreaterThan(30);
  expect(all.filter((evidence) => !isAnchored(text, evidence))).toEqual([]);
});

it('quotes exactly whatever the text is, and reads it the same twice', () => {
  const pieces = [
    'Smith (2021) says “no”.',
    'References',
    '\n\n',
    ' ',
    'We should not go, because',
    '"',
    '(',
    'Table 2',
    '42 %',
    'ß‘’',
    '1. ',
    'Everybody know that.',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), (parts) => {
      const first = read(parts.join(' '));
      const all = [...first.remarks, ...first.strengths, ...first.summary].flatMap(
        ({ evidence }) => evidence,
      );
      expect(all.every((evidence) => isAnchored(first.text, evidence))).toBe(true);
      expect(read(parts.join(' '))).toEqual(first);
    }),
    { numRuns: inject('isFullRun') ? 60 : 20 },
  );
});

it('lists the author’s own paragraphs as the prose to check', () => {
  const sourceText = buildSourceText(faultyEssay);
  const spans = listProse(sourceText, findStructure({ sourceText }).structure);
  expect(spans).toHaveLength(6);
  expect(spans.map(({ start }) => sourceText.text.slice(start, start + 5))).toEqual([
    'In to',
    'First',
    'Secon',
    'Howev',
    'Schoo',
    'In co',
  ]);
});
