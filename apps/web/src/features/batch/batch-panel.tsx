import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect } from 'react';
import { useAnalyses } from '../../lib/api/get-analyses.ts';
import { useDocuments } from '../../lib/api/get-documents.ts';
import { useInsights } from '../../lib/api/get-insights.ts';
import { getLocalDay } from '../../lib/insights/deadlines.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Part } from '../../ui/panel.tsx';
import { actOnce } from './act-once.ts';
import { getBatch, useBatch } from './batch.ts';
import { writeBatch } from './batch-csv.ts';
import { isWorking } from './batch-list.ts';
import { createRows } from './batch-rows.ts';
import { BatchTable } from './batch-table.tsx';
import { describeBatch, describeHold, nameBatch } from './describe-batch.ts';
import { t } from './messages.ts';

interface BatchPanelProps {
  /** Called with the ids of the documents in the table. */
  onShown: (documentIds: readonly string[]) => void;
  onCleared: () => void;
}

/** The documents of a batch in one table: their progress and their results. */
export function BatchPanel({ onShown, onCleared }: BatchPanelProps) {
  const desk = getBatch(useQueryClient());
  const batch = useBatch(desk);
  const { data: documents } = useDocuments();
  const { data: records = [] } = useAnalyses();
  const { data: insights = [] } = useInsights();
  const today = getLocalDay(new Date());
  const rows = createRows(batch.items, { documents, records, insights, today });
  const shown = batch.items.flatMap(({ documentId }) => documentId ?? []).join(' ');
  useEffect(() => onShown(shown.split(' ')), [shown, onShown]);
  const isAtWork = isWorking(batch);
  const isEmpty = batch.items.length === 0 || (documents !== undefined && rows.length === 0);
  useEffect(() => {
    if (!isEmpty) return;
    desk.clear();
    onCleared();
  }, [isEmpty, desk, onCleared]);
  if (isEmpty) return null;

  function exportTable() {
    const content = writeBatch(rows, window.location.origin);
    saveFile({ name: `batch-${today}.csv`, type: 'text/csv', content });
  }

  return (
    <Part
      title={nameBatch(batch)}
      className="mt-6"
      aside={
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={exportTable}>
            <Download aria-hidden="true" size={15} />
            {t('batch.panel.export')}
          </Button>
          {isAtWork ? (
            <Button size="small" onClick={actOnce(desk.cancelAll)}>
              {t('batch.panel.cancelAll')}
            </Button>
          ) : (
            <Button size="small" onClick={actOnce(desk.clear)}>
              {t('batch.panel.clear')}
            </Button>
          )}
        </div>
      }
    >
      <p role="status" className="mb-2 font-medium">
        {isAtWork && batch.hold === undefined
          ? t('batch.panel.atWork', { summary: describeBatch(batch) })
          : describeBatch(batch)}
      </p>
      {batch.hold && (
        <div className="mb-3 flex flex-wrap items-center gap-3 bg-amber-wash px-3 py-2 text-small">
          <p role="status" className="min-w-0 flex-1 basis-60">
            {describeHold(batch.hold)}
          </p>
          {batch.hold === 'allowance' && (
            <Button size="small" onClick={desk.resume}>
              {t('batch.panel.continue')}
            </Button>
          )}
        </div>
      )}
      <BatchTable rows={rows} desk={desk} title={nameBatch(batch)} />
    </Part>
  );
}
