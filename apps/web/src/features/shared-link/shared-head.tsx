import type { SharedFacts } from '@clauselight/schema';
import { formatDatedMoment } from '../../lib/format.ts';
import { product } from '../../lib/product.ts';
import { Message, t } from './messages.ts';

interface SharedHeadProps {
  facts: SharedFacts;
  /** The name of the document, once it is known. */
  filename: string | undefined;
}

/** Says that this is a shared analysis, until when it is open, and whether it includes the sender's notes. */
export function SharedHead({ facts, filename }: SharedHeadProps) {
  const title =
    filename === undefined
      ? t('shared-link.head.pageTitle')
      : t('shared-link.head.pageTitleOf', { filename });
  return (
    <>
      <title>{`${title} · ${product.name}`}</title>
      <div className="mb-5">
        <h1 className="text-title">{t('shared-link.head.title')}</h1>
        <p className="mt-1 text-small text-ink-soft">
          <Message
            id="shared-link.head.openUntil"
            values={{ end: formatDatedMoment(facts.expiresAt) }}
            elements={{ time: <time dateTime={facts.expiresAt} className="whitespace-nowrap" /> }}
          />{' '}
          {facts.withNotes ? t('shared-link.head.withNotes') : t('shared-link.head.withoutNotes')}
        </p>
      </div>
    </>
  );
}
