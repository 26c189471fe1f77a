import { describe, expect, it } from 'vitest';
import { isBrowserPicture } from './browser-pictures.ts';

describe('a picture that a browser may open', () => {
  it.each([
    ['photo.jpg', 'image/jpeg', true],
    ['IMG_1.HEIC', '', true],
    ['scan', 'image/png', true],
    ['scan.tiff', 'image/tiff', false],
    ['film.gif', 'image/gif', false],
    ['lease.pdf', 'application/pdf', false],
  ])('%s of type “%s”: %s', (name, type, expected) => {
    expect(isBrowserPicture({ name, type })).toBe(expected);
  });
});
