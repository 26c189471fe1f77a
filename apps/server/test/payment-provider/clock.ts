/** The stand-in's clock, in unix seconds. It only moves when told. */
export interface Clock {
  now(): number;
  /** Lets something happen when the clock gets there; the past counts as now. */
  schedule(at: number, happen: () => void): void;
  /**
   * Moves the clock and lets everything happen in order that falls due on the way; `settle` is awaited
   * after each, so that what an event sets off elsewhere happens at the event's time.
   */
  advance(seconds: number, settle: () => Promise<void>): Promise<void>;
}

interface Due {
  readonly at: number;
  readonly happen: () => void;
}

export const hour = 3600;
export const day = 24 * hour;

export function createClock(start: number): Clock {
  let now = start;
  const agenda: Due[] = [];
  return {
    now: () => now,
    schedule(at, happen) {
      const due = { at: Math.max(at, now), happen };
      agenda.splice(agenda.findLastIndex((other) => other.at <= due.at) + 1, 0, due);
    },
    async advance(seconds, settle) {
      if (!Number.isInteger(seconds) || seconds < 0)
        throw new RangeError(`the clock moves forward by whole seconds, not by ${seconds}`);
      const target = now + seconds;
      for (let due = takeDue(agenda, target); due; due = takeDue(agenda, target)) {
        now = due.at;
        due.happen();
        await settle();
      }
      now = target;
    },
  };
}

function takeDue(agenda: Due[], until: number): Due | undefined {
  const [first] = agenda;
  return first && first.at <= until ? agenda.shift() : undefined;
}

/** The same day that many months later, or the last day of a shorter month: 31 January plus a month is 28 February. */
export function addMonths(at: number, months: number): number {
  const from = new Date(at * 1000);
  const to = new Date(at * 1000);
  to.setUTCMonth(from.getUTCMonth() + months);
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return to.getTime() / 1000;
}
