/** Changes whenever the same file may give another text or other offsets. */
export const readerVersion = '1.0.0';
