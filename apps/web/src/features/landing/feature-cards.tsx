import { maxUploadBytes } from '@clauselight/schema';
import { formatBytes } from '../../lib/format.ts';
import { readableFormatList } from '../../lib/readable-formats.ts';

const features = [
  {
    title: 'AI-Powered Analysis',
    text: 'Key insights in under 60 seconds, scanned pages apart: a summary in plain sentences, each tied to its passage.',
  },
  {
    title: 'Risk Assessment',
    text: 'A score from 0 to 10 with the findings it is made of, why each matters and how to mitigate it.',
  },
  {
    title: 'Key Metrics',
    text: 'Values, terms and deadlines, with the parties and the governing law, in the words of the document.',
  },
  {
    title: 'Multi-Format Support',
    text: `10+ document formats: ${readableFormatList}, in files of up to ${formatBytes(maxUploadBytes).replace('.0', '')}.`,
  },
] as const;

export function FeatureCards() {
  return (
    <ul className="grid gap-x-8 gap-y-8 py-14 sm:grid-cols-2 lg:grid-cols-4">
      {features.map((feature) => (
        <li key={feature.title} className="border-t border-line-strong pt-3">
          <h3 className="text-lead">{feature.title}</h3>
          <p className="mt-1.5 text-ink-soft">{feature.text}</p>
        </li>
      ))}
    </ul>
  );
}
