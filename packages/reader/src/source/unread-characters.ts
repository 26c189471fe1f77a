import { cutText } from '@clauselight/core';
import type { ReaderWarning } from '@clauselight/schema';
import { cleanText } from './clean-text.ts';
import { type Draft, getDraftText } from './draft.ts';
import { listNumbers } from './list-numbers.ts';

/**
 * Characters of which a file does not say what they mean: replaced ones, and control or private ones inside a word. By
 * itself a private one is a bullet or an ornament.
 */
const unread =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it matches control characters
  /\uFFFD|(?<=[\p{L}\p{N}])[\u0001-\u0008\u000E-\u001E\u007F-\u0084\u0086-\u009F\uE000-\uF8FF]+|[\u0001-\u0008\u000E-\u001E\u007F-\u0084\u0086-\u009F\uE000-\uF8FF]+(?=[\p{L}\p{N}])/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: it matches control characters
const mayHold = /[\u0001-\u0008\u000E-\u001E\u007F-\u009F\uE000-\uF8FF\uFFFD]/;
const longestPlace = 40;

/** What was found so far. */
export interface UnreadCharacters {
  add(draft: Draft): void;
  /** The warning; undefined if every character could be read. */
  createWarning(): ReaderWarning | undefined;
}

/** Counts the characters that could not be read, and keeps their pages or else the first place. */
export function countUnreadCharacters(): UnreadCharacters {
  const pages = new Set<number>();
  let count = 0;
  let place: string | undefined;
  return {
    add(draft) {
      const text = getDraftText(draft);
      if (!mayHold.test(text)) return;
      const found = [...text.matchAll(unread)].reduce((sum, [match]) => sum + match.length, 0);
      if (found === 0) return;
      count += found;
      const page = draft.runs.find((run) => run.page !== undefined)?.page;
      if (page !== undefined) pages.add(page);
      place ??= cutText(cleanText(text).replace(/\s+/g, ' ').trim(), longestPlace);
    },
    createWarning() {
      if (count === 0) return undefined;
      const subject = count === 1 ? 'One character' : `${count.toLocaleString('en-US')} characters`;
      const where = pages.size > 0 ? describePages([...pages]) : `first near “${place}”`;
      const message = `${subject} could not be read, because the file does not say which ${count === 1 ? 'it is' : 'they are'}: ${where}.`;
      return { code: 'characters-unread', message };
    },
  };
}

function describePages(pages: readonly number[]): string {
  const sorted = [...pages].sort((a, b) => a - b);
  return `on page${sorted.length === 1 ? '' : 's'} ${listNumbers(sorted)}`;
}
