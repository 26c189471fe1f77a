import { plan } from '@clauselight/schema';
import { Panel } from '../../ui/panel.tsx';
import { FeatureList } from './feature-list.tsx';
import { includedFeatures, paymentOptions } from './included.ts';
import { Message, t } from './messages.ts';

const priceElements = {
  amount: <span className="font-serif text-figure" />,
  period: <span className="text-ink-soft" />,
};

/** What the plan costs and includes. */
export function PlanPanel({ isTrialAvailable }: { isTrialAvailable: boolean }) {
  return (
    <Panel title={t('subscribe.plan.title')}>
      <p>
        <Message
          id="subscribe.plan.price"
          values={{ price: `$${plan.priceUsd}` }}
          elements={priceElements}
        />
      </p>
      <p className="mt-1 font-medium">
        {isTrialAvailable
          ? t('subscribe.plan.termsWithTrial', { days: plan.trialDays })
          : t('subscribe.plan.terms')}
      </p>
      <h3 className="mt-7 mb-3 text-lead">{t('subscribe.plan.included')}</h3>
      <FeatureList features={includedFeatures} />
      <h3 className="mt-7 mb-2 text-lead">{t('subscribe.plan.payment')}</h3>
      <ul className="flex flex-wrap gap-2">
        {paymentOptions.map((option) => (
          <li key={option} className="rounded-sm border border-line-strong px-2 py-0.5 text-small">
            {t(option)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
