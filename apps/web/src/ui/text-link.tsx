import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { cx } from './cx.ts';

interface TextLinkProps {
  href: string;
  className?: string;
  /** Left out in an element of a message, which fills it in. */
  children?: ReactNode;
}

/** A link within words, underlined. */
export function TextLink({ href, className, children }: TextLinkProps) {
  return (
    <Link
      href={href}
      className={cx(
        'rounded-sm break-words underline decoration-line-strong underline-offset-4 hover:decoration-ink',
        className,
      )}
    >
      {children}
    </Link>
  );
}
