import { describe, expect, it } from 'vitest';
import { assembleSourceText } from './assemble.ts';
import { createDraft, type Draft } from './draft.ts';

function listWarnings(...drafts: readonly Draft[]): readonly string[] {
  const { warnings } = assembleSourceText({ format: 'pdf', drafts, maxTextLength: 1000 });
  return warnings.map(({ code, message }) => `${code}: ${message}`);
}

const write = (text: string, page?: number) =>
  createDraft(text, { kind: 'paragraph', ...(page === undefined ? {} : { page }) });

describe('characters of which a file does not say what they are', () => {
  it.each([
    ['replaced ones', 'Due on \uFFFD May', 'One character'],
    ['private ones inside a word', 'Due in 20\uE001\uE002', '2 characters'],
    ['private ones at the start of a word', '\uE001ee of', 'One character'],
    ['control characters inside a word', '2\u00010\u00026', '2 characters'],
  ])('are told of: %s', (_, text, count) => {
    const [warning, ...others] = listWarnings(write(text));
    expect(warning).toContain(`characters-unread: ${count} could not be read`);
    expect(others).toEqual([]);
  });

  it.each([
    ['a bullet', '\uF0B7 first'],
    ['an ornament', 'The end \uF0B7'],
    ['a line break', 'a\u000Bb'],
    ['a sign of the alphabet', 'Süd 契約 😀'],
  ])('are not: %s', (_, text) => {
    expect(listWarnings(write(text))).toEqual([]);
  });

  it('are told of with their pages', () => {
    const drafts = [write('a\uFFFD', 3), write('b\uFFFD', 2), write('c\uFFFD', 7), write('d', 9)];
    expect(listWarnings(...drafts)).toEqual([
      'characters-unread: 3 characters could not be read, because the file does not say which they are: on pages 2-3 and 7.',
    ]);
  });

  it('are told of with the first place where there are no pages', () => {
    expect(listWarnings(write('Clean.'), write('The f\uFFFDe is due.'))).toEqual([
      'characters-unread: One character could not be read, because the file does not say which it is: first near “The f\uFFFDe is due.”.',
    ]);
  });
});
