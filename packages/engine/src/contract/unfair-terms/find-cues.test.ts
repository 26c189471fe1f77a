import { describe, expect, it } from 'vitest';
import { cueNames, findCues } from './find-cues.ts';

describe('findCues', () => {
  it.each([
    ['power-to-end-access', 'we may terminate your account', 'you may terminate your account'],
    ['power-to-change', 'we reserve the right to modify it', 'you may modify it'],
    ['power-to-remove-content', 'we can delete your photos', 'you can delete your photos'],
    ['without-notice', 'with or without prior notice', 'with thirty days notice'],
    ['agrees-by-using', 'by using the site you agree to this', 'by using the site you save time'],
    ['governed-by-law', 'governed by the laws of ireland', 'governed by a board'],
    ['not-liable', 'we shall not be liable', 'we shall be liable'],
    ['exclusive-courts', 'the courts have exclusive jurisdiction', 'an exclusive offer'],
  ])('finds %s in “%s”, not in “%s”', (name, holds, lacks) => {
    const number = cueNames.indexOf(name);
    expect(findCues(holds)).toContain(number);
    expect(findCues(lacks)).not.toContain(number);
  });

  it('has unique names', () => {
    expect(new Set(cueNames).size).toBe(cueNames.length);
  });
});
