import { describe, expect, it } from 'vitest';
import { parseTruthOptions } from './options.ts';

describe('the options of the evaluation of truth', () => {
  it('take the development half and reader A unless told otherwise', () => {
    expect(parseTruthOptions(['figures', '--data', 'folder'])).toEqual({
      command: 'figures',
      data: 'folder',
      half: 'development',
      document: '',
      most: 8,
      reader: 'A',
      isComplete: false,
    });
  });

  it('name half, document, count and reader', () => {
    const words =
      'list --data x --half closed --round 2 --document lease --most 3 --reader B --complete'.split(
        ' ',
      );
    expect(parseTruthOptions(words)).toMatchObject({
      half: 'closed',
      round: 2,
      document: 'lease',
      most: 3,
      reader: 'B',
      isComplete: true,
    });
  });

  it.each([
    ['figures'],
    ['nothing --data x'],
    ['figures list --data x'],
    ['figures --data x --half open'],
    ['figures --data x --reader C'],
    ['figures --data x --most 0'],
    ['figures --data x --round first'],
  ])('are none in "%s"', (words) => {
    expect(parseTruthOptions(words.split(' '))).toBeUndefined();
  });
});
