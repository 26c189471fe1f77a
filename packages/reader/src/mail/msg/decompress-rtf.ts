/** Words that every dictionary begins with ([MS-OXRTFCP] 2.1.2.1). */
const firstWords = new TextEncoder().encode(
  '{\\rtf1\\ansi\\mac\\deff0\\deftab720{\\fonttbl;}{\\f0\\fnil \\froman \\fswiss \\fmodern \\fscript \\fdecor MS Sans SerifSymbolArialTimes New RomanCourier{\\colortbl\\red0\\green0\\blue0\r\n\\par \\pard\\plain\\f0\\fs20\\b\\i\\u\\tab\\tx',
);
const dictionarySize = 4096;
const headerSize = 16;
const compressed = 0x75465a4c;
const uncompressed = 0x414c454d;
/** A body longer than this is not one that people wrote, in bytes. */
const mostBytes = 32 * 1024 * 1024;

/**
 * Decompresses the rich text body of an Outlook message: [MS-OXRTFCP].
 * @returns As much as can be decompressed; undefined if it is not such a body.
 */
export function decompressRtf(bytes: Uint8Array): Uint8Array | undefined {
  if (bytes.length < headerSize) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = view.getUint32(8, true);
  const size = Math.min(view.getUint32(4, true), mostBytes);
  if (kind === uncompressed) return bytes.subarray(headerSize, headerSize + size);
  return kind === compressed ? decompress(bytes.subarray(headerSize), size) : undefined;
}

function decompress(bytes: Uint8Array, size: number): Uint8Array {
  const dictionary = new Uint8Array(dictionarySize);
  dictionary.set(firstWords);
  let writeAt = firstWords.length;
  const output = new Uint8Array(size);
  let length = 0;
  const put = (byte: number) => {
    output[length] = byte;
    length += 1;
    dictionary[writeAt] = byte;
    writeAt = (writeAt + 1) % dictionarySize;
  };
  for (let at = 0; at < bytes.length && length < size; ) {
    const control = bytes[at] ?? 0;
    at += 1;
    for (let bit = 0; bit < 8 && at < bytes.length && length < size; bit += 1) {
      if ((control & (1 << bit)) === 0) {
        put(bytes[at] ?? 0);
        at += 1;
        continue;
      }
      const reference = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
      at += 2;
      const offset = reference >>> 4;
      // A reference to the place that is written next is the end.
      if (offset === writeAt) return output.subarray(0, length);
      const count = (reference & 0xf) + 2;
      for (let step = 0; step < count && length < size; step += 1)
        put(dictionary[(offset + step) % dictionarySize] ?? 0);
    }
  }
  return output.subarray(0, length);
}
