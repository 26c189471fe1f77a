/**
 * Messages of the PostgreSQL protocol 3.0 (https://www.postgresql.org/docs/18/protocol-message-formats.html):
 * one byte of type, four of length (itself included), the body. A frame is a whole message.
 */
export type Frame = Buffer;

const headerLength = 5;

/** Splits a stream of bytes into frames, whatever the sizes of its chunks. */
export class FrameReader {
  #pieces: Buffer[] = [];
  #length = 0;
  #needed = headerLength;

  /** The frames completed by these bytes. */
  push(bytes: Uint8Array): Frame[] {
    this.#pieces.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    this.#length += bytes.length;
    if (this.#length < this.#needed) return [];
    const joined = Buffer.concat(this.#pieces);
    const frames: Frame[] = [];
    let start = 0;
    let end = getFrameEnd(joined, start);
    while (end <= joined.length) {
      frames.push(joined.subarray(start, end));
      start = end;
      end = getFrameEnd(joined, start);
    }
    this.#pieces = [joined.subarray(start)];
    this.#length = joined.length - start;
    this.#needed = end - start;
    return frames;
  }
}

/** The end of the frame at `start`, or of its header as long as the header is incomplete. */
function getFrameEnd(bytes: Buffer, start: number): number {
  if (bytes.length - start < headerLength) return start + headerLength;
  const length = bytes.readInt32BE(start + 1);
  if (length < 4) throw new RangeError(`a message cannot be ${length} bytes long`);
  return start + 1 + length;
}

export function getType(frame: Frame): string {
  return String.fromCharCode(frame[0] ?? 0);
}

/** The zero-terminated text that starts `offset` bytes into the frame's body. */
export function getText(frame: Frame, offset = 0): string {
  const start = headerLength + offset;
  return frame.toString('utf8', start, frame.indexOf(0, start));
}

export function buildFrame(type: string, ...parts: readonly (string | Buffer)[]): Frame {
  const body = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(`${part}\0`) : part)),
  );
  const header = Buffer.alloc(headerLength);
  header.write(type, 0, 'latin1');
  header.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([header, body]);
}

export interface ErrorFrameOptions {
  /** SQLSTATE. */
  readonly code: string;
  readonly message: string;
}

/** An ErrorResponse that ends the session. */
export function buildFatalError({ code, message }: ErrorFrameOptions): Frame {
  return buildFrame('E', 'SFATAL', 'VFATAL', `C${code}`, `M${message}`, Buffer.from([0]));
}

export function buildInt32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}
