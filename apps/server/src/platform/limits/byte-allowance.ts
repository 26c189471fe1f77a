const minuteMs = 60_000;

export interface ByteAllowance {
  /**
   * Takes bytes from what an address has left in this minute. Returns undefined, or the seconds until the next minute
   * begins if it has too little left; then nothing is taken.
   */
  take(address: string, bytes: number): number | undefined;
}

/**
 * Counts the bytes that each address sends to this process in a minute. A file larger than the whole allowance is let
 * through if the address has sent nothing else.
 */
export function createByteAllowance(
  perMinute: number,
  now: () => number = Date.now,
): ByteAllowance {
  let endsAt = 0;
  let used = new Map<string, number>();
  return {
    take(address, bytes) {
      if (now() >= endsAt) {
        endsAt = now() + minuteMs;
        used = new Map();
      }
      const before = used.get(address) ?? 0;
      if (before > 0 && before + bytes > perMinute) return Math.ceil((endsAt - now()) / 1000);
      used.set(address, before + bytes);
      return undefined;
    },
  };
}
