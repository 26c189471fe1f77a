import { memo } from 'react';
import { useModelName, useReviewItems } from '../../../lib/review/review-context.ts';
import type { ReviewItemOf } from '../../../lib/review/review-store.ts';
import { hasWords, splitWords } from '../../../lib/words.ts';
import { Growing } from '../../../ui/growing.tsx';
import { Part } from '../../../ui/panel.tsx';
import { EvidenceLink } from '../evidence-link.tsx';
import { t } from '../messages.ts';
import { ModelWords } from './model-words.tsx';

type ModelTerm = ReviewItemOf<'term'>;

/** Facts that the language model found besides the key terms and that contain all words of `text`. Renders nothing if there are none. */
export function MoreTermsPart({ text }: { text: string }) {
  const terms = filterTerms(useReviewItems('term'), text);
  const modelName = useModelName();
  if (terms.length === 0) return null;
  return (
    <Part
      title={t('results.review.moreTerms')}
      aside={
        <span className="label">{t('results.review.proposalCount', { count: terms.length })}</span>
      }
    >
      <p className="mb-1 max-w-[70ch] text-small text-ink-soft">
        {t('results.review.moreTermsNote', { modelName })}
      </p>
      <Growing items={terms}>
        {(shown) => (
          <dl className="divide-y divide-line">
            {shown.map((term) => (
              <ModelTermRow key={term.id} term={term} />
            ))}
          </dl>
        )}
      </Growing>
    </Part>
  );
}

const ModelTermRow = memo(function ModelTermRow({ term }: { term: ModelTerm }) {
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-1 py-3 @2xl:grid-cols-[9rem_1fr_1.4fr]">
      <dt className="text-small leading-6 text-ink-soft">
        <ModelWords words={term.label} />
      </dt>
      <dd className="min-w-0 font-semibold break-words">
        <ModelWords words={term.value} />
      </dd>
      <dd className="min-w-0">
        {term.evidence.map((passage, index) => (
          <EvidenceLink
            key={`${passage.start}-${passage.end}`}
            evidence={passage}
            clause={index === 0 ? term.clause : undefined}
          />
        ))}
      </dd>
    </div>
  );
});

function filterTerms(terms: readonly ModelTerm[], text: string): readonly ModelTerm[] {
  const words = splitWords(text);
  if (words.length === 0) return terms;
  return terms.filter(({ label, value, evidence, clause }) => {
    const quotes = evidence.map(({ quote }) => quote);
    return hasWords([label.text, value.text, ...quotes, clause?.number, clause?.heading], words);
  });
}
