import type { SourceText } from '@clauselight/schema';
import { useSearchParams } from 'wouter';
import type { DocumentView } from '../features/pdf-pages/view-toggle.tsx';

const name = 'view';

/** How the document is shown, kept in the address: only a PDF has pages. */
export function useDocumentView({
  format,
}: SourceText): [DocumentView, (view: DocumentView) => void] {
  const [params, setParams] = useSearchParams();
  const view = format === 'pdf' && params.get(name) === 'pages' ? 'pages' : 'text';
  const setView = (next: DocumentView) =>
    setParams((current) => {
      const changed = new URLSearchParams(current);
      changed.delete(name);
      if (next === 'pages') changed.set(name, next);
      return changed;
    });
  return [view, setView];
}

/** The address of another passage, with the document shown as it is now. */
export function keepDocumentView(next: URLSearchParams, current: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams(next);
  const view = current.get(name);
  if (view !== null) kept.set(name, view);
  return kept;
}
