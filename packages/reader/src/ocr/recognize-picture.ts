import { cutSample } from './cut-sample.ts';
import type { GrayPicture, Turns } from './gray-picture.ts';
import type { Layout, RecognizedLine, Recognizer } from './recognizer.ts';
import { lightPage, turnPage } from './straighten.ts';

/** The words of a picture, with their positions in the picture as it was straightened. */
export interface RecognizedPicture {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly RecognizedLine[];
  /** The mean of all letters, 0-1; 0 where there are none. */
  readonly confidence: number;
}

/** A page whose words are recognized less surely than this may lie otherwise. */
const surelyUpright = 0.75;
/** Fewer letters tell nothing of how a page lies. */
const fewestLetters = 20;

/** Recognizes the words of a page in a picture, however it was photographed. */
export async function recognizePicture(
  recognizer: Recognizer,
  photo: GrayPicture,
): Promise<RecognizedPicture> {
  const { picture, turns } = lightPage(photo);
  const [likeliest = 0] = turns;
  const recognizeTurned = (turn: Turns) => recognize(recognizer, turnPage(picture, turn), 'page');
  const found = turns.length === 2 ? await recognizeTurned(likeliest) : undefined;
  if (found !== undefined && isSure(found)) return found;
  const turn = await chooseTurn(recognizer, picture, turns);
  return turn === likeliest && found !== undefined ? found : await recognizeTurned(turn);
}

function isSure({ confidence, lines }: RecognizedPicture): boolean {
  return confidence >= surelyUpright && countLetters(lines) >= fewestLetters;
}

/** The turn after which a part of the page is recognized best. */
async function chooseTurn(
  recognizer: Recognizer,
  picture: GrayPicture,
  turns: readonly Turns[],
): Promise<Turns> {
  const sample = cutSample(picture);
  let best: { turn: Turns; weight: number } | undefined;
  for (const turn of turns) {
    const found = await recognize(recognizer, turnPage(sample, turn), 'block');
    const weight = weigh(found);
    if (weight > (best?.weight ?? -1)) best = { turn, weight };
    if (isSure(found)) break;
  }
  return best?.turn ?? 0;
}

async function recognize(
  recognizer: Recognizer,
  picture: GrayPicture,
  layout: Layout,
): Promise<RecognizedPicture> {
  const lines = await recognizer.recognize(writeGrayMap(picture), layout);
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
