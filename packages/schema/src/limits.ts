/** Largest file accepted, in bytes: the specification's 50 MB. */
export const maxUploadBytes = 50 * 1024 * 1024;

/** Files taken by one upload. */
export const maxFilesPerUpload = 1;

/** Longest text an analysis takes, in UTF-16 code units; beyond it a document is refused as too complex. */
export const maxTextLength = 5_000_000;
