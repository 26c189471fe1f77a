import { type ReactNode, Suspense } from 'react';
import { useDocuments } from '../../lib/api/get-documents.ts';
import { useServerFacts } from '../../lib/api/get-server.ts';
import { describeFailure } from '../../lib/http.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { Failure } from '../../ui/error-boundary.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AutoAnalysis } from './auto-analysis.tsx';
import { DropZone } from './drop-zone.tsx';
import { t } from './messages.ts';
import type { ChosenFile } from './rejection.ts';
import { SampleChoice } from './sample-choice.tsx';
import { UploadRow } from './upload-row.tsx';
import type { Uploads } from './use-uploads.ts';

const AllowanceLine = lazyComponent(() =>
  import('./allowance-line.tsx').then((part) => part.AllowanceLine),
);

const ModelUse = lazyComponent(() => import('./model-use.tsx').then((part) => part.ModelUse));
// A first visit has no documents to list.
const DocumentRows = lazyComponent(() =>
  import('./document-rows.tsx').then((part) => part.DocumentRows),
);

interface UploadCardProps {
  /** Changes when choosing a file should take the focus. */
  focusRequest: number;
  uploads: Uploads;
  onChosen: (files: readonly ChosenFile[]) => void;
  /** The batch panel, shown above the list. */
  batch: ReactNode;
  /** Ids of the documents that the batch panel shows. */
  shownIds: readonly string[];
  /** The document whose analysis is being started. */
  startingId: string | undefined;
  onAnalyze: (documentId: string) => void;
}

/** The drop zone, and the list of uploaded documents, newest on top. */
export function UploadCard(props: UploadCardProps) {
  const { focusRequest, uploads, onChosen, batch, shownIds, startingId, onAnalyze } = props;
  const { data, error, refetch } = useDocuments();
  const documents = data?.filter(({ id }) => !shownIds.includes(id));
  const { data: server } = useServerFacts();
  const hasRows = uploads.list.length > 0 || (documents?.length ?? 0) > 0;
  return (
    <Panel
      title={t('upload.card.title')}
      // Its space is reserved, so that nothing moves when it appears.
      aside={
        server?.isBillingConfigured && (
          <div className="min-h-5.5 max-sm:w-full">
            <Suspense>
              <AllowanceLine />
            </Suspense>
          </div>
        )
      }
    >
      <DropZone focusRequest={focusRequest} isUploading={uploads.isUploading} onChosen={onChosen} />
      <AutoAnalysis />
      {server?.languageModel && (
        <Suspense>
          <ModelUse />
        </Suspense>
      )}
      {batch}
      {error && (
        <div className="mt-4">
          <Failure
            message={describeFailure(error, t('upload.card.notLoaded'))}
            onRetry={() => void refetch()}
          />
        </div>
      )}
      {data?.length === 0 && !hasRows && !batch && (
        <SampleChoice isUploading={uploads.isUploading} onFile={uploads.add} />
      )}
      {hasRows && (
        <ul aria-label={t('upload.card.documents')} className="mt-4 divide-y divide-line">
          {uploads.list.map((upload) => (
            <UploadRow key={upload.key} upload={upload} uploads={uploads} />
          ))}
          {/* Loaded while the first upload runs: afterwards the server may be gone, and the document still has its row. */}
          <Suspense>
            <DocumentRows
              documents={documents ?? []}
              startingId={startingId}
              onAnalyze={onAnalyze}
            />
          </Suspense>
        </ul>
      )}
    </Panel>
  );
}
