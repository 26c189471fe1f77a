import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { isAnchored } from '@clauselight/core';
import { analyzeInvoice } from '@clauselight/engine/research';
import { readDocument } from '@clauselight/reader';
import type { DocumentFormat, InvoiceDetails } from '@clauselight/schema';
import { formatTable } from '../reader/report/text-table.ts';
import {
  type Comparison,
  type ExpectedInvoice,
  type ExpectedValue,
  fieldAccess,
  isSame,
  isStated,
  lineReadings,
} from './expected.ts';

interface Compared {
  readonly invoice: string;
  readonly field: string;
  readonly expected: ExpectedValue;
  readonly got: string | undefined;
  readonly isRight: boolean;
  readonly isStated: boolean;
}

const usage = 'usage: npm run evaluate:business -- --data FOLDER [--misses] [--part third|rest]';
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    misses: { type: 'boolean', default: false },
    part: { type: 'string', default: 'all' },
  },
});
if (values.data === undefined) {
  console.error(usage);
  process.exitCode = 2;
} else {
  const names = listInvoices(values.data).filter(
    (_, index) => values.part === 'all' || (index % 3 === 2) === (values.part === 'third'),
  );
  const compared: Compared[] = [];
  for (const name of names) compared.push(...(await compareInvoice(values.data, name)));
  print(names, compared, values.misses);
}

/** Paths without an ending of the documents that have a JSON file of the same name beside them, in all folders below. */
function listInvoices(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -5))
    .filter((name) => findDocument(files, name) !== undefined)
    .sort();
}

function findDocument(files: readonly string[], name: string): string | undefined {
  return files.find((other) => other.startsWith(`${name}.`) && !/\.(?:json|gz)$/.test(other));
}

async function compareInvoice(folder: string, path: string): Promise<readonly Compared[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const file = findDocument(files, path);
  if (file === undefined) throw new Error(`${path} has no document`);
  const name = basename(path);
  const format = file.split('.').at(-1) as DocumentFormat;
  const sourceText = await readDocument(new Uint8Array(readFileSync(join(folder, file))), {
    format,
  });
  const { details } = analyzeInvoice({ sourceText, kind: 'invoice' });
  checkAnchors(sourceText.text, details);
  const expected = readExpected(readFileSync(join(folder, `${path}.json`), 'utf8'));
  return [
    ...compareFields(name, { expected, details, text: sourceText.text }),
    ...compareLines(name, { expected, details, text: sourceText.text }),
  ];
}

function checkAnchors(text: string, details: InvoiceDetails): void {
  for (const { evidence, label } of details.fields) {
    if (evidence && !isAnchored(text, evidence)) throw new Error(`${label} is not anchored`);
  }
}

function readExpected(json: string): ExpectedInvoice {
  const [invoice] = JSON.parse(json) as [Record<string, unknown>];
  const isValue = (entry: [string, unknown]): entry is [string, ExpectedValue] =>
    typeof entry[1] === 'string' || typeof entry[1] === 'number';
  const pick = (row: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(row).filter(isValue));
  const lines = (invoice.lines ?? []) as Record<string, unknown>[];
  return { fields: pick(invoice), lines: lines.map(pick) };
}

interface Comparand {
  readonly expected: ExpectedInvoice;
  readonly details: InvoiceDetails;
  readonly text: string;
}

function compareFields(invoice: string, { expected, details, text }: Comparand): Compared[] {
  return Object.entries(expected.fields).flatMap(([field, value]) => {
    const reading = fieldAccess[field];
    if (!reading || value === '') return [];
    return compare(invoice, field, {
      comparison: reading.comparison,
      value,
      got: reading.get(details),
      text,
    });
  });
}

/** Lines that name nothing billed, such as headings between them, are left out. */
function compareLines(invoice: string, { expected, details, text }: Comparand): Compared[] {
  const billed = expected.lines.filter((line) => 'name' in line || 'desc' in line);
  return billed.flatMap((line, index) =>
    Object.entries(line).flatMap(([field, value]) => {
      const reading = lineReadings[field];
      if (!reading || value === '') return [];
      const own = details.lines[index];
      const got = own && reading.get(own);
      return compare(invoice, `line ${field}`, {
        comparison: reading.comparison,
        value,
        got,
        text,
      });
    }),
  );
}

interface Values {
  readonly comparison: Comparison;
  readonly value: ExpectedValue;
  readonly got: string | undefined;
  readonly text: string;
}

function compare(
  invoice: string,
  field: string,
  { comparison, value, got, text }: Values,
): Compared {
  const isRight = got !== undefined && isSame(comparison, value, got);
  return {
    invoice,
    field,
    expected: value,
    got,
    isRight,
    isStated: isRight || isStated(comparison, value, text),
  };
}

function print(
  names: readonly string[],
  compared: readonly Compared[],
  showsMisses: boolean,
): void {
  const count = (part: readonly Compared[]) => {
    const stated = part.filter((one) => one.isStated);
    const right = part.filter((one) => one.isRight).length;
    const share = (whole: number) =>
      whole === 0 ? '-' : `${((100 * right) / whole).toFixed(1)} %`;
    return [part.length, stated.length, right, share(stated.length), share(part.length)].map(
      String,
    );
  };
  const header = ['invoice', 'fields', 'in the text', 'right', 'of those in the text', 'of all'];
  const rows = names.map((name) => [
    name,
    ...count(compared.filter(({ invoice }) => invoice === name)),
  ]);
  const heads = compared.filter(({ field }) => !field.startsWith('line '));
  const lines = compared.filter(({ field }) => /^line (?!number)/.test(field));
  rows.push(['all', ...count(compared)], ['… head', ...count(heads)], ['… lines', ...count(lines)]);
  console.log(formatTable(header, rows));
  if (!showsMisses) return;
  for (const { invoice, field, expected, got, isStated: stated } of compared.filter(
    ({ isRight }) => !isRight,
  )) {
    console.log(
      `${invoice} ${field}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}${stated ? '' : ' (not in the text)'}`,
    );
  }
}
