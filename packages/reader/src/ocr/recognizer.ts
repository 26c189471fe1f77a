import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Worker } from 'tesseract.js';

/** A word recognized in a picture; positions in pixels from the left edge. */
export interface RecognizedWord {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** 0-1. */
  readonly confidence: number;
}

/** A line of words on one baseline. */
export interface RecognizedLine {
  readonly words: readonly RecognizedWord[];
  /** Height of the baseline at its left end, in pixels from the top. */
  readonly baseline: number;
  /** Font size in pixels. */
  readonly size: number;
}

/** Recognizes text in pictures. */
export interface Recognizer {
  /** The lines of a picture, in any format that Leptonica reads, in the order that Tesseract gives. */
  recognize(picture: Uint8Array): Promise<RecognizedLine[]>;
  close(): Promise<void>;
}

/** Below this a word is more likely a smudge or a table rule than text. Set by hand. */
const leastConfidence = 0.2;
/** Widest letter, as a multiple of the font size; a ruled line is wider. */
const widestLetter = 4;
/** Ratio of the font size to the height from the ascenders' top to the descenders' bottom. */
const sizeOfHeight = 1.2;

const language = 'eng';
/** The integer variant of the neural network's data, smaller and faster than the exact one. */
const dataVariant = '4.0.0_best_int';

/**
 * Starts Tesseract if it and its language data are installed; otherwise returns undefined. The data comes from the
 * installed package; nothing is downloaded.
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
    const folder = path.join(data, dataVariant);
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
