import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { convertWithLibreOffice } from './libre-office.ts';
import type { ToolRequest } from './reference.ts';

/**
 * The paragraphs as each file holds them, without the numbers the application shows in front: from LibreOffice's
 * flat OpenDocument, where a number is a property of the list and never a word. By the file's path.
 */
export async function readWrittenParagraphs(
  request: ToolRequest,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const folder = path.join(request.folder, `${request.files[0]?.format}-written`);
  const converted = await convertWithLibreOffice({ ...request, folder }, { target: 'fodt' });
  const paragraphs = new Map<string, string[]>();
  for (const [file, [flat]] of converted?.made ?? []) {
    if (flat !== undefined) paragraphs.set(file, listParagraphs(await readFile(flat, 'utf8')));
  }
  return paragraphs;
}

/** Elements whose words are not those of the paragraph around them. */
const aside = /^(?:text:number|text:note-citation|text:ruby-text|svg:desc|svg:title)$/;
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** The words of every paragraph and heading of a flat OpenDocument; a forced line break ends one. */
export function listParagraphs(xml: string): string[] {
  const done: string[] = [];
  const open: string[] = [];
  let asideDepth = 0;
  const append = (words: string) => {
    const last = open.pop();
    if (last !== undefined) open.push(asideDepth === 0 ? last + words : last);
  };
  for (const [, words = '', close, name = '', attributes = '', alone] of xml.matchAll(
    /([^<]*)<(\/?)([\w:!?-]+)([^>]*?)(\/?)>/g,
  )) {
    append(decodeEntities(words));
    const isOpening = close === '' && alone === '';
    const isClosing = close === '/';
    if (aside.test(name)) asideDepth += isOpening ? 1 : isClosing ? -1 : 0;
    else if (name === 'text:s') append(' '.repeat(getCount(attributes)));
    else if (name === 'text:tab') append(' ');
    else if (name === 'text:line-break') append('\n');
    else if (name !== 'text:p' && name !== 'text:h') continue;
    else if (isOpening) open.push('');
    else if (isClosing) done.push(...(open.pop() ?? '').split('\n'));
  }
  return done.filter((words) => words.trim() !== '');
}

function getCount(attributes: string): number {
  return Math.min(1000, Number(/text:c="(\d+)"/.exec(attributes)?.[1] ?? 1));
}

function decodeEntities(words: string): string {
  return words.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return entities[name] ?? whole;
    return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });
}
