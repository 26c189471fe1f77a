import {
  AppError,
  type PictureFormat,
  type ReaderWarning,
  type SourceText,
} from '@clauselight/schema';
import { type ReadContext, recognitionShare } from '../limits.ts';
import type { GrayPicture } from '../ocr/gray-picture.ts';
import { type RecognizedPage, recognizePage } from '../ocr/recognized-page.ts';
import { type Recognizer, startRecognizer } from '../ocr/recognizer.ts';
import { refuseUnclear } from '../ocr/refuse-unclear.ts';
import { createPdfDrafts } from '../pdf/drafts.ts';
import { type PageLines, readRecognizedPage } from '../pdf/page.ts';
import { assembleSourceText } from '../source/assemble.ts';
import { listNumbers } from '../source/list-numbers.ts';
import { listPictures } from './decode-picture.ts';
import type { Decode } from './draw-shrunk.ts';

/** Points of the longer side of a page: office paper. The size of letters is measured against it. */
const longerSide = 792;

/**
 * Reads the words in a picture of a page, or in the pages of a TIFF file.
 * @throws AppError `document_corrupt`, `document_too_complex`, `picture_unclear` or `recognition_missing`.
 */
export async function readPicture(
  bytes: Uint8Array,
  { format, context }: { readonly format: PictureFormat; readonly context: ReadContext },
): Promise<SourceText> {
  const pictures = await listPictures(bytes, format);
  const recognizer = pictures && (await startRecognizer());
  if (pictures === undefined || recognizer === undefined) throw new AppError('recognition_missing');
  try {
    const pages = await recognizePages(pictures, recognizer, context);
    const drafts = createPdfDrafts(pages);
    if (drafts.length === 0) throw new AppError('picture_unclear');
    const source = assembleSourceText({
      format,
      drafts,
      pageCount: pages.length,
      warnings: createWarnings(pages, pictures.length),
      maxTextLength: context.limits.maxTextLength,
    });
    refuseUnclear(source);
    return source;
  } finally {
    await recognizer.close();
  }
}

async function recognizePages(
  pictures: readonly Decode[],
  recognizer: Recognizer,
  { limits, onProgress }: ReadContext,
): Promise<readonly PageLines[]> {
  const deadline = performance.now() + limits.timeoutMs * recognitionShare;
  const total = Math.min(pictures.length, limits.maxRecognizedPages);
  const pages: PageLines[] = [];
  for (const [index, decode] of pictures.slice(0, total).entries()) {
    if (index > 0 && performance.now() > deadline) break;
    const page = await recognizeWhole(recognizer, await decode());
    pages.push(readRecognizedPage(index + 1, page));
    onProgress({ done: index + 1, total, unit: 'page' });
  }
  return pages;
}

function recognizeWhole(recognizer: Recognizer, picture: GrayPicture): Promise<RecognizedPage> {
  const scale = Math.max(picture.width, picture.height) / longerSide;
  return recognizePage(recognizer, { picture, scale });
}

function createWarnings(pages: readonly PageLines[], total: number): ReaderWarning[] {
  const warnings: ReaderWarning[] = [];
  if (pages.length < total) {
    const left = Array.from({ length: total - pages.length }, (_, at) => pages.length + at + 1);
    const read = `Only ${pages.length} of ${total} pages ${pages.length === 1 ? 'was' : 'were'} recognized.`;
    const message = `${read} ${left.length === 1 ? 'Page' : 'Pages'} ${listNumbers(left)} ${left.length === 1 ? 'was' : 'were'} left out.`;
    warnings.push({ code: 'read-in-part', message });
  }
  const message = 'The words were recognized in a picture; some may be wrong.';
  warnings.push({ code: 'text-recognized', message });
  return warnings;
}
