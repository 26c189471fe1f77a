/** Turns the bytes of an XML part into text as they arrive. */
export interface XmlDecoder {
  write(bytes: Uint8Array): string;
  close(): string;
}

/** Decodes whole chunks: a decoder that expects more is several times as slow. */
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
const noBytes = new Uint8Array(0);
const longestCharacter = 4;

/** Decodes UTF-8 that arrives in chunks. An incomplete character waits for the rest. */
export function createUtf8Decoder(): XmlDecoder {
  let rest: Uint8Array = noBytes;
  let isStart = true;
  const decode = (bytes: Uint8Array): string => {
    const text = utf8.decode(bytes);
    const complete = isStart && text.startsWith('\uFEFF') ? text.slice(1) : text;
    isStart &&= text === '';
    return complete;
  };
  return {
    write(bytes) {
      const all = rest.length === 0 ? bytes : join(rest, bytes);
      const end = all.length - countCutOff(all);
      rest = all.slice(end);
      return decode(all.subarray(0, end));
    },
    close: () => decode(rest),
  };
}

function join(first: Uint8Array, second: Uint8Array): Uint8Array {
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}

/** How many bytes at the end begin an incomplete character. */
function countCutOff(bytes: Uint8Array): number {
  for (let count = 1; count < longestCharacter && count <= bytes.length; count += 1) {
    const byte = bytes[bytes.length - count] ?? 0;
    if (byte < 0x80) return 0;
    if (byte < 0xc0) continue;
    const length = byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
    return count < length ? count : 0;
  }
  return 0;
}
