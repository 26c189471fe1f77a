import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { template } from './template.ts';
import type { OpenTypesetter } from './typesetter.ts';

/** A path that need not exist: all input is in the compiler's memory. */
const workspace = '/report';

/** Loads the native typesetter, which exists for some platforms only and produces PDF/UA-1. Throws if there is none. */
export async function loadNativeTypesetter(): Promise<OpenTypesetter> {
  const library = await import('@myriaddreamin/typst-ts-node-compiler');
  return async (fonts) => {
    const fontArgs = [{ fontBlobs: [...fonts] }];
    const compiler = library.NodeCompiler.create({ workspace, fontArgs });
    return { typeset: (data) => setPages(compiler, data) };
  };
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
      // PDF/UA does not allow a character without a typeface; such a file is tagged all the same.
      return compiler.pdf(result, { pdfTags: true });
    }
  } finally {
    compiler.resetShadow();
    // Otherwise every report stays in memory.
    compiler.evictCache(0);
  }
}
