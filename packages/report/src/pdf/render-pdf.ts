import { AppError } from '@clauselight/schema';
import type { ReportContent } from '../content.ts';
import { listTexts } from '../list-texts.ts';
import { cleanText } from './clean-text.ts';
import { encodeReport } from './encode.ts';
import { type FontNames, readFonts, selectFonts } from './fonts.ts';
import { loadNativeTypesetter } from './native-typesetter.ts';
import { loadPortableTypesetter } from './portable-typesetter.ts';
import type { OpenTypesetter, Typesetter } from './typesetter.ts';

interface Setter {
  readonly key: string;
  readonly typesetter: Typesetter;
}

let open: OpenTypesetter | undefined;
let kept: Setter | undefined;

/**
 * Renders a report as a tagged PDF. It is PDF/UA-1 unless a character is in no typeface, or the platform has no
 * native typesetter.
 *
 * @param content - What a composer of this package returns.
 * @returns The bytes of the file. The same content gives the same bytes.
 * @throws AppError `pdf_unavailable` if no typesetter can be loaded.
 */
export async function renderPdf(content: ReportContent): Promise<Uint8Array> {
  const { names, key } = selectFonts(cleanText(listTexts(content).join('\n')));
  const { typesetter } = await getSetter(names, key);
  // The rest is synchronous: the typesetter holds one report at a time.
  return typesetter.typeset(JSON.stringify(encodeReport(content, names)));
}

async function getSetter(names: FontNames, key: string): Promise<Setter> {
  if (kept?.key === key) return kept;
  open ??= await loadTypesetter();
  kept = { key, typesetter: await open(readFonts(names)) };
  return kept;
}

/** Loaded on demand: both are large, and each platform uses one. */
async function loadTypesetter(): Promise<OpenTypesetter> {
  try {
    return await loadNativeTypesetter().catch(loadPortableTypesetter);
  } catch (error) {
    throw new AppError('pdf_unavailable', { cause: error });
  }
}
