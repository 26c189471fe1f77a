import { describe, expect, it } from 'vitest';
import { createAssertion } from './assertion.ts';
import {
  type Judgement,
  parseJudgements,
  readVerdicts,
  replaceJudgements,
  writeJudgements,
} from './judgement.ts';
import { readJudgements } from './judgement-files.ts';
import { readSample } from './sample-file.ts';

const build = (facts: Partial<Judgement> = {}): Judgement => ({
  id: '0123456789abcdef',
  document: 'texts/lease.txt',
  class: 'finding',
  subject: 'TEN-01',
  verdict: 'right',
  reader: 'A',
  reason: 'the clause says so',
  ...facts,
});

describe('judgements', () => {
  it('are written and parsed without loss, in the order of documents and ids', () => {
    const judgements = [build({ id: 'b' }), build({ id: 'a' }), build({ document: 'a.txt' })];
    const parsed = parseJudgements(writeJudgements(judgements));
    expect(parsed).toEqual([judgements[2], judgements[1], judgements[0]]);
  });

  it.each([
    ['{', 'line 2 is no JSON'],
    [JSON.stringify(build({ reason: '' })), 'line 2 has no reason'],
    [JSON.stringify({ ...build(), verdict: 'fine' }), 'line 2: fine is no verdict'],
    [JSON.stringify({ ...build(), reader: 'C' }), 'line 2: C is no reader'],
    [JSON.stringify(build({ reason: 'x'.repeat(201) })), 'line 2 has a reason that is too long'],
  ])('refuse the line %s', (line, message) => {
    expect(() => parseJudgements(`${JSON.stringify(build())}\n${line}\n`)).toThrow(message);
  });

  it('take the place of earlier ones by the same reader', () => {
    const earlier = [build(), build({ reader: 'B' })];
    const replaced = replaceJudgements(earlier, [build({ verdict: 'wrong' })]);
    expect(replaced.map(({ reader, verdict }) => [reader, verdict])).toEqual([
      ['A', 'wrong'],
      ['B', 'right'],
    ]);
  });

  const assertion = createAssertion({
    document: 'texts/lease.txt',
    class: 'amount',
    subject: 'money',
    statement: 'Rent: GBP 900',
    quote: 'nine hundred pounds',
  });

  it('are made from lines of verdicts, without the words of the document', () => {
    const [made] = readVerdicts(`${assertion.id}\twrong\tit is the deposit\n`, {
      assertions: [assertion],
      reader: 'B',
    });
    expect(made).toEqual({
      id: assertion.id,
      document: 'texts/lease.txt',
      class: 'amount',
      subject: 'money',
      verdict: 'wrong',
      reader: 'B',
      reason: 'it is the deposit',
    });
  });

  it('are refused for an assertion that there is not', () => {
    expect(() => readVerdicts('xyz\tright\tyes', { assertions: [assertion], reader: 'A' })).toThrow(
      'xyz is no assertion',
    );
  });

  it('that are kept are of the sample, one for each reader and assertion', () => {
    const documents = new Set(readSample().map(({ document }) => document));
    const kept = readJudgements();
    expect(kept.filter(({ document }) => !documents.has(document))).toEqual([]);
    expect(new Set(kept.map(({ reader, id }) => `${reader} ${id}`)).size).toBe(kept.length);
  });
});
