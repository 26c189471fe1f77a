import type { PDFDocumentProxy, TextLayer } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

/** Where the build puts what pdf.js loads by address. */
const files: string = import.meta.env.PDF_FILES;

/** The message level of pdf.js that prints errors alone. */
const errorsOnly = 0;

/** A PDF that is open, and the part of pdf.js that lays its text over it. */
export interface OpenPdf {
  readonly pdf: PDFDocumentProxy;
  readonly TextLayer: typeof TextLayer;
}

/** A PDF on its way: `close` ends the loading and frees what it took. */
export interface OpeningPdf {
  readonly opened: Promise<OpenPdf>;
  close(): void;
}

/**
 * Opens the PDF under an address, loading pdf.js first. Rejects with what pdf.js throws, named `ResponseException`,
 * `InvalidPDFException` or `PasswordException`.
 */
export function openPdf(url: string): OpeningPdf {
  let isClosed = false;
  let end = () => {};
  async function open(): Promise<OpenPdf> {
    const pdfjs = await import('pdfjs-dist');
    if (isClosed) throw new Error('closed');
    pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;
    const task = pdfjs.getDocument({
      url,
      withCredentials: true,
      verbosity: errorsOnly,
      // The content security policy allows neither; pdf.js has decoders in plain JavaScript.
      isEvalSupported: false,
      useWasm: false,
      enableXfa: false,
      cMapUrl: `${files}cmaps/`,
      cMapPacked: true,
      standardFontDataUrl: `${files}standard_fonts/`,
      wasmUrl: `${files}wasm/`,
    });
    end = () => void task.destroy();
    return { pdf: await task.promise, TextLayer: pdfjs.TextLayer };
  }
  return {
    opened: open(),
    close() {
      isClosed = true;
      end();
    },
  };
}
