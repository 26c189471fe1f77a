import { RotateCw, X } from 'lucide-react';
import { formatBytes } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { Upload } from './upload-list.ts';
import type { Uploads } from './use-uploads.ts';

/** A file on its way, with what can be done about it. */
export function UploadRow({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const { file, state } = upload;
  const isUploading = state === 'uploading';
  return (
    <li className="py-3">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium">{file.name}</p>
          <p className="text-micro text-ink-soft">
            {isUploading
              ? `${formatBytes(Math.round(upload.fraction * file.size))} of ${formatBytes(file.size)}`
              : formatBytes(file.size)}
          </p>
        </div>
        {isUploading ? (
          <Button size="small" onClick={() => uploads.cancel(upload)}>
            Cancel<span className="sr-only"> the upload of {file.name}</span>
          </Button>
        ) : (
          <>
            <Button
              size="small"
              disabled={uploads.isUploading}
              onClick={() => uploads.retry(upload)}
            >
              <RotateCw aria-hidden="true" size={15} />
              Retry<span className="sr-only"> the upload of {file.name}</span>
            </Button>
            <IconButton label={`Remove ${file.name}`} onClick={() => uploads.remove(upload)}>
              <X aria-hidden="true" size={17} />
            </IconButton>
          </>
        )}
      </div>
      {isUploading && (
        <div className="mt-2">
          <ProgressBar label={`Upload of ${file.name}`} value={upload.fraction} />
        </div>
      )}
      {state === 'failed' && <p className="mt-1 text-small text-critical">{upload.reason}</p>}
      {state === 'cancelled' && (
        <p className="mt-1 text-small text-ink-soft">Upload cancelled. Nothing was kept.</p>
      )}
    </li>
  );
}
