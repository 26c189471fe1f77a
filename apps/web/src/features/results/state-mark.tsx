import { Check, CircleQuestionMark, Minus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';

const icons = { yes: Check, no: X, none: Minus, open: CircleQuestionMark } as const;

const inks = {
  yes: 'text-good',
  no: 'text-critical',
  none: 'text-ink-soft',
  open: 'text-medium',
} as const;

interface StateMarkProps {
  state: keyof typeof icons;
  /** Leaves out the color, where yes is not good and no is not bad. */
  isNeutral?: boolean;
  children: ReactNode;
}

/** What came of something, as words with an icon. */
export function StateMark({ state, isNeutral = false, children }: StateMarkProps) {
  const Icon = icons[state];
  const ink = isNeutral ? 'text-ink' : inks[state];
  return (
    <span className={cx('inline-flex items-start gap-1.5 self-start font-semibold', ink)}>
      <Icon aria-hidden="true" size={15} strokeWidth={2.5} className="mt-[0.3em] shrink-0" />
      {children}
    </span>
  );
}
