import { documentKindNames } from '@clauselight/core';
import type { Analysis } from '@clauselight/schema';
import { Button } from '../../ui/button.tsx';
import { useAnalysisContext } from './analysis-context.ts';
import { KindField } from './kind-field.tsx';
import { t } from './messages.ts';

/** As many answers as can be taken in at a glance. */
const most = 6;

/** Asks what a document is that was not recognized; the answer has it analyzed as that. Nothing for who may not change it. */
export function KindQuestion({ documentKind }: { documentKind: Analysis['documentKind'] }) {
  const { changeKind } = useAnalysisContext();
  const { alternatives = [] } = documentKind;
  if (changeKind === undefined) return null;
  return (
    <section aria-label={t('results.kind.question')} className="mt-5 space-y-3">
      <h3 className="font-serif text-lead font-semibold">{t('results.kind.question')}</h3>
      <ul className="flex flex-wrap gap-2">
        {alternatives.slice(0, most).map((kind) => (
          <li key={kind}>
            <Button size="small" onClick={() => changeKind(kind)}>
              {documentKindNames[kind]}
            </Button>
          </li>
        ))}
      </ul>
      <KindField
        label={t('results.kind.somethingElse')}
        current={documentKind.kind}
        likely={alternatives.slice(most)}
        onChange={changeKind}
      />
      <p className="max-w-[60ch] text-small text-ink-soft">{t('results.kind.note')}</p>
    </section>
  );
}
