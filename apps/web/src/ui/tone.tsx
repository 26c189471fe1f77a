import { Circle, CircleAlert, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type Tone = 'critical' | 'high' | 'medium' | 'low' | 'info' | 'good';

const inks = {
  critical: 'text-critical',
  high: 'text-high',
  medium: 'text-medium',
  low: 'text-low',
  info: 'text-info',
  good: 'text-good',
} as const satisfies Record<Tone, string>;

const fills = {
  critical: 'bg-critical',
  high: 'bg-high',
  medium: 'bg-medium',
  low: 'bg-low',
  info: 'bg-info',
  good: 'bg-good',
} as const satisfies Record<Tone, string>;

const icons = {
  critical: OctagonAlert,
  high: TriangleAlert,
  medium: CircleAlert,
  low: Circle,
  info: Info,
  good: Circle,
} as const;

/** The text color class of a tone. */
export function toneInk(tone: Tone): string {
  return inks[tone];
}

/** The background class of a tone. */
export function toneFill(tone: Tone): string {
  return fills[tone];
}

/** A word in its tone, with the tone's icon: never color alone. */
export function ToneMark({ tone, children }: { tone: Tone; children: ReactNode }) {
  const Icon = icons[tone];
  return (
    <span className={cx('inline-flex items-center gap-1.5 font-semibold', inks[tone])}>
      <Icon aria-hidden="true" size={16} strokeWidth={2.25} className="shrink-0" />
      {children}
    </span>
  );
}

/** A word in its tone within a hairline. */
export function ToneBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  const Icon = icons[tone];
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 whitespace-nowrap rounded-sm border border-current px-2 py-0.5 text-small font-semibold',
        inks[tone],
      )}
    >
      <Icon aria-hidden="true" size={14} strokeWidth={2.25} />
      {children}
    </span>
  );
}
