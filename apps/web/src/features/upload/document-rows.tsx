import type { Document } from '@clauselight/schema';
import { DocumentRow } from './document-row.tsx';

interface DocumentRowsProps {
  documents: readonly Document[];
  /** The document whose analysis is being started. */
  startingId: string | undefined;
  onAnalyze: (documentId: string) => void;
}

/** The documents on the server, newest on top, as items of a list. */
export function DocumentRows({ documents, startingId, onAnalyze }: DocumentRowsProps) {
  return documents.map((document) => (
    <DocumentRow
      key={document.id}
      document={document}
      isStarting={startingId === document.id}
      onAnalyze={() => onAnalyze(document.id)}
    />
  ));
}
