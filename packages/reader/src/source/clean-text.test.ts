import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanBlockText, cleanRuns, cleanText } from './clean-text.ts';

describe('clean text', () => {
  it('has one kind of line end, one kind of space and nothing invisible', () => {
    expect(cleanText('a\r\nb\rc\u2028d\u00A0e\u00ADf\u0007')).toBe('a\nb\nc\nd ef');
  });

  it('is composed', () => {
    expect(cleanText('e\u0301')).toBe('é');
  });

  it('has no blank line in a block, no space at line ends and visible characters at both ends', () => {
    expect(cleanBlockText('  a  \n \n\n  b\t\n')).toBe('a\n  b');
  });

  it('has every character in the same form, whatever is beside it', () => {
    const others = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
      (character) =>
        `${cleanBlockText(`a${character}b`)}\u0301` !== cleanBlockText(`a${character}b\u0301`),
    );
    expect(others).toEqual([]);
  });

  it('is fast for a megabyte of spaces', () => {
    expect(cleanBlockText(`a${' '.repeat(1_000_000)}b`)).toHaveLength(1_000_002);
  });
});

describe('the runs of a block', () => {
  it.each([
    [
      ['The fee', ' is due'],
      ['The fee', ' is due'],
    ],
    [
      ['a \n', '\n b'],
      ['a', 'b'],
    ],
    [
      ['  ', 'a', '  '],
      ['', 'a', ''],
    ],
    [
      ['e', '\u0301t'],
      ['é', 't'],
    ],
    [
      ['a', '', 'b'],
      ['a', '', 'b'],
    ],
  ])('%j are found again', (runs, expected) => {
    const { text, spans } = cleanRuns(runs);
    expect(spans.map(({ start, end }) => text.slice(start, end).trim())).toEqual(
      expected.map((run) => run.trim()),
    );
  });

  it('follow one another and add up to the whole text', () => {
    const run = fc.string({
      unit: fc.constantFrom('a', 'b', ' ', '\n', '\t', '\r', '\u0301', '\u00AD'),
    });
    fc.assert(
      fc.property(fc.array(run, { maxLength: 6 }), (runs) => {
        const { text, spans } = cleanRuns(runs);
        expect(text).toBe(text.normalize('NFC'));
        expect(text).toBe(text.trim());
        expect(text).not.toMatch(/\n\n|[^\S\n]\n/);
        expect(spans).toHaveLength(runs.length);
        let end = 0;
        for (const span of spans) {
          expect(span.start).toBeGreaterThanOrEqual(end);
          expect(span.end).toBeGreaterThanOrEqual(span.start);
          expect(text.slice(end, span.start).trim()).toBe('');
          end = span.end;
        }
        expect(text.slice(end).trim()).toBe('');
      }),
    );
  });
});
