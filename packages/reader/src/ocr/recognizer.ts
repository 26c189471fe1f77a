import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Worker } from 'tesseract.js';

/** A word read from a picture; pixels from its left edge. */
export interface RecognizedWord {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** 0-1. */
  readonly confidence: number;
}

/** A line of words on one base line. */
export interface RecognizedLine {
  readonly words: readonly RecognizedWord[];
  /** Height of the base line, at its left end, in pixels from the top. */
  readonly baseline: number;
  /** Size of the letters as a font's size is given, in pixels. */
  readonly size: number;
}

/** Reads text from pictures. */
export interface Recognizer {
  /** The lines of a picture, of a format that Leptonica reads, as the recogniser orders them. */
  recognize(picture: Uint8Array): Promise<RecognizedLine[]>;
  close(): Promise<void>;
}

/** Below this a word is more likely a smudge or a line of a table than letters. */
const leastConfidence = 0.2;
/** Widest that a letter is, in sizes of the letters beside it; a ruled line is wider. */
const widestLetter = 4;
/** A font's size is this many times the height from the top of its ascenders to the foot of its descenders. */
const sizeOfHeight = 1.2;

const language = 'eng';
/** The variant for the recogniser's neural network, in whole numbers: smaller and faster than the exact one. */
const variant = '4.0.0_best_int';

/**
 * Starts Tesseract where it and its language data are installed; nothing where they are not. The data is read
 * from the installed package; nothing is fetched.
 */
export async function startRecognizer(): Promise<Recognizer | undefined> {
  const langPath = findLanguageFolder();
  const worker = langPath === undefined ? undefined : await startWorker(langPath);
  if (worker === undefined) return undefined;
  return {
    async recognize(picture) {
      const { data } = await worker.recognize(
        Buffer.from(picture),
        {},
        { blocks: true, text: false },
      );
      const paragraphs = (data.blocks ?? []).flatMap((block) => block.paragraphs);
      return paragraphs.flatMap((paragraph) => paragraph.lines).flatMap(createLine);
    },
    close: async () => void (await worker.terminate()),
  };
}

function findLanguageFolder(): string | undefined {
  try {
    const { resolve } = createRequire(import.meta.url);
    const data = path.dirname(resolve(`@tesseract.js-data/${language}/package.json`));
    const folder = path.join(data, variant);
    return existsSync(folder) ? folder : undefined;
  } catch {
    return undefined;
  }
}

async function startWorker(langPath: string): Promise<Worker | undefined> {
  try {
    const { createWorker, OEM } = await import('tesseract.js');
    const options = { langPath, cacheMethod: 'none', gzip: true, errorHandler: () => undefined };
    return await createWorker(language, OEM.LSTM_ONLY, options);
  } catch {
    return undefined;
  }
}

interface TesseractLine {
  readonly words: readonly {
    readonly text: string;
    readonly confidence: number;
    readonly bbox: { x0: number; y0: number; x1: number; y1: number };
  }[];
  readonly baseline: { readonly y0: number };
  readonly rowAttributes: { readonly rowHeight: number };
}

function createLine(line: TesseractLine): RecognizedLine[] {
  const size = line.rowAttributes.rowHeight * sizeOfHeight;
  const words = line.words
    .map(({ text, confidence, bbox }) => ({
      text: text.trim(),
      left: bbox.x0,
      right: bbox.x1,
      confidence: Math.min(1, Math.max(0, confidence / 100)),
    }))
    .filter(({ text, left, right, confidence }) => {
      const isWord = text !== '' && right - left <= text.length * widestLetter * size;
      return isWord && confidence >= leastConfidence;
    });
  const isText = words.some(({ text }) => /[\p{L}\p{N}]/u.test(text));
  return isText ? [{ words, baseline: line.baseline.y0, size }] : [];
}
