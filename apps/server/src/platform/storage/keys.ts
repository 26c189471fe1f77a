/** The folder under which everything stored of documents lies, one folder a document. */
export const documentsFolder = 'documents';

export function documentFolder(documentId: string): string {
  return `${documentsFolder}/${documentId}`;
}

/** The file as it was uploaded. */
export function originalKey(documentId: string): string {
  return `${documentFolder(documentId)}/original`;
}

/** What the reader made of it, as JSON. */
export function sourceTextKey(documentId: string): string {
  return `${documentFolder(documentId)}/source-text.json`;
}

/** The text alone, two bytes for each of its UTF-16 code units, low byte first: a passage of it is a range of bytes. */
export function plainTextKey(documentId: string): string {
  return `${documentFolder(documentId)}/text.utf16`;
}

/** The folder under which files lie that somebody waits for, one folder each. */
export const outputsFolder = 'outputs';

export function outputFolder(outputId: string): string {
  return `${outputsFolder}/${outputId}`;
}

/** What was made, once it is whole. */
export function outputKey(outputId: string): string {
  return `${outputFolder(outputId)}/file`;
}

/** The folder under which the archives of accounts lie, one folder an export. */
export const exportsFolder = 'exports';

export function exportFolder(exportId: string): string {
  return `${exportsFolder}/${exportId}`;
}

/** The archive, once it is whole. */
export function archiveKey(exportId: string): string {
  return `${exportFolder(exportId)}/archive.zip`;
}
