import type { SourceText } from '@clauselight/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from './find-structure.ts';

function findTree(text: string, blocks?: SourceText['blocks']) {
  const sourceText = buildSourceText(text);
  return findStructure({ sourceText: blocks ? { ...sourceText, blocks } : sourceText }).structure;
}

/** Number or heading of every clause, indented by its level. */
function outline(text: string) {
  return findTree(text).clauses.map(
    ({ number, heading, level, kind }) => `${'>'.repeat(level - 1)}${number ?? heading ?? kind}`,
  );
}

describe('the clause tree', () => {
  it.each([
    [
      'articles over decimals',
      'ARTICLE I RENT\n\nSection 1.01 Amount. Tenant pays.\n\nARTICLE II TERM\n\nSection 2.01 Length. One year.',
      ['ARTICLE I', '>Section 1.01', 'ARTICLE II', '>Section 2.01'],
    ],
    [
      'numbers in words',
      'ARTICLE ONE\n\nRENT\n\n1.1 Tenant pays.\n\nARTICLE TWO\n\nTERM\n\n2.1 It lasts.',
      ['ARTICLE ONE', '>1.1', 'ARTICLE TWO', '>2.1'],
    ],
    [
      'sections that go on through articles',
      'ARTICLE I RENT\n\nSection 1. Tenant pays.\n\nARTICLE II TERM\n\nSection 2. It lasts.',
      ['ARTICLE I', '>Section 1', 'ARTICLE II', '>Section 2'],
    ],
    [
      'letters and Roman numbers that look alike',
      '1. Duties\n\n(h) to sell;\n\n(i) to buy;\n\n(j) to pay:\n\n(i) now; or\n\n(ii) later;\n\n(k) to go.',
      ['1', '>1(h)', '>1(i)', '>1(j)', '>>1(j)(i)', '>>1(j)(ii)', '>1(k)'],
    ],
    [
      'decimals with letters and Roman numbers below',
      '1. Duties\n\n1.1 Sale\n\n1.1.1 The seller shall:\n\n(a) deliver:\n\n(i) tables; and\n\n(ii) chairs;\n\n1.1.2 The buyer pays.',
      ['1', '>1.1', '>>1.1.1', '>>>1.1.1(a)', '>>>>1.1.1(a)(i)', '>>>>1.1.1(a)(ii)', '>>1.1.2'],
    ],
    [
      'a list with numbers of its own',
      '1. Price\n\n2. Goods. The seller delivers:\n\n(a) tables:\n\n1. of oak\n\n2. of pine\n\n(b) chairs\n\n3. Law',
      ['1', '2', '>2(a)', '>>1', '>>2', '>2(b)', '3'],
    ],
    [
      'recitals apart from what follows',
      'RECITALS\n\nA. The seller makes tables.\n\nB. The buyer needs tables.\n\n1. Sale. The seller sells.\n\n2. Price. The buyer pays.',
      ['RECITALS', '>A', '>B', '1', '2'],
    ],
    [
      'numbers that start anew in schedules',
      'The parties agree to the following terms.\n\n1. Sale. It sells.\n\n2. Price. It pays.\n\nSCHEDULE A\n\n1. Tables. Of oak.\n\nSCHEDULE B\n\n1. Chairs. Of pine.',
      ['1', '2', 'SCHEDULE A', '>1', 'SCHEDULE B', '>1'],
    ],
    [
      'clauses that a converter ran together',
      '1. Sale. 1.1 The seller sells. 1.2 The buyer pays within 30 days under Section 1.1. 2. Law. 2.1 Ohio law governs.',
      ['1', '>1.1', '>1.2', '2', '>2.1'],
    ],
    [
      'headings without numbers inside the clause that goes on after them',
      '1. Price\n\nThe buyer pays.\n\nLate Payment\n\nInterest is due.\n\n2. Law\n\nOhio law governs.',
      ['1', '>Late Payment', '2'],
    ],
    [
      'headings without numbers over lists of their own',
      'Price\n\n1. Pay now.\n\n2. Pay all.\n\nLaw\n\n1. Ohio law governs.\n\n2. Courts decide.',
      ['Price', '>1', '>2', 'Law', '>1', '>2'],
    ],
    [
      'parts that bear no number',
      'This agreement is made between Acme, Inc. and Beta Ltd as of May 1, 2026.\n\nWHEREAS, Acme sells;\n\n1. Sale. It sells.\n\nIN WITNESS WHEREOF, the parties have signed.',
      ['preamble', 'recitals', '1', 'signatures'],
    ],
  ])('contains %s', (_, text, expected) => {
    expect(outline(text)).toEqual(expected);
  });

  it.each([
    [
      'page numbers',
      '1. Sale\n\nIt sells.\n\n- 2 -\n\nPage 3 of 9\n\n2. Law\n\nOhio law governs.',
      ['1', '2'],
    ],
    [
      'references',
      '1. Sale\n\nIt sells as\nSection 4.2 of the plan says.\n\n2. Law\n\nOhio governs.',
      ['1', '2'],
    ],
    [
      'quantities',
      '1. Sale\n\nIt sells\n\n2.5 million tables.\n\n2. Law\n\nOhio governs.',
      ['1', '2'],
    ],
    ['initials', '1. Sale. J. A. Smith and B. Lee sell.\n\n2. Law. Ohio governs.', ['1', '2']],
    [
      'numbers that a converter set in a column of their own',
      '1.\n\n2.\n\n2.1\n\n2.2\n\nThe seller sells tables and chairs.',
      [],
    ],
    [
      'lines between the parties, and of a signature',
      '1. Sale\n\nIt sells.\n\nIN WITNESS WHEREOF they sign.\n\nACME, INC.\n\nBy: ____\n\nJANE ROE\n\nPRESIDENT',
      ['1', 'signatures'],
    ],
  ])('takes no %s for clauses', (_, text, expected) => {
    expect(outline(text)).toEqual(expected);
  });

  it('joins a number and the heading in the next line', () => {
    expect(findTree('ARTICLE I\n\nDEFINITIONS\n\n1.1 It means this.').clauses[0]).toMatchObject({
      number: 'ARTICLE I',
      heading: 'DEFINITIONS',
    });
  });

  it('classifies the sections without numbers', () => {
    const text =
      'This agreement is made between Acme, Inc. and Beta Ltd as of May 1, 2026.\n\nBACKGROUND\n\nAcme sells tables.\n\n1. Sale. It sells.\n\nIN WITNESS WHEREOF, they sign.\n\nSCHEDULE A\n\nTables and chairs of oak.';
    expect(findTree(text).clauses.map(({ kind }) => kind)).toEqual([
      'preamble',
      'recitals',
      undefined,
      'signatures',
      'attachment',
    ]);
  });

  it('continues after terms that follow the signatures of a cover page', () => {
    const text =
      'SIGNATURES\n\nBy: ____\n\n1. Service\n\n1.1 It serves.\n\n2. Fees\n\n2.1 It pays.';
    expect(outline(text)).toEqual(['SIGNATURES', '1', '>1.1', '2', '>2.1']);
  });

  it('opens an attachment that only a page header names', () => {
    const text =
      'The parties agree to the schedules.\nSCHEDULE 1\nTables of oak.\nSCHEDULE 1\nChairs of pine.';
    const blocks: SourceText['blocks'] = [...text.matchAll(/.+/g)].map((line) => ({
      kind: line[0] === 'SCHEDULE 1' ? 'header' : 'paragraph',
      start: line.index,
      end: line.index + line[0].length,
    }));
    const { clauses } = findTree(text, blocks);
    expect(clauses.map(({ number, kind }) => [number, kind])).toEqual([
      ['SCHEDULE 1', 'attachment'],
    ]);
  });

  it('uses the numbers of the file format', () => {
    const text = 'Sale\nThe seller sells.';
    const blocks: SourceText['blocks'] = [
      { kind: 'heading', start: 0, end: 4, level: 1, number: '1' },
      { kind: 'paragraph', start: 5, end: 22, level: 2, number: '1.1' },
    ];
    const { clauses } = findTree(text, blocks);
    expect(clauses.map(({ number, level, heading }) => [number, level, heading])).toEqual([
      ['1', 1, 'Sale'],
      ['1.1', 2, undefined],
    ]);
  });

  it('contains every clause inside its parent, and separates siblings', () => {
    const line = fc.constantFrom(
      '1. Fees',
      '2. Term',
      '1.1 Due. Pay now.',
      '1.2 Late. Pay more. 1.3 Never. Pay all.',
      '(a) one thing; and',
      '(b) Two things. (c) Three things.',
      '(i) two',
      'ARTICLE V',
      'SCHEDULE A',
      'EXHIBIT B – FORM',
      'RECITALS',
      'WHEREAS, it is so;',
      'NOW, THEREFORE, they agree.',
      'IN WITNESS WHEREOF, they sign.',
      'Plain words are here. More.',
      'A HEADING',
      '12',
      'Section 9.9 Odd. It is odd.',
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        const text = lines.join('\n\n');
        const { clauses, sentences } = findTree(text);
        const byId = new Map(clauses.map((clause) => [clause.id, clause]));
        const endOf = new Map<string | undefined, number>();
        for (const clause of clauses) {
          const parent = clause.parentId === undefined ? undefined : byId.get(clause.parentId);
          expect(clause.start).toBeGreaterThanOrEqual(parent?.start ?? 0);
          expect(clause.end).toBeLessThanOrEqual(parent?.end ?? text.length);
          expect(clause.level).toBeGreaterThan(parent?.level ?? 0);
          expect(clause.start).toBeGreaterThanOrEqual(endOf.get(clause.parentId) ?? 0);
          endOf.set(clause.parentId, clause.end);
        }
        for (const { clauseId, start, end } of sentences) {
          const clause = clauseId === undefined ? undefined : byId.get(clauseId);
          expect(start).toBeGreaterThanOrEqual(clause?.start ?? 0);
          expect(end).toBeLessThanOrEqual(clause?.end ?? text.length);
        }
      }),
    );
  });
});
