// How well pages are read that were scanned, turned or photographed, by real pages that are changed here.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readDocument } from '@clauselight/reader';
import {
  buildPhoto,
  encodePicture,
  type PhotoFacts,
} from '@clauselight/reader/testing/build-photo.ts';
import { getF1, listTokens } from './measures/overlap.ts';
import { getMean, show } from './report/figures.ts';
import { formatTable } from './report/text-table.ts';

type Picture = Parameters<typeof buildPhoto>[0];

const usage = `usage: npm run evaluate:photos -- --data FOLDER [--pages 12] [--only WORDS]
FOLDER holds PDF files; pdftoppm and pdftotext draw and read their pages`;
/** Dots per inch of the scans. */
const resolution = 200;
/** A page with fewer words says little. */
const fewestWords = 150;
/** The page of each file that is taken: the first one often is a cover. */
const pageNumber = 3;
/** A page of office paper as a telephone takes it. */
const upright = { width: 2400, height: 3200, noise: 8 };

const photos: Readonly<Record<string, PhotoFacts>> = {
  'photographed, at an angle': {
    ...{ ...upright, ground: 70, light: [1, 0.8, 0.6, 0.75], seed: 5 },
    corners: [
      [0.12, 0.09],
      [0.87, 0.1],
      [0.91, 0.91],
      [0.07, 0.92],
    ],
  },
  'photographed, light table': {
    ...{ ...upright, ground: 150, light: [0.7, 1, 0.9, 0.6], seed: 6 },
    corners: [
      [0.06, 0.04],
      [0.95, 0.07],
      [0.93, 0.96],
      [0.04, 0.93],
    ],
  },
  'photographed, closer than the sheet': {
    ...{ ...upright, ground: 70, light: [1, 0.7, 0.55, 0.8], seed: 7 },
    corners: [
      [-0.02, -0.03],
      [1.02, -0.01],
      [1.03, 1.02],
      [-0.03, 1.01],
    ],
  },
  'photographed small': {
    ...{ width: 1200, height: 1600, noise: 8, ground: 70, light: [1, 0.9, 0.7, 0.8], seed: 8 },
    corners: [
      [0.08, 0.06],
      [0.92, 0.07],
      [0.95, 0.94],
      [0.05, 0.95],
    ],
  },
};

/** The whole picture shows the page, turned by degrees about its middle. */
function turn({ width, height }: Picture, degrees: number): PhotoFacts {
  const angle = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const across = width * Math.abs(cosine) + height * Math.abs(sine);
  const down = height * Math.abs(cosine) + width * Math.abs(sine);
  const corners = [
    [-width, -height],
    [width, -height],
    [width, height],
    [-width, height],
  ].map(([x = 0, y = 0]): [number, number] => [
    0.5 + (x * cosine - y * sine) / 2 / across,
    0.5 + (x * sine + y * cosine) / 2 / down,
  ]);
  const size = { width: Math.round(across), height: Math.round(down) };
  return { ...size, corners, ground: 255, light: [1, 1, 1, 1], noise: 0, seed: 1, isShaded: false };
}

const changes: Readonly<Record<string, (page: Picture) => Picture>> = {
  upright: (page) => page,
  ...Object.fromEntries(
    [90, 180, 270, 2, -5, 10].map((degrees) => [
      `turned by ${degrees} degrees`,
      (page: Picture) => buildPhoto(page, turn(page, degrees)),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(photos).map(([name, facts]) => [
      name,
      (page: Picture) => buildPhoto(page, facts),
    ]),
  ),
};

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    pages: { type: 'string', default: '12' },
    only: { type: 'string', default: '' },
  },
});
if (values.data === undefined) {
  console.error(usage);
  process.exitCode = 2;
} else {
  await main(values.data, Number(values.pages));
}

async function main(folder: string, most: number): Promise<void> {
  const pages = listPages(folder).slice(0, most);
  const rows: string[][] = [];
  for (const [name, change] of Object.entries(changes)) {
    if (!name.includes(values.only)) continue;
    const results: { f1: number; seconds: number }[] = [];
    for (const { picture, words } of pages) {
      const file = await encodePicture(change(picture), 'jpeg');
      const before = process.cpuUsage();
      const found = await readDocument(file, { format: 'jpeg' }).then(
        ({ text }) => listTokens(text),
        () => [],
      );
      const { user, system } = process.cpuUsage(before);
      results.push({ f1: getF1(found, words), seconds: (user + system) / 1e6 });
    }
    const f1 = results.map((result) => result.f1);
    rows.push([
      name,
      show(getMean(f1), 3),
      show(Math.min(...f1), 3),
      show(getMean(results.map(({ seconds }) => seconds)), 1),
    ]);
    console.error(`${name} done`);
  }
  console.log(formatTable(['picture', 'F1, mean', 'F1, worst', 'CPU s a page'], rows));
  console.log(`\n${pages.length} pages, at ${resolution} dots per inch where not photographed`);
}

interface DrawnPage {
  readonly picture: Picture;
  readonly words: readonly string[];
}

function listPages(folder: string): readonly DrawnPage[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.toLowerCase().endsWith('.pdf'))
    .sort()
    .flatMap((name) => drawPage(path.join(folder, name)) ?? []);
}

/** One page of a PDF, and its words; undefined where it has no such page, or few words. */
function drawPage(file: string): DrawnPage | undefined {
  const range = ['-f', String(pageNumber), '-l', String(pageNumber)];
  const run = (program: string, args: readonly string[]) =>
    execFileSync(program, args, { maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const words = listTokens(run('pdftotext', [...range, file, '-']).toString('utf8'));
    if (words.length < fewestWords) return undefined;
    const drawn = run('pdftoppm', [...range, '-gray', '-r', String(resolution), file]);
    return { words, picture: parseGrayMap(drawn) };
  } catch {
    return undefined;
  }
}

function parseGrayMap(bytes: Buffer): Picture {
  const [head = '', width, height] =
    /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1', 0, 64)) ?? [];
  return {
    width: Number(width),
    height: Number(height),
    grays: new Uint8Array(bytes.subarray(head.length)),
  };
}
