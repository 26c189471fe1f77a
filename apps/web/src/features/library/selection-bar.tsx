import { Download, FileSearch, GitCompareArrows, Tags, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { saveFile } from '../../lib/save-file.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { writeLibrary } from './library-csv.ts';
import type { LibraryRow } from './library-rows.ts';
import { t } from './messages.ts';

interface SelectionBarProps {
  chosen: readonly LibraryRow[];
  isBusy: boolean;
  /** ISO day, for the name of a file. */
  today: string;
  onAnalyze: () => void;
  onTag: () => void;
  onRemove: () => void;
  onClear: () => void;
}

/** What can be done with the chosen documents. */
export function SelectionBar(props: SelectionBarProps) {
  const { chosen, isBusy, today, onAnalyze, onTag, onRemove, onClear } = props;
  const [isAsking, setIsAsking] = useState(false);
  const count = chosen.length;
  const comparison = getComparison(chosen);

  function saveTable() {
    const content = writeLibrary(chosen);
    saveFile({ name: `documents-${today}.csv`, type: 'text/csv', content });
  }

  return (
    <section
      aria-label={t('library.chosen.title')}
      className="mb-3 flex flex-wrap items-center gap-2 border-y border-line-strong bg-paper py-2 sm:sticky sm:top-0 sm:z-10"
    >
      <span role="status" className="mr-2 text-small font-semibold">
        {t('library.chosen.count', { count })}
      </span>
      <Button size="small" disabled={isBusy} onClick={onAnalyze}>
        <FileSearch aria-hidden="true" size={15} />
        {t('library.chosen.analyze')}
      </Button>
      <Button size="small" disabled={isBusy} onClick={onTag}>
        <Tags aria-hidden="true" size={15} />
        {t('library.chosen.tag')}
      </Button>
      {comparison && (
        <Link href={comparison} className={buttonClass({ size: 'small' })}>
          <GitCompareArrows aria-hidden="true" size={15} />
          {t('library.chosen.compare')}
        </Link>
      )}
      <Button size="small" onClick={saveTable}>
        <Download aria-hidden="true" size={15} />
        {t('library.chosen.export')}
      </Button>
      <Button size="small" disabled={isBusy} onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden="true" size={15} />
        {t('library.chosen.remove')}
      </Button>
      <Button size="small" variant="plain" onClick={onClear}>
        {t('library.chosen.clear')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={t('library.remove.title', { count })}
        text={t('library.remove.text')}
        action={t('library.remove.action', { count })}
        onConfirm={onRemove}
      />
    </section>
  );
}

/** Where two analyzed documents are compared, the earlier upload first; nothing for any other choice. */
function getComparison(chosen: readonly LibraryRow[]): string | undefined {
  const [before, after, ...others] = chosen.toSorted((a, b) =>
    a.document.uploadedAt.localeCompare(b.document.uploadedAt),
  );
  if (!before?.insight || !after?.insight || others.length > 0) return undefined;
  const { analysisId } = before.insight;
  return `/compare?${new URLSearchParams({ before: analysisId, after: after.insight.analysisId })}`;
}
