import { isAnchored } from '@clauselight/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { listStatements } from './statements.ts';

const read = (text: string) =>
  listStatements(buildSourceText(text)).map(({ passage }) => passage.text);

describe('listStatements', () => {
  it('cuts sentences, but not at abbreviations and initials', () => {
    expect(read('Mr. Cole spoke. It was e.g. J. Smith who left at 5 p.m. Nobody minded.')).toEqual([
      'Mr. Cole spoke.',
      'It was e.g. J. Smith who left at 5 p.m. Nobody minded.',
    ]);
  });

  it('makes one of the lines that the width of a page broke, and leaves the author’s lines alone', () => {
    const wrapped =
      'The board looked at the plan and agreed that the first release will be\ncut down to three features, which Anna will describe in a paper before\nthe summer.';
    expect(read(wrapped)).toHaveLength(1);
    expect(
      read(
        'Ben to sign the order for the roof of the building this week\nLena to book the venue\nThe longest line of all says what the width of the page would be, if it had any width',
      ),
    ).toHaveLength(3);
  });

  it('takes bullets, numbers and boxes off and says what the box said', () => {
    const statements = listStatements(
      buildSourceText('☒ close the tickets\n- [ ] write the notes\n2. Budget'),
    );
    expect(statements.map(({ passage, box, isItem }) => [passage.text, box, isItem])).toEqual([
      ['close the tickets', 'ticked', true],
      ['write the notes', 'empty', true],
      ['Budget', undefined, true],
    ]);
  });

  it('leaves page headers and footers out', () => {
    const sourceText = buildSourceText('Annual report\n\nAll is well.');
    const [first, ...rest] = sourceText.blocks;
    const blocks = [{ ...first, kind: 'header' as const, start: 0, end: 13 }, ...rest];
    expect(listStatements({ ...sourceText, blocks })).toHaveLength(1);
  });

  it('gives statements in order, without overlap, whose passages point into the text', () => {
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
