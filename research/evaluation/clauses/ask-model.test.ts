import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { openLanguageModel } from '@clauselight/language-model/open-language-model.ts';
import {
  type ModelServer,
  startModelServer,
} from '@clauselight/language-model/testing/model-server.ts';
import { cuadNames, readContracts } from '@clauselight/research-data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askModel } from './ask-model.ts';
import { describeEffort, measure } from './print-figures.ts';

const law = 'This Agreement is governed by the laws of the State of Delaware.';
const insurance = 'The Supplier shall maintain insurance of at least $2,000,000 at all times.';
const supply = `SUPPLY AGREEMENT

1. Insurance. ${insurance}

2. Governing Law. ${law}

3. Notices. Notices are given in writing.
`;
const lease = `LEASE

1. Rent. The rent is $900 a month and is payable in advance.

2. Law. The laws of the State of Texas apply to this Lease.
`;

/** Contracts in the layout of the benchmark. */
function writeContracts(folder: string): void {
  const toDocument = (title: string, context: string, marked: Record<string, string>) => ({
    title,
    paragraphs: [
      {
        context,
        qas: cuadNames.map((name) => ({
          id: `${title}__${name}`,
          answers: marked[name] === undefined ? [] : [{ text: marked[name] }],
        })),
      },
    ],
  });
  const data = [
    toDocument('Supply', supply, { 'Governing Law': law, Insurance: insurance }),
    toDocument('Lease', lease, {
      'Governing Law': 'The laws of the State of Texas apply to this Lease.',
    }),
  ];
  mkdirSync(join(folder, 'clauses'));
  writeFileSync(
    join(folder, 'clauses', 'cuad-made-up.json.gz'),
    gzipSync(JSON.stringify({ data })),
  );
}

let folder: string;
let server: ModelServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'clauses-'));
  writeContracts(folder);
  server = await startModelServer();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Finds the law of the lease and one thing of the other contract, makes up a quote, and invents a category. */
const answering = ({ body }: { body: unknown }) => {
  const isLease = JSON.stringify(body).includes('LEASE');
  const quote = isLease ? 'The laws of the State of Texas apply to this Lease.' : law;
  const found = [
    { category: 'Governing Law', quote, probability: 0.95 },
    { category: 'Governing Law', quote: 'The laws of the State of Utah apply.', probability: 0.9 },
    { category: 'Weather', quote, probability: 0.9 },
    { category: 'Insurance', quote: 'Notices are … in writing.', probability: 7 },
  ];
  return { kind: 'says', answer: { found: isLease ? found.slice(0, 1) : found } } as const;
};

function ask(concurrency = 2) {
  const settings = server.settings('openai-compatible');
  const client = openLanguageModel(settings);
  return askModel(readContracts(folder), { client, settings, concurrency });
}

test('what a model finds is aligned, measured, and rejected where it stands nowhere', async () => {
  server.behave(answering);
  const figures = await ask();
  expect(figures.portions).toEqual({ asked: 2, givenUp: 0 });
  expect(figures.quotes).toEqual({ kept: 3, rejected: 2 });
  expect(figures.failures).toEqual({});
  expect(figures.usage.inputTokens).toBeGreaterThan(1000);
  expect(figures.questions).toHaveLength(2 * cuadNames.length);

  const { all, categories } = measure(figures.questions);
  const byName = new Map(categories.map((result) => [result.category, result]));
  expect(all).toMatchObject({ answers: 3, highestRecall: 2 / 3 });
  expect(byName.get('Governing Law')).toMatchObject({ aupr: 1, precisionAt90: 1 });
  expect(byName.get('Insurance')).toMatchObject({ aupr: 0, highestRecall: 0 });
});

test('a portion that fails is requested once more, and then given up', async () => {
  const refused = { kind: 'rate-limited', retryAfter: '0' } as const;
  const before = server.requests.length;
  server.behave([refused, answering({ body: 'LEASE' }), refused, refused]);
  const figures = await ask(1);
  expect(server.requests.length - before).toBe(4);
  expect(figures.failures).toEqual({ 'rate-limited': 3 });
  expect(figures.portions).toEqual({ asked: 2, givenUp: 1 });
});

test('a key that is refused ends it at once', async () => {
  server.behave('refuses-key');
  const before = server.requests.length;
  await expect(ask(1)).rejects.toMatchObject({ failure: 'key-refused' });
  expect(server.requests.length - before).toBe(1);
});

test('the effort is told with what it cost', async () => {
  server.behave(answering);
  const figures = await ask();
  const settings = server.settings('openai-compatible');
  expect(describeEffort(figures, settings).join('\n')).toMatch(
    /asked +2, given up 0\ntokens +\d+ in, \d+ out\ncost +\$0\.00\d\d\ntime .* s\nfailures +none\nquotes +3 .*, 2 rejected/,
  );
  expect(describeEffort(figures, { ...settings, prices: undefined })[2]).toContain(
    'without prices',
  );
});

test('the command prints the figures of the engine and of the model, and no key', {
  timeout: 60_000,
}, async () => {
  server.behave(answering);
  const keyFile = join(folder, 'key');
  const report = join(folder, 'report.json');
  writeFileSync(keyFile, `${server.apiKey}\n`);
  const model = [
    '--provider',
    'openai',
    '--model',
    'gpt-4.1-mini',
    '--api-url',
    `${server.url}/v1`,
  ];
  const prices = ['--api-key-file', keyFile, '--input-price', '0.4', '--output-price', '1.6'];
  const more = ['--contracts', '1', '--concurrency', '3', '--json', report];
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    'research/evaluation/clauses/evaluate.ts',
    ...['--data', folder, ...model, ...prices, ...more],
  ]);
  expect(stdout).toContain('1 contracts, 2 annotated passages');
  expect(stdout).toMatch(/The engine\n+AUPR +\d\.\d{3}/);
  expect(stdout).toMatch(/gpt-4\.1-mini on the same contracts\n+AUPR +\d\.\d{3}/);
  expect(stdout).toMatch(/cost +\$0\.00/);
  expect(stdout).not.toContain(server.apiKey);
});
