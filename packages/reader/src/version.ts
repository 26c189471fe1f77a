/** Changes whenever the same file may give another text or other offsets. Stored with every source text. */
export const readerVersion = '2.3.0';
