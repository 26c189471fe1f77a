/** Largest accepted file in bytes: the specification's 50 MB. */
export const maxUploadBytes = 50 * 1024 * 1024;

/** Files per upload. */
export const maxFilesPerUpload = 1;

/** Longest text of an analysis, in UTF-16 code units. Longer documents are rejected as too complex. */
export const maxTextLength = 5_000_000;
