import { isAnchored } from '@clauselight/core';
import { describe, expect, it } from 'vitest';
import { listEvidence } from '../../../test/list-evidence.ts';
import { analyzeTable } from '../analyze-table.ts';
import { buildOutline } from '../test/build-table.ts';

const read = (lines: readonly string[], format: 'json' | 'xml' = 'json') => {
  const sourceText = buildOutline(lines, format);
  return { sourceText, ...analyzeTable({ sourceText, kind: 'data' }) };
};

const answer = read([
  'status: ok',
  '# data',
  '## data 1',
  'id: 1',
  'name: Widget',
  'price: 9.99',
  '### maker',
  'city: Oslo',
  '## data 2',
  'id: 2',
  'price: 12.50',
  '### maker',
  'city: Rome',
  '# auth',
  'api_key: a8f5f167f44f',
  'password: changeme',
]);

describe('a data file', () => {
  it('has its parts, those of like items joined', () => {
    expect(
      answer.details.data?.parts.map(({ label, values, items }) => [label, values, items]),
    ).toEqual([
      ['data', 0, 2],
      ['maker', 2, 0],
      ['auth', 2, 0],
    ]);
    expect(answer.details.data).toMatchObject({ values: 10, depth: 3 });
  });

  it('has its keys with types, those that may be missing marked', () => {
    const keys = answer.details.data?.keys.map(({ path, count, types, isOptional }) => [
      path,
      count,
      types.join(),
      isOptional,
    ]);
    expect(keys).toContainEqual(['data.price', 2, 'number', false]);
    expect(keys).toContainEqual(['data.name', 1, 'text', true]);
    expect(keys).toContainEqual(['data.maker.city', 2, 'text', false]);
  });

  it('shows its list of records as a table', () => {
    const [table] = answer.details.tables;
    expect(table).toMatchObject({ name: 'data', rows: 2 });
    expect(table?.columns.map(({ name }) => name)).toEqual(['id', 'name', 'price', 'maker.city']);
  });

  it('quotes exact words only', () => {
    const all = listEvidence({ ...answer, sourceText: undefined });
    expect(all.length).toBeGreaterThan(10);
    expect(all.every((evidence) => isAnchored(answer.sourceText.text, evidence))).toBe(true);
  });

  it.each([
    ['GeoJSON', ['type: FeatureCollection', '# features']],
    ['API description (OpenAPI)', ['openapi: 3.0.0', '# paths']],
    ['Package description (package.json)', ['name: x', '# dependencies', 'zod: 4']],
    [undefined, ['name: x', 'type: other']],
  ])('is recognised as %s', (type, lines) => {
    expect(read(lines).details.data?.type).toBe(type);
  });
});

describe('a secret', () => {
  it('is shown by its name, never in full', () => {
    const [remark] = answer.remarks;
    expect(remark).toMatchObject({ checkId: 'DAT-03', level: 3, points: 6 });
    expect(remark?.notice).toContain('“api_key” (a8••••)');
    expect(remark?.evidence.map(({ quote }) => quote)).toEqual(['api_key']);
  });

  it.each([
    '{"password": "hunter2x"}',
    'db_password: Tr0ub4dor',
    'clientSecret: 9f8a7d6c',
    "'api-key': 'Zk39fKd0'",
  ])('is found in %s', (line) => {
    expect(read([line]).remarks.map(({ checkId }) => checkId)).toContain('DAT-03');
  });

  it.each([
    '{"pass": true}',
    'password: changeme',
    'password: <token>',
    'api_key: xxxxxxxx',
    'next_page_token: CAUQAA',
    'token_type: bearer',
    'max_tokens: 20000000',
    `password: ${'$'}{DB_PASSWORD}`,
    'secret: null',
  ])('is none in %s', (line) => {
    expect(read([line]).remarks).toEqual([]);
  });
});

describe('broken data', () => {
  it('is a name that one object has twice', () => {
    const [remark] = read(['name: x', 'name: y']).remarks;
    expect(remark).toMatchObject({ checkId: 'DAT-02', points: 3 });
    expect(remark?.evidence.map(({ quote }) => quote)).toEqual(['name: x', 'name: y']);
  });

  it('is no element of XML that recurs', () => {
    expect(read(['name: x', 'name: y'], 'xml').remarks).toEqual([]);
  });

  it('is what the reader could not read', () => {
    const sourceText = {
      ...buildOutline(['name: x']),
      warnings: [
        { code: 'damaged-parts' as const, message: 'The file breaks off before its end.' },
      ],
    };
    const [remark] = analyzeTable({ sourceText, kind: 'data' }).remarks;
    expect(remark).toMatchObject({ checkId: 'DAT-02', level: 3, points: 6 });
  });

  it('is a number too great to be kept', () => {
    const lines = [
      '# items',
      '## items 1',
      'size: 9007199254740993',
      'n: 1',
      '## items 2',
      'size: 12',
      'n: 2',
      '## items 3',
      'size: 13',
      'n: 2',
    ];
    expect(read(lines).remarks.map(({ title }) => title)).toContain(
      'Numbers too great to be kept exactly',
    );
  });
});
