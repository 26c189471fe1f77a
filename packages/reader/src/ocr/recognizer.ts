import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

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

export type Layout = 'page' | 'block';

/** Recognizes text in pictures. */
export interface Recognizer {
  /**
   * The lines of a picture, in any format that Leptonica reads, in the order that Tesseract gives.
   * @param layout `page` finds titles, columns and tables; `block` takes all for upright text, so that nothing is recognized
   *   in text that lies on its side
   */
  recognize(picture: Uint8Array, layout: Layout): Promise<RecognizedLine[]>;
  /** The languages that come into question, the one of the next picture first. */
  readonly languages: readonly Language[];
  /** Reads the next pictures in a language. */
  tryLanguage(language: Language): Promise<void>;
  /** Reads all further pictures in a language: no other comes into question. */
  settleOn(language: Language): Promise<void>;
  close(): Promise<void>;
}

/** Below this a word is more likely a smudge or a table rule than text. Set by hand. */
const leastConfidence = 0.2;
/** Widest letter, as a multiple of the font size; a ruled line is wider. */
const widestLetter = 4;
/** Ratio of the font size to the height from the ascenders' top to the descenders' bottom. */
const sizeOfHeight = 1.2;

/** Languages whose data are looked for, by Tesseract's names; English is there before a page is known. */
const knownLanguages = ['eng', 'deu', 'fra', 'spa', 'ita', 'por', 'nld', 'pol', 'rus'] as const;
export type Language = (typeof knownLanguages)[number];

/** The integer variant of the neural network's data, smaller and faster than the exact one. */
const dataVariant = '4.0.0_best_int';

/**
 * Starts Tesseract if it and its language data are installed; otherwise returns undefined. The data comes from the
 * installed package; nothing is downloaded. It runs in this process and blocks it, because a reading process may not
 * start threads.
 */
export async function startRecognizer(): Promise<Recognizer | undefined> {
  let languages = listLanguages();
  const [first] = languages;
  const tesseract = first && (await loadTesseract());
  if (first === undefined || tesseract === undefined) return undefined;
  const { FS: files } = tesseract;
  const apis = new Map<Language, TesseractApi>();
  const start = async (language: Language) => {
    const api = apis.get(language) ?? (await startLanguage(tesseract, language));
    if (api !== undefined) apis.set(language, api);
    return api;
  };
  const started = await start(first);
  if (started === undefined) return undefined;
  let api = started;
  const tryLanguage = async (language: Language) => {
    api = (await start(language)) ?? api;
  };
  return {
    get languages() {
      return languages;
    },
    tryLanguage,
    async settleOn(language) {
      await tryLanguage(language);
      languages = [language];
    },
    async recognize(picture, layout) {
      files.writeFile(pictureName, picture);
      api.SetPageSegMode(modes[layout]);
      if (api.SetImageFile(upright, 0) === failed) throw new Error('the picture cannot be read');
      api.Recognize(null);
      const { blocks } = JSON.parse(api.GetJSONText()) as TesseractResult;
      const paragraphs = (blocks ?? []).flatMap((block) => block.paragraphs);
      return paragraphs.flatMap((paragraph) => paragraph.lines).flatMap(createLine);
    },
    close: async () => {
      for (const one of apis.values()) one.End();
    },
  };
}

/** What is used of Tesseract compiled to WebAssembly. Its files are in memory. */
interface Tesseract {
  readonly FS: TesseractFiles;
  readonly TessBaseAPI: new () => TesseractApi;
}

interface TesseractFiles {
  writeFile(name: string, bytes: Uint8Array): void;
}

interface TesseractApi {
  /** Returns -1 where the language data cannot be used. */
  Init(folder: null, language: string, engine: number): number;
  SetPageSegMode(mode: number): void;
  /** Reads the picture named `/input`; returns 1 where it cannot. */
  SetImageFile(exifOrientation: number, angle: number): number;
  Recognize(monitor: null): number;
  GetJSONText(): string;
  End(): void;
}

/** The build with vector instructions and the neural network alone. */
const build = 'tesseract.js-core/tesseract-core-simd-lstm';
const pictureName = '/input';
const upright = 1;
const failed = 1;
const unusable = -1;
const neuralNetworkOnly = 1;
/**
 * Tesseract's numbers of the layouts. As one block, which it takes a picture for unless it is told otherwise, a page lost its
 * large titles, and two columns 3 of 100 words.
 */
const modes = { page: 3, block: 6 } as const;

function listLanguages(): readonly Language[] {
  return knownLanguages.filter((language) => {
    try {
      return locateData(language) !== '';
    } catch {
      return false;
    }
  });
}

async function loadTesseract(): Promise<Tesseract | undefined> {
  try {
    const create = createRequire(import.meta.url)(build) as (options: object) => Promise<Tesseract>;
    const ignore = () => undefined;
    return await create({ print: ignore, printErr: ignore });
  } catch {
    return undefined;
  }
}

async function startLanguage(
  { FS: files, TessBaseAPI }: Tesseract,
  language: Language,
): Promise<TesseractApi | undefined> {
  try {
    const data = await promisify(gunzip)(await readFile(locateData(language)));
    files.writeFile(`./${language}.traineddata`, data);
    const api = new TessBaseAPI();
    return api.Init(null, language, neuralNetworkOnly) === unusable ? undefined : api;
  } catch {
    return undefined;
  }
}

function locateData(language: Language): string {
  const { resolve } = createRequire(import.meta.url);
  const folder = path.dirname(resolve(`@tesseract.js-data/${language}/package.json`));
  return path.join(folder, dataVariant, `${language}.traineddata.gz`);
}

interface TesseractResult {
  readonly blocks: readonly TesseractBlock[] | null;
}

interface TesseractBlock {
  readonly paragraphs: readonly { readonly lines: readonly TesseractLine[] }[];
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
