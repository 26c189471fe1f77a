import { RotateCw, X } from 'lucide-react';
import { formatBytes } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Message, t } from './messages.ts';
import type { Upload } from './upload-list.ts';
import type { Uploads } from './use-uploads.ts';

const hidden = { hidden: <span className="sr-only" /> };

/** A file on its way, with what can be done about it. */
export function UploadRow({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const { file, state } = upload;
  const isUploading = state === 'uploading';
  const values = { filename: file.name };
  return (
    <li className="py-3">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium">{file.name}</p>
          <p className="text-micro text-ink-soft">
            {isUploading
              ? t('upload.row.bytesSent', {
                  sent: formatBytes(Math.round(upload.fraction * file.size)),
                  total: formatBytes(file.size),
                })
              : formatBytes(file.size)}
          </p>
        </div>
        {isUploading ? (
          <Button size="small" onClick={() => uploads.cancel(upload)}>
            <Message id="upload.row.cancel" values={values} elements={hidden} />
          </Button>
        ) : (
          <>
            <Button
              size="small"
              disabled={uploads.isUploading}
              onClick={() => uploads.retry(upload)}
            >
              <RotateCw aria-hidden="true" size={15} />
              <Message id="upload.row.retry" values={values} elements={hidden} />
            </Button>
            <IconButton
              label={t('upload.row.remove', values)}
              onClick={() => uploads.remove(upload)}
            >
              <X aria-hidden="true" size={17} />
            </IconButton>
          </>
        )}
      </div>
      {isUploading && (
        <div className="mt-2">
          <ProgressBar label={t('upload.row.progress', values)} value={upload.fraction} />
        </div>
      )}
      {state === 'failed' && <p className="mt-1 text-small text-critical">{upload.reason}</p>}
      {state === 'cancelled' && (
        <p className="mt-1 text-small text-ink-soft">{t('upload.row.cancelled')}</p>
      )}
    </li>
  );
}
