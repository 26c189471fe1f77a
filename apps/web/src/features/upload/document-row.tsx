import type { Document } from '@clauselight/schema';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useDeleteDocument } from '../../lib/api/delete-document.ts';
import { createFailureNotice } from '../../lib/failure-notice.ts';
import { formatBytes, formatMoment } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useToast } from '../../ui/toast-context.ts';
import { Message, t } from './messages.ts';

interface DocumentRowProps {
  document: Document;
  isStarting: boolean;
  onAnalyze: () => void;
}

const hidden = { hidden: <span className="sr-only" /> };

/** A document on the server, ready to be analyzed or removed. */
export function DocumentRow({ document, isStarting, onAnalyze }: DocumentRowProps) {
  const [isAsking, setIsAsking] = useState(false);
  const toast = useToast();
  const deletion = useDeleteDocument();
  const values = { filename: document.filename };

  function remove() {
    deletion.mutate(document.id, {
      onError: (error) =>
        toast(createFailureNotice(error, { title: t('upload.document.notRemoved') })),
    });
  }

  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium" title={document.filename}>
          {document.filename}
        </p>
        <p className="text-micro text-ink-soft">
          {formatBytes(document.fileSize)} · {formatMoment(document.uploadedAt)}
        </p>
      </div>
      <Button size="small" disabled={isStarting || deletion.isPending} onClick={onAnalyze}>
        <Message
          id={isStarting ? 'upload.document.analyzing' : 'upload.document.analyze'}
          values={values}
          elements={hidden}
        />
      </Button>
      <IconButton
        label={t('upload.document.remove', values)}
        disabled={deletion.isPending}
        onClick={() => setIsAsking(true)}
      >
        <Trash2 aria-hidden="true" size={17} />
      </IconButton>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={t('upload.document.removeTitle', values)}
        text={t('upload.document.removeText')}
        action={t('upload.document.removeAction')}
        onConfirm={remove}
      />
    </li>
  );
}
