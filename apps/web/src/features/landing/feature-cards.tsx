import { maxUploadBytes } from '@clauselight/schema';
import { formatBytes } from '../../lib/format.ts';
import { readableFormatList } from '../../lib/readable-formats.ts';
import { t } from './messages.ts';

const features = [
  {
    title: 'landing.feature.analysis',
    text: 'landing.feature.analysisText',
  },
  {
    title: 'landing.feature.risk',
    text: 'landing.feature.riskText',
  },
  {
    title: 'landing.feature.metrics',
    text: 'landing.feature.metricsText',
  },
  {
    title: 'landing.feature.formats',
    text: 'landing.feature.formatsText',
  },
] as const;

/** What the sentences of the features name. */
const values = {
  formats: readableFormatList,
  size: formatBytes(maxUploadBytes).replace('.0', ''),
};

export function FeatureCards() {
  return (
    <ul className="grid gap-x-8 gap-y-8 py-14 sm:grid-cols-2 lg:grid-cols-4">
      {features.map((feature) => (
        <li key={feature.title} className="border-t border-line-strong pt-3">
          <h3 className="text-lead">{t(feature.title)}</h3>
          <p className="mt-1.5 text-ink-soft">{t(feature.text, values)}</p>
        </li>
      ))}
    </ul>
  );
}
