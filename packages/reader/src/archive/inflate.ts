import { inflateRawSync } from 'node:zlib';
import { AppError } from '@clauselight/schema';
import { Inflate } from 'fflate';

export interface Inflation {
  /** Deflated data. */
  readonly data: Uint8Array;
  /** Most bytes that may come out. */
  readonly limit: number;
  /** Takes what has come out; false where no more is wanted. */
  onBytes(bytes: Uint8Array): boolean;
}

/** Data up to this length, giving no more than that, is inflated at once: several times as fast as in steps. */
const mostAtOnce = { data: 512 * 1024, output: 4 * 1024 * 1024 };
const smallestOutput = 16 * 1024;
/** About how much longer XML comes out. */
const usualGrowth = 10;
/** Small, so that little can come out of one step before it is counted: deflate grows a byte to 1,032 at most. */
const stepBytes = 16 * 1024;

/**
 * Inflates data to its end or until no more is wanted; the number of bytes that came out. Of broken data
 * everything before the fault is handed out.
 * Throws `document_too_complex` beyond the limit and `document_corrupt` where the data is broken or cut off.
 */
export function inflate(inflation: Inflation): number {
  const whole = inflateAtOnce(inflation);
  if (whole === undefined) return inflateInSteps(inflation);
  inflation.onBytes(whole);
  return whole.length;
}

/** Nothing where the data is broken, or too much for one go. */
function inflateAtOnce({ data, limit }: Inflation): Uint8Array | undefined {
  const maxOutputLength = Math.min(limit, mostAtOnce.output);
  if (data.length > mostAtOnce.data || maxOutputLength < 1) return undefined;
  const chunkSize = Math.min(
    mostAtOnce.output,
    Math.max(smallestOutput, data.length * usualGrowth),
  );
  try {
    return inflateRawSync(data, { maxOutputLength, chunkSize });
  } catch {
    return undefined;
  }
}

function inflateInSteps({ data, limit, onBytes }: Inflation): number {
  let size = 0;
  let isFinished = false;
  const inflater = new Inflate((chunk, final) => {
    size += chunk.length;
    if (size > limit) throw new AppError('document_too_complex');
    isFinished = !onBytes(chunk) || final;
  });
  try {
    // The last byte comes alone: of data cut off, everything before it has then been handed out.
    const last = Math.max(0, data.length - 1);
    for (let at = 0; at < last && !isFinished; at += stepBytes) {
      inflater.push(data.subarray(at, Math.min(at + stepBytes, last)), false);
    }
    if (!isFinished) inflater.push(data.subarray(last), true);
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('document_corrupt', { cause });
  }
  if (!isFinished) throw new AppError('document_corrupt');
  return size;
}
