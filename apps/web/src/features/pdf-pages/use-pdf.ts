import { useCallback, useEffect, useState } from 'react';
import { useAnalysisSource } from '../../lib/analysis-source/analysis-source-context.ts';
import { describePdfFailure, isRefusal } from './failure.ts';
import { type OpenPdf, openPdf } from './open-pdf.ts';
import { type PageSize, readFirstSize, readSizes } from './page-size.ts';

/** The pages of a document: loading, loaded, or not available. */
export type PdfState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly open: OpenPdf; readonly sizes: readonly PageSize[] }
  | { readonly kind: 'failed'; readonly message: string };

const opening: PdfState = { kind: 'opening' };

/** Opens a document's PDF while it is shown. The sizes of the pages are the first one's until all are known. */
export function usePdf(documentId: string): { state: PdfState; retry: () => void } {
  const { getDocumentPath, onRefused } = useAnalysisSource();
  const address = `${getDocumentPath(documentId)}/original`;
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<PdfState>(opening);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the file anew
  useEffect(() => {
    let isShown = true;
    const pdf = openPdf(address);
    async function show() {
      const open = await pdf.opened;
      const first = await readFirstSize(open.pdf);
      if (isShown) setState({ kind: 'open', open, sizes: first });
      const sizes = await readSizes(open.pdf);
      if (isShown) setState({ kind: 'open', open, sizes });
    }
    show().catch((error: unknown) => {
      if (!isShown) return;
      setState({ kind: 'failed', message: describePdfFailure(error) });
      if (isRefusal(error)) onRefused();
    });
    return () => {
      isShown = false;
      setState(opening);
      pdf.close();
    };
  }, [address, attempt, onRefused]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { state, retry };
}
