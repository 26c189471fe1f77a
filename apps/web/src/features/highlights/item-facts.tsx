import type { Highlight } from '@clauselight/schema';
import { severityTones } from '../../lib/severity.ts';
import { ToneMark } from '../../ui/tone.tsx';
import { nameColor } from './colors.ts';
import { getAuthor } from './filter.ts';
import { useHighlightContext } from './highlight-context.ts';
import { isInFavor } from './lit-passages.ts';
import { t } from './messages.ts';
import { shorten, shownQuoteLength } from './shorten.ts';

/** What a highlight says: its words, note and tags, and who made it. */
export function ItemFacts({ highlight }: { highlight: Highlight }) {
  const { quote, note, tags, color } = highlight;
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-small">
        <span
          aria-hidden="true"
          title={nameColor(color)}
          style={{ background: color }}
          className="size-3.5 shrink-0 rounded-sm border border-line-strong"
        />
        <span className="sr-only">{nameColor(color)}. </span>
        <Standing highlight={highlight} />
        {getAuthor(highlight) === 'ai' && (
          <span className="rounded-sm border border-line-strong px-1.5 text-micro leading-5 text-ink-soft">
            {t('highlights.author.ai')}
          </span>
        )}
      </span>
      <span className="mt-1 block font-serif text-small">
        <span aria-hidden="true">“{shorten(quote, shownQuoteLength)}”</span>
        <span className="sr-only">“{quote}”</span>
      </span>
      {note !== '' && (
        <span className="mt-0.5 line-clamp-3 text-small leading-5 break-words whitespace-pre-line">
          {note}
        </span>
      )}
      {tags.length > 0 && (
        <span className="mt-1 flex flex-wrap gap-x-2 text-micro text-ink-soft">
          <span className="sr-only">{t('highlights.item.tags')}</span>
          {tags.map((tag) => (
            <span key={tag} className="max-w-full break-words">
              #{tag}
            </span>
          ))}
        </span>
      )}
    </>
  );
}

/** The severity of a finding's highlight, or that it is in the user's favor; nothing for other highlights. */
function Standing({ highlight }: { highlight: Highlight }) {
  const { standings, severityNames } = useHighlightContext();
  const { origin } = highlight;
  if (origin?.kind !== 'finding') return null;
  if (isInFavor(highlight, standings))
    return <ToneMark tone="good">{t('highlights.item.inFavour')}</ToneMark>;
  return (
    <ToneMark tone={severityTones[origin.severity]}>{severityNames[origin.severity]}</ToneMark>
  );
}
