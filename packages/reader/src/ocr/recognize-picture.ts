import { cutSample } from './cut-sample.ts';
import type { GrayPicture, Turns } from './gray-picture.ts';
import type { Language, Layout, RecognizedLine, Recognizer } from './recognizer.ts';
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
/** The words of a page in another language are less sure than this. */
const surelyInLanguage = 0.9;
/** Fewer letters tell nothing of how a page lies. */
const fewestLetters = 20;

/**
 * Recognizes the words of a page in a picture, however it was photographed. Where they are less sure than those of a page
 * in the recognizer's language, other languages are tried, and the surest one stays for the pages that follow.
 */
export async function recognizePicture(
  recognizer: Recognizer,
  photo: GrayPicture,
): Promise<RecognizedPicture> {
  const { found, upright } = await recognizeUpright(recognizer, photo);
  if (found.confidence >= surelyInLanguage || recognizer.languages.length < 2) return found;
  const isOther = await chooseLanguage(recognizer, cutSample(upright));
  return isOther ? await recognize(recognizer, upright, 'page') : found;
}

/** A language in which fewer letters of a sample than this share are found is none of its own. */
const leastLetters = 0.6;

/** Whether another language than the one before recognizes a sample more surely. */
async function chooseLanguage(recognizer: Recognizer, sample: GrayPicture): Promise<boolean> {
  const [before, ...others] = recognizer.languages;
  if (before === undefined) return false;
  const tried: { language: Language; letters: number; confidence: number }[] = [];
  for (const language of [before, ...others]) {
    await recognizer.tryLanguage(language);
    const { lines, confidence } = await recognize(recognizer, sample, 'block');
    tried.push({ language, letters: countLetters(lines), confidence });
  }
  const most = Math.max(...tried.map(({ letters }) => letters));
  const [best] = tried
    .filter(({ letters }) => letters >= leastLetters * most)
    .sort((a, b) => b.confidence - a.confidence);
  await recognizer.settleOn(best?.language ?? before);
  return best !== undefined && best.language !== before;
}

async function recognizeUpright(
  recognizer: Recognizer,
  photo: GrayPicture,
): Promise<{ readonly found: RecognizedPicture; readonly upright: GrayPicture }> {
  const { picture, turns } = lightPage(photo);
  const [likeliest = 0] = turns;
  const recognizeTurned = async (turn: Turns) => {
    const upright = turnPage(picture, turn);
    return { upright, found: await recognize(recognizer, upright, 'page') };
  };
  const first = turns.length === 2 ? await recognizeTurned(likeliest) : undefined;
  if (first !== undefined && isSure(first.found)) return first;
  const turn = await chooseTurn(recognizer, picture, turns);
  return turn === likeliest && first !== undefined ? first : await recognizeTurned(turn);
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
