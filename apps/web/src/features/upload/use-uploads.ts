import type { Document } from '@clauselight/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useReducer, useRef } from 'react';
import { documentsQuery } from '../../lib/api/get-documents.ts';
import { uploadDocument } from '../../lib/api/upload-document.ts';
import { describeFailure } from '../../lib/http.ts';
import { useToast } from '../../ui/toast-context.ts';
import { t } from './messages.ts';
import { describeRejection, type RejectionCode } from './rejection.ts';
import { changeUploads, type Upload } from './upload-list.ts';

const nothing: readonly Upload[] = [];

export interface Uploads {
  list: readonly Upload[];
  isUploading: boolean;
  add: (file: File) => void;
  /** Says why a file cannot be sent. */
  refuse: (code: RejectionCode) => void;
  retry: (upload: Upload) => void;
  cancel: (upload: Upload) => void;
  remove: (upload: Upload) => void;
}

/** Sends files, one at a time, and calls `onUploaded` with each document that arrived. */
export function useUploads(onUploaded: (document: Document) => void): Uploads {
  const [list, change] = useReducer(changeUploads, nothing);
  const running = useRef(new Map<number, AbortController>());
  const lastKey = useRef(0);
  const client = useQueryClient();
  const toast = useToast();

  async function start(key: number, file: File) {
    const controller = new AbortController();
    running.current.set(key, controller);
    change({ type: 'started', key, file });
    try {
      const document = await uploadDocument(file, {
        signal: controller.signal,
        onProgress: (fraction) => change({ type: 'progressed', key, fraction }),
      });
      change({ type: 'removed', key });
      client.setQueryData(documentsQuery.queryKey, (documents) => [document, ...(documents ?? [])]);
      toast({
        title: t('upload.notice.uploaded'),
        description: t('upload.notice.ready', { filename: document.filename }),
      });
      onUploaded(document);
    } catch (error) {
      if (controller.signal.aborted) return change({ type: 'cancelled', key });
      const reason = describeFailure(error, t('upload.notice.failedReason'));
      change({ type: 'failed', key, reason });
      toast({ variant: 'destructive', title: t('upload.notice.failed'), description: reason });
    } finally {
      running.current.delete(key);
    }
  }

  function add(file: File) {
    lastKey.current += 1;
    void start(lastKey.current, file);
  }

  return {
    list,
    isUploading: list.some(({ state }) => state === 'uploading'),
    add,
    refuse: (code) => toast({ variant: 'destructive', ...describeRejection(code) }),
    retry: ({ key, file }) => void start(key, file),
    cancel: ({ key }) => running.current.get(key)?.abort(),
    remove: ({ key }) => change({ type: 'removed', key }),
  };
}
