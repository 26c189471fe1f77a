import { type ReactNode, Suspense } from 'react';
import { useDocuments } from '../../lib/api/get-documents.ts';
import { useServerFacts } from '../../lib/api/get-server.ts';
import { describeFailure } from '../../lib/http.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { Failure } from '../../ui/error-boundary.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AutoAnalysis } from './auto-analysis.tsx';
import { DocumentRow } from './document-row.tsx';
import { DropZone } from './drop-zone.tsx';
import { ModelUse } from './model-use.tsx';
import type { ChosenFile } from './rejection.ts';
import { SampleChoice } from './sample-choice.tsx';
import { UploadRow } from './upload-row.tsx';
import type { Uploads } from './use-uploads.ts';

const AllowanceLine = lazyPart(() =>
  import('./allowance-line.tsx').then((part) => part.AllowanceLine),
);

interface UploadCardProps {
  /** Changes when choosing a file should take the focus. */
  focusRequest: number;
  uploads: Uploads;
  onChosen: (files: readonly ChosenFile[]) => void;
  /** Several documents at once, above the list. */
  batch: ReactNode;
  /** Documents that it shows. */
  shownIds: readonly string[];
  /** The document whose analysis is being started. */
  startingId: string | undefined;
  onAnalyze: (documentId: string) => void;
}

/** Where documents come in, and the list of those that did, newest on top. */
export function UploadCard(props: UploadCardProps) {
  const { focusRequest, uploads, onChosen, batch, shownIds, startingId, onAnalyze } = props;
  const { data, error, refetch } = useDocuments();
  const documents = data?.filter(({ id }) => !shownIds.includes(id));
  const { data: server } = useServerFacts();
  const hasRows = uploads.list.length > 0 || (documents?.length ?? 0) > 0;
  return (
    <Panel
      title="Upload Contract for Analysis"
      // Its room is kept from the start, so that nothing moves when it comes.
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
      <ModelUse />
      {batch}
      {error && (
        <div className="mt-4">
          <Failure
            message={describeFailure(error, 'Your documents could not be loaded.')}
            onRetry={() => void refetch()}
          />
        </div>
      )}
      {data?.length === 0 && !hasRows && !batch && (
        <SampleChoice isUploading={uploads.isUploading} onFile={uploads.add} />
      )}
      {hasRows && (
        <ul aria-label="Documents" className="mt-4 divide-y divide-line">
          {uploads.list.map((upload) => (
            <UploadRow key={upload.key} upload={upload} uploads={uploads} />
          ))}
          {documents?.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              isStarting={startingId === document.id}
              onAnalyze={() => onAnalyze(document.id)}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}
