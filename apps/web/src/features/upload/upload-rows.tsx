import type { Document } from '@clauselight/schema';
import { DocumentRow } from './document-row.tsx';
import { t } from './messages.ts';
import { UploadRow } from './upload-row.tsx';
import type { Uploads } from './use-uploads.ts';

interface UploadRowsProps {
  uploads: Uploads;
  documents: readonly Document[];
  /** The document whose analysis is being started. */
  startingId: string | undefined;
  onAnalyze: (documentId: string) => void;
}

/** What is on its way, and below it the uploaded documents, newest on top. */
export function UploadRows({ uploads, documents, startingId, onAnalyze }: UploadRowsProps) {
  return (
    <ul aria-label={t('upload.card.documents')} className="mt-4 divide-y divide-line">
      {uploads.list.map((upload) => (
        <UploadRow key={upload.key} upload={upload} uploads={uploads} />
      ))}
      {documents.map((document) => (
        <DocumentRow
          key={document.id}
          document={document}
          isStarting={startingId === document.id}
          onAnalyze={() => onAnalyze(document.id)}
        />
      ))}
    </ul>
  );
}
