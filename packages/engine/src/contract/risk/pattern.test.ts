import { describe, expect, it } from 'vitest';
import { compilePattern, findMatch } from './pattern.ts';

function find(source: string, text: string): string | undefined {
  const match = findMatch(compilePattern(source, '(?:customer|provider)'), text);
  return match && text.slice(match.from, match.to);
}

describe('a pattern', () => {
  it('finds its segments in order', () => {
    expect(find('{ANYPARTY} {OBL}{GAP}pay', 'The customer shall within a week pay it')).toBe(
      'customer shall within a week pay',
    );
    expect(find('shall{GAP}pay', 'pay as you shall')).toBeUndefined();
  });

  it('takes the nearest start', () => {
    expect(find('not{GAP}sue', 'not now and not ever sue')).toBe('not ever sue');
  });

  it('does not cross a semicolon or more than 120 characters, unless the gap is long', () => {
    expect(find('fee{GAP}paid', 'fee; paid')).toBeUndefined();
    expect(find('fee{LONG}paid', 'fee; paid')).toBe('fee; paid');
    const far = `fee ${'x'.repeat(150)} paid`;
    expect(find('fee{GAP}paid', far)).toBeUndefined();
    expect(find('fee{LONG}paid', far)).toBe(far);
  });

  it('rejects unknown macros', () => {
    expect(() => compilePattern('{NOPE}', 'x')).toThrow('{NOPE}');
  });
});
