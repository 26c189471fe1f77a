import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { TypstCompiler } from '@myriaddreamin/typst-ts-web-compiler';
import { template } from './template.ts';
import type { OpenTypesetter } from './typesetter.ts';

/** All input is in the compiler's memory, which cannot access the disk. */
const templatePath = '/main.typ';
const dataPath = '/data.json';
const withDiagnostics = 3;

const require = createRequire(import.meta.url);

/**
 * Loads the typesetter as WebAssembly, for all other platforms. Pages and tags are the same, but it does not support
 * PDF/UA. It leaks a part of each report until its thread ends.
 */
export async function loadPortableTypesetter(): Promise<OpenTypesetter> {
  const library = await import('@myriaddreamin/typst-ts-web-compiler');
  const wasm = require.resolve('@myriaddreamin/typst-ts-web-compiler/wasm');
  library.initSync({ module: readFileSync(wasm) });
  return async (fonts) => {
    const builder = new library.TypstCompilerBuilder();
    builder.set_dummy_access_model();
    for (const font of fonts) await builder.add_raw_font(font);
    const compiler = await builder.build();
    return { typeset: (data) => setPages(compiler, data) };
  };
}

interface Compiled {
  readonly result?: Uint8Array;
  readonly diagnostics?: unknown;
}

function setPages(compiler: TypstCompiler, data: string): Uint8Array {
  try {
    compiler.add_source(templatePath, template);
    compiler.map_shadow(dataPath, Buffer.from(data));
    const compiled: Compiled = compiler.compile(templatePath, undefined, 'pdf', withDiagnostics);
    const { result, diagnostics } = compiled;
    if (result !== undefined) return result;
    throw new Error(`the report cannot be set: ${JSON.stringify(diagnostics)}`);
  } finally {
    compiler.reset_shadow();
    compiler.reset();
  }
}
