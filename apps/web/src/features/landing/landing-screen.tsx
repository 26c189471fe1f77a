import type { ReactNode } from 'react';
import { useServerFacts } from '../../lib/api/get-server.ts';
import { product } from '../../lib/product.ts';
import { BrandLine } from '../../ui/brand-line.tsx';
import { ThemeMenu } from '../../ui/theme-menu.tsx';
import { Benefits } from './benefits.tsx';
import { EntryOptions } from './entry-options.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { t } from './messages.ts';
import { Specimen } from './specimen.tsx';

interface LandingScreenProps {
  onContinueAsGuest: () => void;
  /** Where a first document can be given at once. */
  start: ReactNode;
}

/** What a signed-out visitor sees before choosing how to enter. */
export function LandingScreen({ onContinueAsGuest, start }: LandingScreenProps) {
  return (
    <div className="mx-auto max-w-page px-4 sm:px-8">
      <title>{`${product.name}: ${product.tagline}`}</title>
      <LandingHeader />
      <main id="main">
        <div className="grid grid-cols-1 items-end gap-x-16 gap-y-10 pt-6 pb-12 lg:grid-cols-[1.15fr_1fr] lg:pt-10">
          <div>
            <h1 className="max-w-[18ch] text-display font-normal tracking-[-0.025em]">
              {t('landing.main.title')}
            </h1>
            <p className="mt-4 max-w-[46ch] text-lead text-ink-soft">{t('landing.main.text')}</p>
            <FreeOfCharge />
            <div className="mt-5 max-w-xl">{start}</div>
          </div>
          <Specimen />
        </div>
        <EntryOptions onContinueAsGuest={onContinueAsGuest} />
        <FeatureCards />
        <Benefits />
      </main>
      <footer className="mt-16 border-t border-line py-8 text-small text-ink-soft">
        <p>{t('landing.main.trust')}</p>
        <p className="mt-2">{product.disclaimer}</p>
      </footer>
    </div>
  );
}

/** Says what is free; nothing if everything is free. */
function FreeOfCharge() {
  const { data: server } = useServerFacts();
  const perDay = server?.freeAnalysesPerDay;
  if (perDay === undefined) return null;

  return (
    <p className="mt-3 max-w-[46ch]">
      {perDay > 0 ? t('landing.free.some', { perDay }) : t('landing.free.none')}
    </p>
  );
}

function LandingHeader() {
  const { data: server } = useServerFacts();
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line-strong py-3">
      <div className="flex-1">
        <BrandLine name={product.name} line={product.tagline} />
      </div>
      {server && (
        <span className="order-last border border-line-strong px-2 py-0.5 text-small text-ink-soft sm:order-none">
          {server.languageModel
            ? t('landing.engine.model', { model: server.languageModel.label })
            : t('landing.engine.builtIn')}
        </span>
      )}
      <ThemeMenu />
    </header>
  );
}
