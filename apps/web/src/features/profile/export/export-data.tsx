import { Download } from 'lucide-react';
import { useId } from 'react';
import { describeFailure } from '../../../lib/http.ts';
import { Button } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/error-boundary.tsx';
import { t } from '../messages.ts';
import { ExportRow } from './export-row.tsx';
import { useExports } from './get-exports.ts';
import { useRequestExport } from './request-export.ts';

/** Requests an archive of everything stored about the person, and lists the existing archives. */
export function ExportData() {
  const id = useId();
  const { exports, error, isLoading, retry } = useExports();
  const request = useRequestExport();
  const newest = exports?.[0];
  const isPreparing = newest?.status === 'preparing';
  // A failed export is shown until the next one, a ready one for as long as it can be downloaded.
  const shown = exports?.filter((one) => one === newest || one.status === 'ready') ?? [];

  return (
    <div>
      <Button
        disabled={isLoading || isPreparing || request.isPending}
        aria-describedby={id}
        onClick={() => request.mutate()}
      >
        <Download aria-hidden="true" size={16} />
        {t('profile.export.action')}
      </Button>
      <p id={id} className="mt-2 text-small text-ink-soft">
        {t('profile.export.text')}
      </p>
      <ul
        aria-live="polite"
        aria-label={t('profile.export.list')}
        className="mt-3 divide-y divide-line"
      >
        {shown.map((one) => (
          <ExportRow key={one.id} one={one} onRetry={() => request.mutate()} />
        ))}
      </ul>
      {error && (
        <div className="mt-3">
          <Failure
            message={describeFailure(error, t('profile.export.notLoaded'))}
            onRetry={retry}
          />
        </div>
      )}
    </div>
  );
}
