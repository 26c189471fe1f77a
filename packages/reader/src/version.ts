/** Changes whenever the same file may give another text or other offsets. */
export const readerVersion = '2.0.0';
