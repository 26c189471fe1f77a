import { AppError, type PictureFormat } from '@clauselight/schema';
import { imageSize } from 'image-size';
import { decodeTiff } from './decode-tiff.ts';
import { checkSize, type Decode, drawShrunk, type Size } from './draw-shrunk.ts';

/**
 * Lists the pages of a picture: one, or those of a TIFF file. A page larger than recognition needs is shrunk. The way a
 * camera was held is undone.
 * @returns undefined if nothing that decodes pictures is installed
 * @throws AppError `document_corrupt`, or `document_too_complex` for one that is too large
 */
export async function listPictures(
  bytes: Uint8Array,
  format: PictureFormat,
): Promise<readonly Decode[] | undefined> {
  const canvas = await import('@napi-rs/canvas').catch(() => undefined);
  if (canvas === undefined) return undefined;
  if (format === 'tiff') return decodeTiff(bytes, canvas);
  checkSize(measure(bytes));
  return [
    async () => {
      const picture = await canvas.loadImage(bytes).catch((cause: unknown) => {
        throw new AppError('document_corrupt', { cause });
      });
      return drawShrunk(canvas, picture, (context, size) =>
        context.drawImage(picture, 0, 0, size.width, size.height),
      );
    },
  ];
}

/** Read from the first bytes: a small file may claim to be as large as a house. */
function measure(bytes: Uint8Array): Size {
  try {
    return imageSize(bytes);
  } catch (cause) {
    throw new AppError('document_corrupt', { cause });
  }
}
