import { analysisSchema, type Term } from '@clauselight/schema';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { weights } from '../../test/weights.ts';
import { buildXmlSourceText } from '../other/invoices/test/build-xml-source-text.ts';
import { ublInvoice } from '../other/invoices/test/e-invoices.ts';
import { analyze } from '../pipeline.ts';
import { buildSourceText } from '../test/build-source-text.ts';
import { cloudAgreement } from '../test/cloud-agreement.ts';
import { conformAnalysis } from './conform-analysis.ts';

const sound = analyze(buildSourceText(cloudAgreement), { weights });
const [firstTerm] = sound.terms;
if (firstTerm === undefined) throw new Error('the agreement has no terms');

describe('a result', () => {
  it('that fits the wire format stays as it is', () => {
    expect(conformAnalysis(sound, cloudAgreement)).toBe(sound);
  });

  it.each([
    { kind: 'money', amount: 5, currency: 'EURO' },
    { kind: 'money', amount: Number.NaN, currency: 'EUR' },
    { kind: 'date', date: '2026-02-31' },
    { kind: 'duration', amount: -1, unit: 'day' },
  ] as const)('keeps the words of a term whose value is refused: %o', (value) => {
    const terms = [...sound.terms, { ...firstTerm, id: 'odd', value } as Term];
    const result = conformAnalysis({ ...sound, terms }, cloudAgreement);
    expect(result.terms.at(-1)).toMatchObject({
      id: 'odd',
      value: { kind: 'text', text: firstTerm.evidence.quote },
      display: firstTerm.evidence.quote,
    });
    expect(result.failedSteps).toEqual([]);
    expect(analysisSchema.safeParse(result).error).toBeUndefined();
  });

  it.each([null, 5, [], {}])('leaves out only a term whose evidence is refused: %j', (evidence) => {
    const odd = { ...firstTerm, id: 'odd', evidence } as unknown as Term;
    const [first, ...others] = sound.terms;
    if (first === undefined) throw new Error('the agreement has no terms');
    const result = conformAnalysis({ ...sound, terms: [first, odd, ...others] }, cloudAgreement);
    expect(result.terms).toEqual(sound.terms);
    expect(result.findings).toEqual(sound.findings);
    expect(result.failedSteps.map(({ step }) => step)).toEqual(['result']);
  });

  it('leaves out another refused value and says that it is incomplete', () => {
    const [finding, ...findings] = sound.findings;
    if (finding === undefined) throw new Error('the agreement has no findings');
    const odd = { ...finding, title: 5 as unknown as string };
    const result = conformAnalysis({ ...sound, findings: [odd, ...findings] }, cloudAgreement);
    expect(result.findings).toEqual(findings);
    expect(result.failedSteps.map(({ step }) => step)).toEqual(['result']);
  });

  it('fits whichever value of it is replaced', () => {
    const hostile = fc.constantFrom<unknown>(Number.NaN, -1, '', 'EURO', null, [], {}, true);
    const list = fc.constantFrom('terms', 'findings', 'checks', 'summary', 'recommendations');
    fc.assert(
      fc.property(list, fc.nat(), fc.nat(), hostile, (name, at, field, value) => {
        const copy = JSON.parse(JSON.stringify(sound)) as Record<string, Record<string, unknown>[]>;
        const items = copy[name] ?? [];
        const item = items[at % items.length];
        if (item === undefined) throw new Error(`${name} is empty`);
        const keys = Object.keys(item);
        item[keys[field % keys.length] ?? ''] = value;
        const result = conformAnalysis(copy as unknown as typeof sound, cloudAgreement);
        expect(analysisSchema.safeParse(result).error).toBeUndefined();
      }),
      { numRuns: inject('isFullRun') ? 40 : 12 },
    );
  });
});

describe('a document with hostile values', () => {
  const values = fc.constantFrom(
    'EURO',
    'euro',
    '€',
    '',
    'X',
    '2024-02-31',
    '2024-13-45',
    '0000-00-00',
    '+0.10',
    '-0.10 EURO',
    '1e308',
    'NaN',
    'Infinity',
    '9'.repeat(40),
    '1.2.3',
    '٣',
    '\uD800',
  );
  const lines = ublInvoice.split('\n');
  const changeable = lines.flatMap((line, index) => (line.includes(': ') ? [index] : []));

  it('gives an analysis that fits the wire format, as an e-invoice', () => {
    const change = fc.tuple(fc.constantFrom(...changeable), values);
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        const changed = [...lines];
        for (const [at, value] of changes) {
          changed[at] = `${lines[at]?.split(': ')[0]}: ${value}`;
        }
        const result = analyze(buildXmlSourceText(changed.join('\n')), { weights });
        expect(analysisSchema.safeParse(result).error).toBeUndefined();
        expect(result.failedSteps).toEqual([]);
      }),
      { numRuns: inject('isFullRun') ? 40 : 12 },
    );
  });

  it('keeps a total whose currency is no code in its words', () => {
    const text = ublInvoice.replace('DocumentCurrencyCode: EUR', 'DocumentCurrencyCode: EURO');
    const { terms } = analyze(buildXmlSourceText(text), { weights });
    const total = terms.find(({ type }) => type === 'contract-value');
    expect(total?.value).toEqual({ kind: 'text', text: total?.display });
    expect(total?.display).toContain('285.60');
  });

  it('gives an analysis that fits the wire format, as a contract', () => {
    const odd = fc.constantFrom(
      'USD 9999999999999999999999',
      '$1.500',
      'the year 9999 years',
      '31 February 2026',
      '99 Smarch 2026',
      'EURO 500',
      '£-5',
      '1e999 dollars',
      '0 days',
      '999 years',
      '٣ months',
    );
    fc.assert(
      fc.property(fc.array(odd, { minLength: 1, maxLength: 4 }), (words) => {
        const text = `${cloudAgreement}\n\nThe fee of ${words.join(', or ')} is due within ${words.join(' and ')} after ${words[0]}.`;
        const result = analyze(buildSourceText(text), { weights });
        expect(analysisSchema.safeParse(result).error).toBeUndefined();
        expect(result.failedSteps).toEqual([]);
      }),
      { numRuns: 4 },
    );
  });
});
