import { describe, expect, it } from 'vitest';
import { buildPhoto } from '../testing/build-photo.ts';
import { cutSample } from './cut-sample.ts';
import { findPaper } from './find-paper.ts';
import { findSlant, levelLines } from './find-slant.ts';
import { type GrayPicture, shrinkPicture, turnPicture } from './gray-picture.ts';
import { levelLight } from './level-light.ts';
import { lightPage, turnPage } from './straighten.ts';

const width = 600;
const height = 800;

/** A white page with dark lines of words, and a square in its top left corner that shows how it is turned. */
function buildPage(): GrayPicture {
  const grays = new Uint8Array(width * height).fill(250);
  const ink = (x: number, y: number) => {
    grays[y * width + x] = 20;
  };
  for (let line = 0; line < 20; line += 1) {
    for (let x = 60; x < 540; x += 1) {
      if (x % 40 > 32 || (line === 19 && x > 300)) continue;
      for (let y = 0; y < 10; y += 1) if ((x + y) % 3 > 0) ink(x, 140 + line * 30 + y);
    }
  }
  for (let y = 30; y < 70; y += 1) for (let x = 30; x < 70; x += 1) ink(x, y);
  return { width, height, grays };
}

const page = buildPage();
const at = ({ width: across, grays }: GrayPicture, x: number, y: number) =>
  grays[Math.round(y) * across + Math.round(x)] ?? 0;

describe('a picture of a page', () => {
  it('is shrunk by the mean of its pixels and turned clockwise', () => {
    const picture = { width: 4, height: 2, grays: Uint8Array.of(0, 0, 100, 100, 0, 200, 100, 100) };
    expect(shrinkPicture(picture, 2)).toEqual({
      width: 2,
      height: 1,
      grays: Uint8Array.of(50, 100),
    });
    const small = { width: 2, height: 1, grays: Uint8Array.of(1, 2) };
    expect(turnPicture(small, 1)).toEqual({ width: 1, height: 2, grays: Uint8Array.of(1, 2) });
    expect(turnPicture(small, 2).grays).toEqual(Uint8Array.of(2, 1));
    expect(turnPicture(small, 3)).toEqual({ width: 1, height: 2, grays: Uint8Array.of(2, 1) });
  });

  it.each([0, 2.5, -2.5, 9, -9])('tells by how many degrees its lines fall: %s', (degrees) => {
    const turned = levelLines(page, -degrees);
    expect(Math.abs(findSlant(turned).degrees - degrees)).toBeLessThan(0.35);
  });

  it('loses its shadows and keeps its ink', () => {
    const shaded = {
      ...page,
      grays: page.grays.map((gray, index) => gray * (1 - (0.6 * (index % width)) / width)),
    };
    const leveled = levelLight(shaded);
    for (const x of [20, 300, 590]) expect(at(leveled, x, 120)).toBeGreaterThan(225);
    expect(at(leveled, 50, 50)).toBeLessThan(100);
    expect(levelLight(page)).toBe(page);
  });

  it('is found on a darker table, and is not looked for where it fills the picture', () => {
    const corners = [
      [0.15, 0.1],
      [0.85, 0.12],
      [0.92, 0.9],
      [0.08, 0.88],
    ] as const;
    const facts = { width: 900, height: 1200, ground: 70, noise: 4, seed: 3 } as const;
    const photo = buildPhoto(page, { ...facts, corners, light: [1, 0.9, 0.8, 0.9] });
    const found = findPaper(photo) ?? [];
    expect(found).toHaveLength(4);
    for (const [index, { x, y }] of found.entries()) {
      expect(Math.abs(x / 900 - (corners[index]?.[0] ?? 0))).toBeLessThan(0.012);
      expect(Math.abs(y / 1200 - (corners[index]?.[1] ?? 0))).toBeLessThan(0.012);
    }
    const straight = turnPage(lightPage(photo).picture, 0);
    const scale = straight.width / width;
    expect(straight.height / straight.width).toBeGreaterThan(1.2);
    expect(straight.height / straight.width).toBeLessThan(1.45);
    expect(at(straight, 50 * scale, 50 * scale)).toBeLessThan(110);
    expect(at(straight, 100 * scale, 100 * scale)).toBeGreaterThan(200);
    expect(findPaper(page)).toBeUndefined();
  });

  it('tells by its rows and columns whether it lies on its side', () => {
    expect(lightPage(page).turns).toEqual([0, 2]);
    for (const turns of [1, 3] as const) {
      const lit = lightPage(turnPicture(page, turns));
      expect(lit.turns).toEqual([1, 3]);
      const upright = turnPage(lit.picture, 1);
      expect(upright.width).toBeLessThan(upright.height);
    }
  });

  it('is no sheet on a table where there are words on the dark part too', () => {
    const dark = { ...page, grays: page.grays.map((gray) => 255 - gray) };
    const grays = new Uint8Array(width * 2 * height * 2);
    for (let y = 0; y < height * 2; y += 1) {
      for (let x = 0; x < width * 2; x += 1) {
        const isBright = x >= 300 && x < 900 && y >= 400 && y < 1200;
        const source = isBright ? page : dark;
        const place = isBright ? (y - 400) * width + x - 300 : (y % height) * width + (x % width);
        grays[y * width * 2 + x] = source.grays[place] ?? 0;
      }
    }
    expect(findPaper({ width: width * 2, height: height * 2, grays })).toBeUndefined();
  });

  it('gives the part with the most letters as a sample', () => {
    const empty = new Uint8Array(width * height).fill(250);
    const grays = new Uint8Array([...empty, ...page.grays]);
    const sample = cutSample({ width, height: height * 2, grays });
    expect(sample).toMatchObject({ width: 480, height: 480 });
    expect(sample.grays.some((gray) => gray < 100)).toBe(true);
    const above = cutSample({ width, height: height * 2, grays: grays.reverse() });
    expect(above.grays.some((gray) => gray < 100)).toBe(true);
  });
});
