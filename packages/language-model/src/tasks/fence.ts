import { createHash } from 'node:crypto';

/** Words that a prompt quotes, under the name of what they are. */
export interface FencedPart {
  /** Lower case letters, for example `portion`. */
  readonly name: string;
  /** Text, or values that are written as one line of JSON each. */
  readonly content: string | readonly object[];
}

/**
 * The part of a prompt that strangers wrote, each piece between `<name-TAG>` and `</name-TAG>`. The tag follows from the
 * whole of the content: the same prompt has the same one, and whoever writes a document cannot know it. Parts without
 * content are left out.
 */
export function fenceParts(parts: readonly FencedPart[]): string {
  const filled = parts
    .map(({ name, content }) => ({ name, text: neutralise(toText(content)).trim() }))
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

/** Control, zero-width, bidirectional and invisible tag characters: nobody reads them, a model does. */
const unseen =
  /[\p{Cc}\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E0FFF}]/gu;

/**
 * Whatever could pass for the fence, or for the marks that models divide their conversations by. Placeholders such as
 * `<date>` stay as they are: they are quoted.
 */
const tagOpening =
  /<(?=[/|!?<_]|[a-z]+-[\da-f]{6}|(?:s|system|user|assistant|human|tool|function|think|(?:start|end)_of_turn|bos|eos)\b)/giu;
const tagClosing = /(?<=\|)>/g;
const instructionMark = /\[(\/?)INST\]/gi;

/** The same words, to be read and never to be taken for part of the prompt's own make-up. */
function neutralise(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/\r\n?/g, '\n')
    .replace(unseen, (character) => (/[\t\n]/.test(character) ? character : toVisible(character)))
    .replace(tagOpening, '‹')
    .replace(tagClosing, '›')
    .replace(instructionMark, '($1INST)');
}

/** A control character parts words as a blank does; the others stand within them. */
function toVisible(character: string): string {
  return /\p{Cc}/u.test(character) ? ' ' : '';
}
