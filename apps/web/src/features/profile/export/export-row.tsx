import type { AccountExport } from '@clauselight/schema';
import { FileArchive } from 'lucide-react';
import { formatBytes, formatDatedMoment } from '../../../lib/format.ts';
import { Failure } from '../../../ui/error-boundary.tsx';
import { t } from '../messages.ts';
import { exportsPath } from './get-exports.ts';

interface ExportRowProps {
  one: AccountExport;
  /** Requests a new export. */
  onRetry: () => void;
}

/** One export: being prepared, ready, expired or failed. */
export function ExportRow({ one, onRetry }: ExportRowProps) {
  const asked = formatDatedMoment(one.requestedAt);
  if (one.status === 'failed') {
    return (
      <li className="py-3">
        <Failure message={t('profile.export.failed', { asked })} onRetry={onRetry} />
      </li>
    );
  }
  if (one.status === 'preparing') {
    return (
      <li className="py-3">
        <p className="font-medium">{t('profile.export.preparing')}</p>
        <p className="text-small text-ink-soft">{t('profile.export.preparingText', { asked })}</p>
      </li>
    );
  }
  return (
    <li className="py-3">
      {isOver(one) ? (
        <p className="text-small text-ink-soft">{t('profile.export.removed', { asked })}</p>
      ) : (
        <Download one={one} asked={asked} />
      )}
    </li>
  );
}

function Download({ one, asked }: { one: AccountExport; asked: string }) {
  const { id, bytes, expiresAt } = one;
  return (
    <>
      <a
        href={`${exportsPath}/${encodeURIComponent(id)}/file`}
        download
        className="inline-flex min-h-8 items-baseline gap-2 font-medium text-action underline underline-offset-4 hover:text-action-hover"
      >
        <FileArchive aria-hidden="true" size={17} className="shrink-0 self-center" />
        {t('profile.export.download', { asked })}
      </a>
      <p className="text-small text-ink-soft">
        {bytes !== undefined && `${t('profile.export.size', { size: formatBytes(bytes) })} `}
        {expiresAt && t('profile.export.until', { until: formatDatedMoment(expiresAt) })}
      </p>
    </>
  );
}

function isOver({ expiresAt }: AccountExport): boolean {
  return expiresAt !== undefined && Date.parse(expiresAt) <= Date.now();
}
