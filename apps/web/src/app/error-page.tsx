import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { product } from '../lib/product.ts';
import { buttonClass } from '../ui/button.tsx';

interface DeadEndPageProps {
  title: string;
  /** Why there is nothing to see. */
  text: string;
  /** Another way on, where there is one. */
  children?: ReactNode;
}

/** A page with nothing on it but the way back. */
export function DeadEndPage({ title, text, children }: DeadEndPageProps) {
  return (
    <div className="py-16">
      <title>{`${title} · ${product.name}`}</title>
      <h1 className="text-display font-normal">{title}</h1>
      <p className="mt-4 mb-8 text-lead text-ink-soft">{text}</p>
      <div className="flex flex-wrap gap-3">
        <Link href="/" className={buttonClass({ variant: 'primary' })}>
          Go to Dashboard
        </Link>
        {children}
      </div>
    </div>
  );
}
