import { Check } from 'lucide-react';

export function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul className="space-y-2.5">
      {features.map((feature) => (
        <li key={feature} className="flex gap-3">
          <Check aria-hidden="true" size={18} className="mt-1 shrink-0 text-good" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
