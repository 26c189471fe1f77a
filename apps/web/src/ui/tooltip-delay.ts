/** Milliseconds a pointer rests on something before its tooltip opens. */
const openDelayMs = 700;
/** Milliseconds after a tooltip has closed within which the next one opens at once. */
const skipDelayMs = 300;

interface TooltipDelay {
  /** Milliseconds that a tooltip waits which is asked for at `now`. */
  getDelay(now: number): number;
  reportClosed(now: number): void;
}

/** The delay that tooltips share: who has read one reads the next without waiting. */
export function createTooltipDelay(): TooltipDelay {
  let closedAt = Number.NEGATIVE_INFINITY;
  return {
    getDelay: (now) => (now - closedAt <= skipDelayMs ? 0 : openDelayMs),
    reportClosed(now) {
      closedAt = now;
    },
  };
}
