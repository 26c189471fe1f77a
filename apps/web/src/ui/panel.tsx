import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

interface RegionProps {
  title: ReactNode;
  /** Shown at the right end of the title's line. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A titled region under a hairline. */
export function Panel({ title, aside, className, children }: RegionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx('border-t border-line-strong pt-3', className)}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-title">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

interface PartProps extends RegionProps {
  /** Leaves out the hairline, where the part begins a tab. */
  isFirst?: boolean;
}

/** A titled part of a panel or a tab. */
export function Part({ title, aside, isFirst = false, className, children }: PartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cx(!isFirst && 'border-t border-line pt-3', className)}
    >
      <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id={id} className="text-lead">
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
