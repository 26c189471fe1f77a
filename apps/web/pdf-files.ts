import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);
const folder = path.dirname(resolve('pdfjs-dist/package.json'));
const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
  version: string;
};
const base = `assets/pdf-${version}`;
/** Of the decoders only the one in plain JavaScript: WebAssembly is not allowed by the content security policy. */
const parts = {
  cmaps: /\.bcmap$|^LICENSE$/,
  standard_fonts: /./,
  wasm: /nowasm|^LICENSE_.*OPENJPEG$/,
};

/** What pdf.js loads by address when a document needs it: character maps, standard fonts, the JPEG 2000 decoder. */
export function pdfFiles(): Plugin {
  const files = new Map(listFiles().map((file) => [`${base}/${file}`, path.join(folder, file)]));
  return {
    name: 'pdf-files',
    config: () => ({ define: { 'import.meta.env.PDF_FILES': JSON.stringify(`/${base}/`) } }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = files.get(request.url?.slice(1) ?? '');
        if (file === undefined) return next();
        if (file.endsWith('.js')) response.setHeader('content-type', 'text/javascript');
        response.end(readFileSync(file));
      });
    },
    generateBundle() {
      for (const [fileName, file] of files)
        this.emitFile({ type: 'asset', fileName, source: readFileSync(file) });
    },
  };
}

function listFiles(): string[] {
  return Object.entries(parts).flatMap(([part, wanted]) =>
    readdirSync(path.join(folder, part))
      .filter((name) => wanted.test(name))
      .map((name) => `${part}/${name}`),
  );
}
