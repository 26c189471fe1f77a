import { inflateRawSync } from 'node:zlib';
import { AppError } from '@clauselight/schema';
import { Inflate } from 'fflate';

export interface Inflation {
  /** Deflated data. */
  readonly data: Uint8Array;
  /** The most bytes that may come out. */
  readonly limit: number;
  /** Takes the bytes that came out. Returns false to stop. */
  onBytes(bytes: Uint8Array): boolean;
}

/**
 * Data up to this length with output up to this length is inflated in one call, which is several times as fast as in
 * steps.
 */
const mostAtOnce = { data: 512 * 1024, output: 4 * 1024 * 1024 };
const smallestOutput = 16 * 1024;
/** How many times longer XML usually is after inflating. */
const usualGrowth = 10;
/** Small, so that little comes out of one step before it is counted: deflate expands a byte to at most 1,032. */
const stepBytes = 16 * 1024;

/**
 * Inflates data to its end or until `onBytes` stops it. If the data is broken, everything before the fault is handed
 * out first.
 * @returns The number of bytes that came out.
 * @throws AppError `document_too_complex` beyond the limit, `document_corrupt` if the data is broken or cut off.
 */
export function inflate(inflation: Inflation): number {
  const whole = inflateAtOnce(inflation);
  if (whole === undefined) return inflateInSteps(inflation);
  inflation.onBytes(whole);
  return whole.length;
}

/** Returns undefined if the data is broken or too large for one call. */
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
    // The last byte is pushed alone. If the data is cut off, everything before it has been handed out by then.
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
