import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { product } from '../../lib/product.ts';
import { BrandLine } from '../../ui/brand-line.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ThemeMenu } from '../../ui/theme-menu.tsx';
import { t } from './messages.ts';

/** The frame of a shared link: no account menu, and not indexed by search engines. */
export function SharedFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <meta name="robots" content="noindex, nofollow, noarchive" />
      <a
        href="#main"
        className="sr-only z-50 rounded-sm bg-action px-4 py-2 text-on-action focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-2"
      >
        {t('shared-link.frame.skip')}
      </a>
      <header className="border-b border-line-strong">
        <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-5 gap-y-2 px-4 py-3 sm:px-8">
          <Link href="/" className="mr-auto min-w-0 rounded-sm">
            <BrandLine name={product.name} line={product.tagline} />
          </Link>
          <TextLink href="/" className="text-small max-sm:order-last max-sm:w-full">
            {t('shared-link.frame.ownDocument')}
          </TextLink>
          <ThemeMenu />
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto max-w-page px-4 pt-6 pb-20 outline-none sm:px-8"
      >
        {children}
      </main>
    </>
  );
}
