import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.mjs';

const glossary = readFileSync(path.join(root, 'docs/glossary.md'), 'utf8');
/** The rows of the glossary's tables with code references: four columns. */
const entries = glossary
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => cells.length === 6 && cells[1] !== 'Word' && !cells[1].startsWith('---'))
  .map(([, word, meaning, code]) => ({ word, meaning, code }));

function listCode(text) {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, words]) => words);
}

/** Paths without a folder are those of the schema package. */
function toPath(name) {
  return name.includes('/') && !name.startsWith('calls/')
    ? name
    : path.join('packages/schema/src', name);
}

describe('the glossary', () => {
  it('has its entries read', () => {
    expect(entries.length).toBeGreaterThan(25);
  });

  it('lists each word once', () => {
    const words = entries.map(({ word }) => word);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  it.each(entries)('says where $word is in the code', ({ code }) => {
    const names = listCode(code);
    const files = names.filter((name) => /\.tsx?$/.test(name)).map(toPath);
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
    const source = files.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
    const identifiers = files.length === 0 ? [] : names.filter((name) => /^\w+$/.test(name));
    expect(identifiers.filter((name) => !new RegExp(`\\b${name}\\b`).test(source))).toEqual([]);
  });
});
