import type { Document } from '@clauselight/schema';
import { answer } from './network.ts';

/** Takes uploads and lists them; the answer is the list, newest first. */
export function serveDocuments(): Document[] {
  const documents: Document[] = [];
  answer('GET /api/documents', () => ({ json: documents }));
  answer('POST /api/documents/upload', ({ body }) => {
    const file = (body as FormData).get('document') as File;
    const document: Document = {
      id: crypto.randomUUID(),
      filename: file.name,
      fileSize: file.size,
      fileType: file.type,
      format: 'txt',
      uploadedAt: new Date().toISOString(),
      tags: [],
    };
    documents.unshift(document);
    return { status: 201, json: { document } };
  });
  return documents;
}
