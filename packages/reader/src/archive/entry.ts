/** Where a part of a zip file lies and how it is packed. */
export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly flags: number;
  readonly compressedSize: number;
  /** CRC-32 of what it holds; 0 where none is stated. */
  readonly checksum: number;
  /** Offset of the entry's local header. */
  readonly offset: number;
}
