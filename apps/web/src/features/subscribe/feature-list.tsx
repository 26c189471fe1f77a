import { Check } from 'lucide-react';
import type { Feature } from './included.ts';
import { t } from './messages.ts';

/** What the plan includes, by the ids of the messages that say so. */
export function FeatureList({ features }: { features: readonly Feature[] }) {
  return (
    <ul className="space-y-2.5">
      {features.map((feature) => (
        <li key={feature} className="flex gap-3">
          <Check aria-hidden="true" size={18} className="mt-1 shrink-0 text-good" />
          {t(feature)}
        </li>
      ))}
    </ul>
  );
}
