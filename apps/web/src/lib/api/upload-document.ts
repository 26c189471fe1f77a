import { type Document, uploadResponseSchema } from '@clauselight/schema';
import { connection } from '../connection.ts';
import { createApiError } from '../http.ts';

interface UploadOptions {
  /** Share of the bytes that have left, 0-1. */
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/** Sends a file; XMLHttpRequest because only it reports the bytes sent. Aborting rejects with an `AbortError`. */
export function uploadDocument(file: File, options: UploadOptions): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/documents/upload');
    request.withCredentials = true;
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) options.onProgress(event.loaded / event.total);
    };
    request.onload = () => {
      try {
        resolve(readAnswer(request));
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => {
      connection.reportLoss();
      reject(new TypeError('the server could not be reached'));
    };
    request.onabort = () => reject(new DOMException('the upload was cancelled', 'AbortError'));
    options.signal.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    form.append('document', file);
    request.send(form);
  });
}

function readAnswer(request: XMLHttpRequest): Document {
  const { status, statusText, responseText: body } = request;
  if (status < 200 || status >= 300) throw createApiError({ status, statusText, body });
  return uploadResponseSchema.parse(JSON.parse(body)).document;
}
