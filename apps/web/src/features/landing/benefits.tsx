import type { ServerFacts } from '@clauselight/schema';
import { useServerFacts } from '../../lib/api/get-server.ts';
import { product } from '../../lib/product.ts';
import { t } from './messages.ts';

const benefits = [
  'landing.benefit.quotes',
  'landing.benefit.score',
  'landing.benefit.sameScore',
  'landing.benefit.checks',
] as const;

export function Benefits() {
  const { data: server } = useServerFacts();
  const shown = [
    ...benefits.map((id) => t(id)),
    describePrivacy(server?.languageModel),
    server
      ? t('landing.benefit.guestUntil', { hours: server.guestHours })
      : t('landing.benefit.guest'),
  ];
  return (
    <section
      aria-labelledby="why"
      className="grid grid-cols-1 gap-x-16 gap-y-5 lg:grid-cols-[1fr_2.2fr]"
    >
      <h2 id="why" className="text-head">
        {t('landing.benefit.title', { product: product.name })}
      </h2>
      <ol className="grid grid-cols-1 gap-x-10 sm:grid-cols-2">
        {shown.map((benefit, index) => (
          <li key={benefit} className="flex gap-4 border-t border-line py-4">
            <span aria-hidden="true" className="font-serif text-lead text-ink-soft">
              {index + 1}
            </span>
            <p>{benefit}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What happens to documents: the promise covers this server, and names who else reads them. */
function describePrivacy(model: ServerFacts['languageModel']): string {
  if (!model || model.isLocal) return t('landing.benefit.noTraining');
  return t('landing.benefit.remoteModel', { host: model.host, model: model.label });
}
