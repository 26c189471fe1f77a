import { product } from '../../lib/product.ts';
import { takeFocus } from '../../ui/take-focus.ts';
import { t } from './messages.ts';

/** The page for unknown, expired and revoked links; it does not reveal which of these the link is. */
export function ClosedLink() {
  return (
    <div className="py-10">
      <title>{`${t('shared-link.closed.title')} · ${product.name}`}</title>
      <h1 ref={takeFocus} tabIndex={-1} className="text-display font-normal outline-none">
        {t('shared-link.closed.title')}
      </h1>
      <p className="mt-4 max-w-[56ch] text-lead text-ink-soft">{t('shared-link.closed.text')}</p>
      <p className="mt-3 max-w-[56ch] text-ink-soft">{t('shared-link.closed.wayOn')}</p>
    </div>
  );
}
