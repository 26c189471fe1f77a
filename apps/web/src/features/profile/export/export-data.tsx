import { Download } from 'lucide-react';
import { useId } from 'react';
import { describeFailure } from '../../../lib/http.ts';
import { Button } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/error-boundary.tsx';
import { ExportRow } from './export-row.tsx';
import { useExports } from './get-exports.ts';
import { useRequestExport } from './request-export.ts';

/** Asks for an archive of everything held on the person, and leads to those there are. */
export function ExportData() {
  const id = useId();
  const { exports, error, isLoading, retry } = useExports();
  const request = useRequestExport();
  const newest = exports?.[0];
  const isPreparing = newest?.status === 'preparing';
  // One that failed is told of until the next, one that is ready as long as it can be downloaded.
  const shown = exports?.filter((one) => one === newest || one.status === 'ready') ?? [];

  return (
    <div>
      <Button
        disabled={isLoading || isPreparing || request.isPending}
        aria-describedby={id}
        onClick={() => request.mutate()}
      >
        <Download aria-hidden="true" size={16} />
        Export Data
      </Button>
      <p id={id} className="mt-2 text-small text-ink-soft">
        Makes a ZIP archive of everything held on you: your documents, their analyses and
        highlights, and your account.
      </p>
      <ul aria-live="polite" aria-label="Exports" className="mt-3 divide-y divide-line">
        {shown.map((one) => (
          <ExportRow key={one.id} one={one} onRetry={() => request.mutate()} />
        ))}
      </ul>
      {error && (
        <div className="mt-3">
          <Failure
            message={describeFailure(error, 'Your exports could not be loaded.')}
            onRetry={retry}
          />
        </div>
      )}
    </div>
  );
}
