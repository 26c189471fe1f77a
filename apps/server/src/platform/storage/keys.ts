/** The folder with everything stored for documents; each document has a folder of its own. */
export const documentsFolder = 'documents';

export function documentFolder(documentId: string): string {
  return `${documentsFolder}/${documentId}`;
}

/** The uploaded file. */
export function originalKey(documentId: string): string {
  return `${documentFolder(documentId)}/original`;
}

/** The source text as JSON. */
export function sourceTextKey(documentId: string): string {
  return `${documentFolder(documentId)}/source-text.json`;
}

/** The text alone in UTF-16LE, so that a passage is a range of bytes. */
export function plainTextKey(documentId: string): string {
  return `${documentFolder(documentId)}/text.utf16`;
}

/** The folder with requested files; each request has a folder of its own. */
export const outputsFolder = 'outputs';

export function outputFolder(outputId: string): string {
  return `${outputsFolder}/${outputId}`;
}

/** The requested file when it is complete. */
export function outputKey(outputId: string): string {
  return `${outputFolder(outputId)}/file`;
}

/** The folder with account archives; each export has a folder of its own. */
export const exportsFolder = 'exports';

export function exportFolder(exportId: string): string {
  return `${exportsFolder}/${exportId}`;
}

/** The archive when it is complete. */
export function archiveKey(exportId: string): string {
  return `${exportFolder(exportId)}/archive.zip`;
}
