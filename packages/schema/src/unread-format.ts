/** Endings of documents that are known and cannot be read: formats that are too old, or open to their programs alone. */
const unreadExtensions = [
  '.ppt',
  '.pps',
  '.pot',
  '.pages',
  '.numbers',
  '.key',
  '.wpd',
  '.wps',
  '.pub',
  '.vsd',
  '.one',
  '.heic',
  '.heif',
] as const;

/**
 * Whether a file name claims a format of documents that is known and cannot be read.
 *
 * @param filename - A name or path with an extension in any case.
 * @returns Whether the format is known, and why it is refused can be said.
 */
export function isUnreadName(filename: string): boolean {
  const name = filename.toLowerCase();
  return unreadExtensions.some((extension) => name.endsWith(extension));
}

const archiveExtensions = ['.zip', '.7z', '.rar', '.tar', '.gz', '.tgz'] as const;

/**
 * Whether a file name claims an archive of other files.
 *
 * @param filename - A name or path with an extension in any case.
 * @returns Whether it does.
 */
export function isArchiveName(filename: string): boolean {
  const name = filename.toLowerCase();
  return archiveExtensions.some((extension) => name.endsWith(extension));
}

/** First bytes of documents that are known and cannot be read: Word 2, Word 1, Word for DOS and Mac, WordPerfect. */
const unreadSignatures = [
  [0xdb, 0xa5, 0x2d, 0x00],
  [0x9b, 0xa5, 0x21, 0x00],
  [0x31, 0xbe, 0x00, 0x00],
  [0xfe, 0x37, 0x00, 0x1c],
  [0xfe, 0x37, 0x00, 0x23],
  [0xff, 0x57, 0x50, 0x43],
] as const;

/**
 * Whether bytes begin like a document of a known format that cannot be read.
 *
 * @param head - The first bytes of a file, at least four.
 * @returns Whether they do.
 */
export function isUnreadContent(head: Uint8Array): boolean {
  return unreadSignatures.some((signature) => signature.every((byte, at) => head[at] === byte));
}
