import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { product } from '../lib/product.ts';
import { buttonClass } from '../ui/button.tsx';
import { t } from './messages.ts';

interface DeadEndPageProps {
  title: string;
  /** Says why the page is empty. */
  text: string;
  /** More links, if any. */
  children?: ReactNode;
}

/** A page that only leads back to the dashboard. */
export function DeadEndPage({ title, text, children }: DeadEndPageProps) {
  return (
    <div className="py-16">
      <title>{`${title} · ${product.name}`}</title>
      <h1 className="text-display font-normal">{title}</h1>
      <p className="mt-4 mb-8 text-lead text-ink-soft">{text}</p>
      <div className="flex flex-wrap gap-3">
        <Link href="/" className={buttonClass({ variant: 'primary' })}>
          {t('app.page.dashboard')}
        </Link>
        {children}
      </div>
    </div>
  );
}
