import { scaleTime } from 'd3-scale';
import { locale } from '../../messages/locale.ts';

const dayMs = 24 * 60 * 60 * 1000;

const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });
const day = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' });
const month = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric' });

/** The stretch of time that holds every moment, with room where they are one; `now` where there are none. */
export function spanMoments(moments: readonly Date[], now: Date): [Date, Date] {
  const times = moments.length > 0 ? moments.map(Number) : [Number(now)];
  const first = Math.min(...times);
  const last = Math.max(...times);
  const room = first === last ? dayMs / 2 : 0;
  return [new Date(first - room), new Date(last + room)];
}

export interface Tick {
  readonly x: number;
  readonly label: string;
}

interface TickOptions {
  domain: readonly [Date, Date];
  /** Pixels between which the ticks stand. */
  range: readonly [number, number];
}

/** Pixels that a label needs. */
const labelWidth = 84;

/** Round moments along the axis, as many as there is room for, in words as fine as the stretch asks for. */
export function createTicks({ domain, range }: TickOptions): Tick[] {
  const scale = scaleTime(domain, range);
  const length = Number(domain[1]) - Number(domain[0]);
  const format = length < 2 * dayMs ? clock : length < 300 * dayMs ? day : month;
  const count = Math.max(2, Math.floor((range[1] - range[0]) / labelWidth));
  const ticks = scale.ticks(count).map((at) => ({ x: scale(at), label: format.format(at) }));
  const step = Math.ceil(ticks.length / count);
  return ticks.filter((_tick, index) => index % step === 0);
}
