import { createHash } from 'node:crypto';

/** Quoted text in a prompt, with a name. */
export interface FencedPart {
  /** Lower-case letters, for example `portion`. */
  readonly name: string;
  /** Text, or values that are written as one line of JSON each. */
  readonly content: string | readonly object[];
}

/**
 * Fences the untrusted parts of a prompt, each between `<name-TAG>` and `</name-TAG>`. The tag is a hash of the whole
 * content: equal prompts have equal tags, and the author of a document cannot predict it. Empty parts are left out.
 */
export function fenceParts(parts: readonly FencedPart[]): string {
  const filled = parts
    .map(({ name, content }) => ({ name, text: neutralize(toText(content)).trim() }))
    .filter(({ text }) => text !== '');
  const tag = createHash('sha256').update(JSON.stringify(filled)).digest('hex').slice(0, 16);
  return filled
    .map(({ name, text }) => `<${name}-${tag}>\n${text}\n</${name}-${tag}>`)
    .join('\n\n');
}

function toText(content: FencedPart['content']): string {
  return typeof content === 'string'
    ? content
    : content.map((value) => JSON.stringify(value)).join('\n');
}

/** Control, zero-width, bidirectional and invisible tag characters: people do not see them, but a model reads them. */
const unseen =
  /[\p{Cc}\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E0FFF}]/gu;

/**
 * Text that resembles the fence or the markers with which models separate turns. Placeholders such as `<date>` are
 * not affected.
 */
const tagOpening =
  /<(?=[/|!?<_]|[a-z]+-[\da-f]{6}|(?:s|system|user|assistant|human|tool|function|think|(?:start|end)_of_turn|bos|eos)\b)/giu;
const tagClosing = /(?<=\|)>/g;
const instructionMark = /\[(\/?)INST\]/gi;

/** The same words, changed so that a model cannot take them for part of the prompt's structure. */
function neutralize(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/\r\n?/g, '\n')
    .replace(unseen, (character) => (/[\t\n]/.test(character) ? character : toVisible(character)))
    .replace(tagOpening, '‹')
    .replace(tagClosing, '›')
    .replace(instructionMark, '($1INST)');
}

/** Control characters become spaces; other invisible characters are removed. */
function toVisible(character: string): string {
  return /\p{Cc}/u.test(character) ? ' ' : '';
}
