import { type GrayPicture, turnPicture } from './gray-picture.ts';
import type { RecognizedLine, Recognizer } from './recognizer.ts';
import { straightenPicture } from './straighten.ts';

/** The words of a picture, with their positions in the picture as it was straightened. */
export interface RecognizedPicture {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly RecognizedLine[];
  /** The mean of all letters, 0-1; 0 where there are none. */
  readonly confidence: number;
}

/** Words that are recognized less surely than this may stand on their heads. */
const surelyUpright = 0.75;
/** How many letters count as much as one letter more. */
const fewestLetters = 20;

/** Straightens the picture of a page and recognizes its words, also where it is upside down. */
export async function recognizePicture(
  recognizer: Recognizer,
  picture: GrayPicture,
): Promise<RecognizedPicture> {
  const straight = straightenPicture(picture);
  const found = await recognize(recognizer, straight);
  if (found.confidence >= surelyUpright && countLetters(found.lines) >= fewestLetters) return found;
  const turned = await recognize(recognizer, turnPicture(straight, 2));
  return weigh(turned) > weigh(found) ? turned : found;
}

async function recognize(recognizer: Recognizer, picture: GrayPicture): Promise<RecognizedPicture> {
  const lines = await recognizer.recognize(writeGrayMap(picture));
  const { width, height } = picture;
  return { width, height, lines, confidence: measureConfidence(lines) };
}

/** A picture in the portable gray map format, which is fast to write and read and takes a quarter of the memory. */
function writeGrayMap({ width, height, grays }: GrayPicture): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), grays]);
}

function measureConfidence(lines: readonly RecognizedLine[]): number {
  const words = lines.flatMap((line) => line.words);
  const sum = words.reduce((total, { text, confidence }) => total + text.length * confidence, 0);
  return sum / Math.max(1, countLetters(lines));
}

function countLetters(lines: readonly RecognizedLine[]): number {
  return lines.reduce(
    (total, { words }) => total + words.reduce((sum, { text }) => sum + text.length, 0),
    0,
  );
}

/** Letters on their heads are few and unsure. */
function weigh({ lines, confidence }: RecognizedPicture): number {
  return countLetters(lines) * confidence ** 2;
}
