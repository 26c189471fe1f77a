import type { AccountExport } from '@clauselight/schema';
import { FileArchive } from 'lucide-react';
import { formatBytes, formatDatedMoment } from '../../../lib/format.ts';
import { Failure } from '../../../ui/error-boundary.tsx';
import { exportsPath } from './get-exports.ts';

interface ExportRowProps {
  one: AccountExport;
  /** Asks for a new one. */
  onRetry: () => void;
}

/** One export: being prepared, to be downloaded, gone, or failed. */
export function ExportRow({ one, onRetry }: ExportRowProps) {
  const asked = formatDatedMoment(one.requestedAt);
  if (one.status === 'failed') {
    return (
      <li className="py-3">
        <Failure message={`The export of ${asked} could not be made.`} onRetry={onRetry} />
      </li>
    );
  }
  if (one.status === 'preparing') {
    return (
      <li className="py-3">
        <p className="font-medium">Preparing your export…</p>
        <p className="text-small text-ink-soft">
          Asked for {asked}. Many documents take some minutes. You can leave this page: it goes on,
          and will be here.
        </p>
      </li>
    );
  }
  return (
    <li className="py-3">
      {isOver(one) ? (
        <p className="text-small text-ink-soft">
          The export of {asked} has been removed. You can ask for a new one.
        </p>
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
        Download the export of {asked}
      </a>
      <p className="text-small text-ink-soft">
        {bytes !== undefined && `ZIP, ${formatBytes(bytes)}. `}
        {expiresAt && `Available until ${formatDatedMoment(expiresAt)}.`}
      </p>
    </>
  );
}

function isOver({ expiresAt }: AccountExport): boolean {
  return expiresAt !== undefined && Date.parse(expiresAt) <= Date.now();
}
