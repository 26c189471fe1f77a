import { AppError } from '@clauselight/schema';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { ReportContent } from '../content.ts';
import { listTexts } from '../list-texts.ts';
import { cleanText } from './clean-text.ts';
import { encodeReport } from './encode.ts';
import { type FontNames, readFonts, selectFonts } from './fonts.ts';
import { template } from './template.ts';

/** A folder that need not be there: all that is read of it is put into the compiler's memory. */
const workspace = '/report';

interface Setter {
  readonly key: string;
  readonly compiler: NodeCompiler;
}

let kept: Setter | undefined;

/**
 * A report as a PDF: tagged, and PDF/UA-1 unless a character of it is in none of our typefaces. The same content gives
 * the same bytes. Throws `pdf_unavailable` where this machine has no build of the typesetter.
 */
export async function renderPdf(content: ReportContent): Promise<Uint8Array> {
  const { names, key } = selectFonts(cleanText(listTexts(content).join('\n')));
  const setter = await getSetter(names, key);
  // Nothing below waits: the compiler holds one report at a time.
  return setPages(setter.compiler, JSON.stringify(encodeReport(content, names)));
}

async function getSetter(names: FontNames, key: string): Promise<Setter> {
  if (kept?.key === key) return kept;
  const library = await loadTypesetter();
  const compiler = library.NodeCompiler.create({
    workspace,
    fontArgs: [{ fontBlobs: readFonts(names) }],
  });
  kept = { key, compiler };
  return kept;
}

/** Loaded on demand, because it is a binary that only some kinds of machines have. */
async function loadTypesetter() {
  try {
    return await import('@myriaddreamin/typst-ts-node-compiler');
  } catch (error) {
    throw new AppError('pdf_unavailable', { cause: error });
  }
}

function setPages(compiler: NodeCompiler, data: string): Uint8Array {
  try {
    compiler.mapShadow(`${workspace}/data.json`, Buffer.from(data));
    const compiled = compiler.compile({ mainFileContent: template });
    const { result } = compiled;
    if (result === null) {
      throw new Error(
        `the report cannot be set: ${JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics)}`,
      );
    }
    try {
      return compiler.pdf(result, { pdfStandard: 'ua-1' });
    } catch {
      // A character that no typeface has is allowed in no PDF/UA file; it is tagged all the same.
      return compiler.pdf(result, { pdfTags: true });
    }
  } finally {
    compiler.resetShadow();
    // Else every report stays in memory.
    compiler.evictCache(0);
  }
}
