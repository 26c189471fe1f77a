import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

const variants = {
  primary:
    'bg-action text-on-action border-action hover:bg-action-hover hover:border-action-hover disabled:bg-shade disabled:text-ink-soft disabled:border-line-strong',
  outline:
    'bg-transparent text-action border-line-strong hover:border-action hover:bg-shade disabled:text-ink-soft',
  plain:
    'bg-transparent text-action border-transparent hover:bg-shade disabled:text-ink-soft underline-offset-4',
} as const;

const sizes = {
  small: 'min-h-8 px-3 text-small gap-1.5',
  normal: 'min-h-10 px-4 text-base gap-2',
  large: 'min-h-12 px-6 text-base gap-2',
} as const;

export interface ButtonStyle {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
}

/** The classes of a button, for a link that should look like one. */
export function buttonClass({ variant = 'outline', size = 'normal' }: ButtonStyle = {}): string {
  return cx(
    'inline-flex items-center justify-center rounded-sm border font-medium transition-colors duration-100',
    variants[variant],
    sizes[size],
  );
}

/** A native button. */
export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ButtonStyle) {
  const look = { ...(variant && { variant }), ...(size && { size }) };
  return <button type={type} className={cx(buttonClass(look), className)} {...rest} />;
}
