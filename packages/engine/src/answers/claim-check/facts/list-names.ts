import { createMention, type Mention } from './mention.ts';

/** A word, a code or an abbreviation in a text. */
export interface Word {
  readonly from: number;
  readonly to: number;
  readonly written: string;
  /** In small letters, without full stops, apostrophes and the `s` of a genitive. */
  readonly bare: string;
}

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’.&][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;

/** The words of a text; what a hyphen joins are words of their own. */
export function* listWords(text: string): Generator<Word> {
  for (const match of text.matchAll(word)) {
    const written = match[0];
    yield {
      from: match.index,
      to: match.index + written.length,
      written,
      bare: toBare(written),
    };
  }
}

function toBare(written: string): string {
  return written
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/['’.]/g, '');
}

/** Whether a word is written as names are: with a capital, `eBay`, or of letters and figures, `ISO27001`. */
function isNameLike(written: string): boolean {
  return /\p{Lu}/u.test(written) || (/\p{L}/u.test(written) && /\p{N}/u.test(written));
}

/** The key of a word that the document writes like a name. */
function keyName(bare: string): string {
  return `name:${bare}`;
}

/** The key of a word of the document, in any case. */
function keyWord(bare: string): string {
  return `word:${bare}`;
}

/** The key of the first letters of capitalized words in a row: `ip` for Intellectual Property. */
function keyInitials(letters: string): string {
  return `initials:${letters}`;
}

const longestInitials = 5;

/** Keys of every word of a text, and of what its names may be shortened to. */
export function* listWordKeys(text: string): Generator<string> {
  let row: string[] = [];
  let last = 0;
  for (const { from, to, written, bare } of listWords(text)) {
    yield keyWord(bare);
    const isCapitalized = /^\p{Lu}/u.test(written);
    if (isNameLike(written)) yield keyName(bare);
    if (!isCapitalized || !/^[ ,-]{0,2}$/.test(text.slice(last, from))) row = [];
    last = to;
    if (!isCapitalized) continue;
    row = [...row.slice(1 - longestInitials), bare.charAt(0)];
    for (let length = 2; length <= row.length; length += 1)
      yield keyInitials(row.slice(-length).join(''));
  }
}

export interface NameContext {
  /** Whether a key is among those of the document. */
  isKnown(key: string): boolean;
  /** Whether a word, in small letters, is one that anybody uses. */
  isOrdinary(bare: string): boolean;
  /** Whether a word, in small letters, may be written with a capital by whoever explains a document. */
  isFree(bare: string): boolean;
}

/** The names in a sentence that are not known, words in a row as one. */
export function listUnknownNames(sentence: string, context: NameContext): readonly Mention[] {
  const words = [...listWords(sentence)];
  const isTitle = isInTitleCase(words);
  const unknown = words.filter(
    (one, at) =>
      isNameLike(one.written) &&
      !isKnownName(one, { ...context, isStart: isTitle || isStart(sentence, one, at) }),
  );
  return joinRows(sentence, unknown);
}

const fewestOfTitle = 3;
const shareOfTitle = 0.65;

/** Whether capitals tell nothing, because nearly every longer word has one. */
function isInTitleCase(words: readonly Word[]): boolean {
  const longer = words.filter(({ written }) => /^\p{L}{4}/u.test(written));
  const capitals = longer.filter(({ written }) => /^\p{Lu}/u.test(written));
  return longer.length >= fewestOfTitle && capitals.length >= shareOfTitle * longer.length;
}

function isStart(sentence: string, { from }: Word, at: number): boolean {
  if (at === 0 && !/[\p{L}\p{N}_]/u.test(sentence.slice(0, from))) return true;
  return /[:;.!?–—("“‘•]\s*["“‘(]?$/.test(sentence.slice(Math.max(0, from - 4), from));
}

function isKnownName(
  { written, bare }: Word,
  context: NameContext & { readonly isStart: boolean },
): boolean {
  if (
    emphasis.has(written) ||
    context.isFree(bare) ||
    listSpellings(bare).some((form) => context.isKnown(keyName(form)))
  )
    return true;
  if (isAbbreviation(written))
    return context.isKnown(keyInitials(bare)) || context.isKnown(`currency:${written}`);
  if (!context.isStart) return false;
  return (
    context.isOrdinary(bare) || listSpellings(bare).some((form) => context.isKnown(keyWord(form)))
  );
}

function isAbbreviation(written: string): boolean {
  return /^(?:\p{Lu}[\p{Lu}\p{N}&.]+s?)$/u.test(written);
}

/** What is written in capitals for emphasis. */
const emphasis = new Set('NOT ALL ANY MUST NO NEVER ONLY AND OR BUT IS ARE DO THE BOTH'.split(' '));

/** One thing and several of it are one name. */
function listSpellings(bare: string): readonly string[] {
  const forms = [bare, `${bare}s`, bare.replace(/y$/, 'ies'), bare.replace(/ies$/, 'y')];
  if (bare.endsWith('es')) forms.push(bare.slice(0, -2));
  if (bare.endsWith('s')) forms.push(bare.slice(0, -1));
  return forms;
}

function joinRows(sentence: string, words: readonly Word[]): readonly Mention[] {
  const rows: { from: number; to: number }[] = [];
  for (const { from, to } of words) {
    const last = rows.at(-1);
    if (last !== undefined && /^[\s&,.-]{1,2}$/.test(sentence.slice(last.to, from))) last.to = to;
    else rows.push({ from, to });
  }
  return rows.map(({ from, to }) => createMention(from, to));
}
