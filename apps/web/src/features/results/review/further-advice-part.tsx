import { notInScore } from '@clauselight/core';
import { useModelName, useReviewItems } from '../../../lib/review/review-context.ts';
import type { ReviewItemOf } from '../../../lib/review/review-store.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Part } from '../../../ui/panel.tsx';
import { EvidenceList } from '../evidence-list.tsx';
import { FindingLink } from '../finding-link.tsx';
import { t } from '../messages.ts';
import { ModelWords } from './model-words.tsx';

/** Advice of the language model besides the recommendations. Renders nothing if there is none. */
export function FurtherAdvicePart() {
  const advice = useReviewItems('recommendation');
  const modelName = useModelName();
  if (advice.length === 0) return null;
  return (
    <Part title={t('results.review.furtherAdvice')} className="mt-8">
      <p className="mb-2 max-w-[70ch] text-small text-ink-soft">
        {t('results.review.furtherAdviceNote', { modelName, notInScore })}
      </p>
      <ul className="divide-y divide-line">
        {advice.map((item) => (
          <AdviceItem key={item.id} item={item} />
        ))}
      </ul>
    </Part>
  );
}

function AdviceItem({ item }: { item: ReviewItemOf<'recommendation'> }) {
  const { title, text, findingId, evidence } = item;
  const heading = <ModelWords words={title} />;
  return (
    <li className="space-y-2 py-5">
      <div className="flex items-start justify-between gap-3">
        <h4 className="font-serif text-lead font-semibold">
          {findingId ? <FindingLink findingId={findingId}>{heading}</FindingLink> : heading}
        </h4>
        <CopyButton
          text={text.text}
          label={t('results.finding.copyAdvice', { title: title.text })}
        />
      </div>
      <p className="max-w-[70ch]">
        <ModelWords words={text} />
      </p>
      <EvidenceList passages={evidence} />
    </li>
  );
}
