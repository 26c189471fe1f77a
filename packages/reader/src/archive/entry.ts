/** Where an entry of a zip file is stored and how it is compressed. */
export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly flags: number;
  readonly compressedSize: number;
  /** CRC-32 of the uncompressed content; 0 if none is stated. */
  readonly checksum: number;
  /** Offset of the entry's local header. */
  readonly offset: number;
}
