import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface FilterBarProps {
  /** What is filtered, for those who do not see it. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** Fields that narrow a list down, beside each other; on a phone under each other and equally wide. */
export function FilterBar({ label, className, children }: FilterBarProps) {
  return (
    <search
      aria-label={label}
      className={cx(
        'flex flex-wrap gap-x-6 gap-y-2 max-sm:flex-col max-sm:*:justify-between max-sm:[&_input]:w-52 max-sm:[&_select]:w-52',
        className,
      )}
    >
      {children}
    </search>
  );
}
