import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { Tooltip } from './tooltip.tsx';

/** A button that shows an icon alone; `label` is its name, and its tooltip. */
export function IconButton({
  label,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { label: string }) {
  return (
    <Tooltip text={label}>
      <button
        type={type}
        aria-label={label}
        className={cx(
          'inline-flex size-9 shrink-0 items-center justify-center rounded-sm text-ink-soft transition-colors hover:bg-shade hover:text-ink data-[state=open]:bg-shade data-[state=open]:text-ink disabled:opacity-50',
          className,
        )}
        {...rest}
      />
    </Tooltip>
  );
}
