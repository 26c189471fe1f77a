import { isAnchored } from '@clauselight/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { listStatements } from './statements.ts';

const list = (text: string) =>
  listStatements(buildSourceText(text)).map(({ passage }) => passage.text);

describe('listStatements', () => {
  it('splits sentences, but not at abbreviations and initials', () => {
    expect(list('Mr. Cole spoke. It was e.g. J. Smith who left at 5 p.m. Nobody minded.')).toEqual([
      'Mr. Cole spoke.',
      'It was e.g. J. Smith who left at 5 p.m. Nobody minded.',
    ]);
  });

  it('joins lines that the page width broke, and keeps the author’s line breaks', () => {
    const wrapped =
      'The board looked at the plan and agreed that the first release will be\ncut down to three features, which Anna will describe in a paper before\nthe summer.';
    expect(list(wrapped)).toHaveLength(1);
    expect(
      list(
        'Ben to sign the order for the roof of the building this week\nLena to book the venue\nThe longest line of all says what the width of the page would be, if it had any width',
      ),
    ).toHaveLength(3);
  });

  it('removes bullets, numbers and checkboxes, and returns the state of the checkbox', () => {
    const statements = listStatements(
      buildSourceText('☒ close the tickets\n- [ ] write the notes\n2. Budget'),
    );
    expect(statements.map(({ passage, box, isItem }) => [passage.text, box, isItem])).toEqual([
      ['close the tickets', 'ticked', true],
      ['write the notes', 'empty', true],
      ['Budget', undefined, true],
    ]);
  });

  it('omits page headers and footers', () => {
    const sourceText = buildSourceText('Annual report\n\nAll is well.');
    const [first, ...rest] = sourceText.blocks;
    const blocks = [{ ...first, kind: 'header' as const, start: 0, end: 13 }, ...rest];
    expect(listStatements({ ...sourceText, blocks })).toHaveLength(1);
  });

  it('lists statements in order, without overlap, with passages that point into the text', () => {
    const pieces = fc.array(
      fc.constantFrom(
        'Anna will go. ',
        '• ',
        '\n',
        '\n\n',
        'e.g. ',
        '“Yes”',
        '[x] ',
        '3. ',
        'é—ß ',
        '\t',
        'and ',
      ),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        const sourceText = buildSourceText(parts.join(''));
        let end = 0;
        for (const statement of listStatements(sourceText)) {
          expect(statement.start).toBeGreaterThanOrEqual(end);
          end = statement.end;
          const quote = sourceText.text.slice(statement.start, statement.end);
          expect(isAnchored(sourceText.text, { ...statement, quote })).toBe(true);
          expect(statement.passage.offsets[0]).toBe(statement.start);
          expect(statement.passage.text).not.toBe('');
        }
      }),
    );
  });
});
