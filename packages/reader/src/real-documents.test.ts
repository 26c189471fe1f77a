import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFormatByName, type SourceText } from '@clauselight/schema';
import { describe, expect, inject, it } from 'vitest';
import { readDocument } from './read-document.ts';
import { checkSourceText } from './testing/check-source-text.ts';

const folder = fileURLToPath(new URL('../../../../shared/data', import.meta.url));
const all = ['documents', 'business', 'essays']
  .map((name) => path.join(folder, name))
  .filter((name) => existsSync(name))
  .flatMap((name) => readdirSync(name, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && findFormatByName(entry.name.trim()) !== undefined)
  .map((entry) => path.join(entry.parentPath, entry.name))
  .sort();

const isFullRun = inject('isFullRun');
const formatOf = (file: string) => findFormatByName(file.trim()) ?? 'txt';
const isPair = (file: string) => /edgar/.test(file) && /\.pdf$/i.test(file);

/** Otherwise the smallest of every format and the smallest pair: the longest contract alone takes ten seconds. */
const files = isFullRun ? all : listSmallest(all);

function listSmallest(from: readonly string[]): readonly string[] {
  const sizes = new Map(from.map((file) => [file, statSync(file).size]));
  const sorted = from.toSorted((a, b) => (sizes.get(a) ?? 0) - (sizes.get(b) ?? 0));
  const formats = [...new Set(from.map(formatOf))];
  const first = formats.map((format) => sorted.find((file) => formatOf(file) === format));
  return [...first, sorted.find(isPair)].filter((file) => file !== undefined);
}

/** The share of words that two texts have in common, counted as often as both have them (F1). */
function getOverlap(a: string, b: string): number {
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const [found, expected] = [words(a), words(b)];
  const left = new Map<string, number>();
  for (const word of expected) left.set(word, (left.get(word) ?? 0) + 1);
  const common = found.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return (2 * common.length) / (found.length + expected.length);
}

const sourceTexts = new Map<string, Promise<SourceText>>();

function read(file: string): Promise<SourceText> {
  const sourceText =
    sourceTexts.get(file) ??
    readDocument(new Uint8Array(readFileSync(file)), { format: formatOf(file) });
  sourceTexts.set(file, sourceText);
  return sourceText;
}

describe.skipIf(files.length === 0)(
  'real documents (in ../shared/data, skipped if it is missing)',
  () => {
    it.each(files.map((file) => [path.relative(folder, file), file]))(
      '%s is read',
      async (_, file) => {
        checkSourceText(await read(file));
      },
    );

    const pairs = files.filter(isPair);
    it.each(pairs.map((file) => [path.basename(file), file]))(
      '%s has the words of the text beside it',
      async (_, file) => {
        const text = await read(file.replace(/\.pdf$/i, '.txt'));
        expect(getOverlap((await read(file)).text, text.text)).toBeGreaterThan(0.98);
      },
    );
  },
);
