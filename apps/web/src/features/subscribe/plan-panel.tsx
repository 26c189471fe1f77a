import { plan } from '@clauselight/schema';
import { Panel } from '../../ui/panel.tsx';
import { FeatureList } from './feature-list.tsx';
import { includedFeatures, paymentOptions } from './included.ts';

/** What the plan costs and includes. */
export function PlanPanel({ isTrialAvailable }: { isTrialAvailable: boolean }) {
  return (
    <Panel title="Pro plan">
      <p>
        <span className="font-serif text-figure">${plan.priceUsd}</span>{' '}
        <span className="text-ink-soft">per month</span>
      </p>
      <p className="mt-1 font-medium">
        {isTrialAvailable && `${plan.trialDays}-day free trial • `}Cancel anytime
      </p>
      <h3 className="mt-7 mb-3 text-lead">What is included</h3>
      <FeatureList features={includedFeatures} />
      <h3 className="mt-7 mb-2 text-lead">Accepted payment options</h3>
      <ul className="flex flex-wrap gap-2">
        {paymentOptions.map((option) => (
          <li key={option} className="rounded-sm border border-line-strong px-2 py-0.5 text-small">
            {option}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
