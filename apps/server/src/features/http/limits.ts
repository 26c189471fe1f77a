import { createVisitorLimits, type VisitorLimits } from '../../domain/limits/visitor-limits.ts';
import type { Config } from '../../platform/config.ts';
import { type ByteAllowance, createByteAllowance } from '../../platform/limits/byte-allowance.ts';
import { createStreamSlots, type StreamSlots } from '../../platform/limits/stream-slots.ts';

/** What one visitor, or one address, may take of this server. */
export interface Limits {
  /** Work that waits, and documents that are stored. */
  readonly visitors: VisitorLimits;
  /** Requests that stay open until something happens. */
  readonly streamSlots: StreamSlots;
  /** Bytes of uploads. */
  readonly uploads: ByteAllowance;
}

/** Creates the limits that the settings say. */
export function createLimits(config: Config): Limits {
  return {
    visitors: createVisitorLimits(config),
    streamSlots: createStreamSlots({
      perVisitor: config.STREAMS_PER_VISITOR,
      perAddress: config.STREAMS_PER_ADDRESS,
    }),
    uploads: createByteAllowance(config.UPLOAD_MB_PER_MINUTE * 1024 * 1024),
  };
}
