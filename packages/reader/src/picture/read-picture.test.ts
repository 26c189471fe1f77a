import { beforeAll, describe, expect, inject, it } from 'vitest';
import { type GrayPicture, turnPicture } from '../ocr/gray-picture.ts';
import { readCanvas } from '../ocr/read-canvas.ts';
import { readDocument } from '../read-document.ts';
import { buildPhoto, encodePicture } from '../testing/build-photo.ts';
import { canRecognize, drawTexts } from '../testing/build-scan.ts';
import { findFaults } from '../testing/find-faults.ts';

const lines = [
  'HOUSE RULES',
  '1. The Tenant pays the rent of 850 euros by the',
  'third day of each month to the Landlord.',
  '2. The Landlord may enter after 24 hours notice.',
];
const clause =
  'The Tenant pays the rent of 850 euros by the third day of each month to the Landlord.';

const isFullRun = inject('isFullRun');
/** Each of them is a second of processor time. */
const formats = isFullRun ? (['jpeg', 'png', 'webp'] as const) : (['jpeg'] as const);

describe.skipIf(!canRecognize())('a picture of a page', { timeout: 60_000 }, () => {
  let page: GrayPicture;

  beforeAll(async () => {
    const texts = lines.map((text, index) => ({
      text,
      x: 30,
      y: 40 + index * 16 + (index > 0 ? 14 : 0),
    }));
    page = readCanvas(await drawTexts(texts, { width: 900, height: 450, dotsPerPoint: 3 }));
  });

  it.each(formats)('is read as %s', async (format) => {
    const source = await readDocument(await encodePicture(page, format), { format });
    expect(findFaults(source)).toEqual([]);
    expect(source).toMatchObject({ format, pages: [{ number: 1 }] });
    expect(
      source.blocks.map(({ number, start, end }) => [number, source.text.slice(start, end)]),
    ).toContainEqual(['1', `1. ${clause}`]);
    expect(source.pages[0]?.confidence).toBeGreaterThan(0.8);
    expect(source.warnings.map(({ code }) => code)).toEqual(['text-recognized']);
  });

  it('is read from a photograph taken sideways, at an angle and in uneven light', async () => {
    const photo = buildPhoto(turnPicture(page, 3), {
      ...{ width: 1000, height: 1500, ground: 60, noise: 6, seed: 4 },
      corners: [
        [0.14, 0.06],
        [0.88, 0.1],
        [0.93, 0.93],
        [0.08, 0.9],
      ],
      light: [1, 0.8, 0.65, 0.75],
    });
    const source = await readDocument(await encodePicture(photo, 'jpeg'), { format: 'jpeg' });
    expect(source.text).toContain(clause);
  });

  it.skipIf(!canRecognize('deu'))('is read in the language of its words', async () => {
    const german = [
      'Der Mieter trägt die Kosten für Schönheitsreparaturen gemäß § 5.',
      'Die Kündigung muß schriftlich erklärt werden; größere Schäden sind unverzüglich anzuzeigen.',
    ];
    const texts = german.map((text, index) => ({ text, x: 20, y: 40 + index * 16, size: 9 }));
    const drawn = await drawTexts(texts, { width: 1300, height: 300, dotsPerPoint: 3 });
    const file = await encodePicture(readCanvas(drawn), 'jpeg');
    const source = await readDocument(file, { format: 'jpeg' });
    expect(source.text).toContain('trägt die Kosten für Schönheitsreparaturen');
    expect(source.text).toContain('größere Schäden sind unverzüglich');
  });

  it('is read from a TIFF file, as many pages as may be recognized', async () => {
    const limits = { maxRecognizedPages: isFullRun ? 2 : 1 };
    const pages = Array.from({ length: limits.maxRecognizedPages + 1 }, () => page);
    const source = await readDocument(encodeTiff(pages), { format: 'tiff', limits });
    expect(source.text.split(clause)).toHaveLength(limits.maxRecognizedPages + 1);
    expect(source.pages).toHaveLength(limits.maxRecognizedPages);
    const left = source.warnings.find(({ code }) => code === 'read-in-part')?.message;
    expect(left).toMatch(
      /^Only (?:1 of 2 pages was|2 of 3 pages were) recognized\. Page [23] was left out\.$/,
    );
  });

  it.runIf(isFullRun)('is read by its content where its name says something else', async () => {
    const source = await readDocument(await encodePicture(page, 'png'), { format: 'jpeg' });
    expect(source.format).toBe('png');
    expect(source.warnings[0]?.code).toBe('name-differs');
  });

  it.runIf(isFullRun)('is refused with advice where its words cannot be read surely', async () => {
    const unclear = buildPhoto(page, {
      ...{ width: 300, height: 150, ground: 50, light: [1, 1, 1, 1], noise: 90, seed: 2 },
      corners: [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ],
    });
    const reading = readDocument(await encodePicture(unclear, 'png'), { format: 'png' });
    await expect(reading).rejects.toMatchObject({ code: 'picture_unclear' });
  });

  it('is refused where it shows no words, is damaged or claims to be huge', async () => {
    const empty = { width: 300, height: 300, grays: new Uint8Array(90_000).fill(255) };
    await expect(
      readDocument(await encodePicture(empty, 'png'), { format: 'png' }),
    ).rejects.toMatchObject({
      code: 'picture_unclear',
    });
    const whole = await encodePicture(page, 'png');
    await expect(readDocument(whole.subarray(0, 60), { format: 'png' })).rejects.toMatchObject({
      code: 'document_corrupt',
    });
    const huge = Uint8Array.from(whole);
    new DataView(huge.buffer).setUint32(16, 60_000);
    new DataView(huge.buffer).setUint32(20, 60_000);
    await expect(readDocument(huge, { format: 'png' })).rejects.toMatchObject({
      code: 'document_too_complex',
    });
    const tiff = encodeTiff([page]);
    await expect(readDocument(tiff.subarray(0, 8), { format: 'tiff' })).rejects.toMatchObject({
      code: 'document_corrupt',
    });
  });
});

/** Pages without compression: the smallest file of the format. */
function encodeTiff(pages: readonly GrayPicture[]): Uint8Array {
  const fields = 8;
  const parts = [Buffer.from('II*\0\0\0\0\0', 'latin1')];
  let end = 8;
  let link = { part: parts[0] as Buffer, at: 4 };
  for (const { width, height, grays } of pages) {
    const directory = Buffer.alloc(2 + fields * 12 + 4);
    link.part.writeUInt32LE(end, link.at);
    directory.writeUInt16LE(fields, 0);
    const values = [
      256,
      width,
      257,
      height,
      258,
      8,
      259,
      1,
      262,
      1,
      273,
      end + directory.length,
      278,
      height,
      279,
      grays.length,
    ];
    for (let field = 0; field < fields; field += 1) {
      const at = 2 + field * 12;
      directory.writeUInt16LE(values[field * 2] as number, at);
      directory.writeUInt16LE(4, at + 2);
      directory.writeUInt32LE(1, at + 4);
      directory.writeUInt32LE(values[field * 2 + 1] as number, at + 8);
    }
    parts.push(directory, Buffer.from(grays));
    end += directory.length + grays.length;
    link = { part: directory, at: directory.length - 4 };
  }
  return new Uint8Array(Buffer.concat(parts));
}
