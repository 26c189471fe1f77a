import { useState } from 'react';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { DrawnPage, type DrawnPageProps } from './drawn-page.tsx';
import { t } from './messages.ts';
import { type PageSize, toPdfScale } from './page-size.ts';

interface PageSheetProps extends Omit<DrawnPageProps, 'onRetry'> {
  size: PageSize;
  /** Whether the page is near enough to be drawn. */
  isNear: boolean;
}

/** One page at its place in the list, drawn only while it is near. */
export function PageSheet({ size, isNear, ...page }: PageSheetProps) {
  const [attempt, setAttempt] = useState(0);
  const { number, scale } = page;
  return (
    <article
      aria-label={t('pdf-pages.sheet.name', { number })}
      data-page={number}
      data-state={isNear ? 'drawn' : 'away'}
      className="pdf-sheet relative mx-auto mb-8 bg-[white]"
      style={{
        width: Math.round(size.width * scale),
        height: Math.round(size.height * scale),
        ['--pdf-scale' as string]: toPdfScale(scale),
      }}
    >
      {isNear && (
        <ErrorBoundary message={t('pdf-pages.sheet.failed')}>
          <DrawnPage key={attempt} {...page} onRetry={() => setAttempt(attempt + 1)} />
        </ErrorBoundary>
      )}
      <p aria-hidden="true" className="absolute top-full left-0 text-micro leading-8 text-ink-soft">
        {t('pdf-pages.sheet.name', { number })}
      </p>
    </article>
  );
}
