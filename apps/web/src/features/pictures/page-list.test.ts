import { describe, expect, it } from 'vitest';
import { addPictures, mostPages, movePicture, nameDocument } from './page-list.ts';

const files = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => new File(['x'], name));
const pages = addPictures([], files);
const names = (list: typeof pages) => list.map(({ file }) => file.name).join(' ');

describe('the pages of a document of pictures', () => {
  it('stand in the order in which they were chosen, each with a key of its own', () => {
    const more = addPictures(pages, [new File(['x'], 'd.jpg')]);
    expect(names(more)).toBe('a.jpg b.jpg c.jpg d.jpg');
    expect(new Set(more.map(({ key }) => key)).size).toBe(4);
  });

  it('are as many as there is room for', () => {
    const many = Array.from({ length: mostPages + 5 }, (_, index) => new File(['x'], `${index}`));
    expect(addPictures(pages, many)).toHaveLength(mostPages);
  });

  it.each([
    [1, 1, 'b.jpg a.jpg c.jpg'],
    [3, -2, 'c.jpg a.jpg b.jpg'],
    [1, -1, 'a.jpg b.jpg c.jpg'],
    [3, 5, 'a.jpg b.jpg c.jpg'],
    [9, 1, 'a.jpg b.jpg c.jpg'],
  ])('page %s moves by %s', (key, by, expected) => {
    expect(names(movePicture(pages, key, by))).toBe(expected);
  });

  it.each([
    ['IMG_2041.jpg', 'IMG_2041.pdf'],
    ['lease.v2.png', 'lease.v2.pdf'],
    ['scan', 'scan.pdf'],
    ['.jpg', '.jpg.pdf'],
  ])('%s becomes %s', (filename, expected) => {
    expect(nameDocument(filename)).toBe(expected);
  });
});
