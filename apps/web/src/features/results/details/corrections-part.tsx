import type { Correction, WritingDetails } from '@clauselight/schema';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { type FigureColumn, FigureTable } from '../../../ui/figure-table.tsx';
import { Part } from '../../../ui/panel.tsx';
import { t } from '../messages.ts';
import { PassageLink } from '../passage-link.tsx';

interface CorrectionsPartProps {
  corrections: readonly Correction[];
  grammar: WritingDetails['language']['grammar'];
}

/** Spelling and grammar mistakes with suggested corrections. */
export function CorrectionsPart({ corrections, grammar }: CorrectionsPartProps) {
  return (
    <Part title={t('results.corrections.title')}>
      {grammar === 'not-available' && (
        <p className="text-ink-soft">{t('results.corrections.notChecked')}</p>
      )}
      {corrections.length > 0 ? (
        <Disclosure title={t('results.corrections.count', { count: corrections.length })}>
          <FigureTable
            caption={t('results.corrections.caption')}
            columns={listColumns()}
            rows={corrections}
          />
        </Disclosure>
      ) : (
        grammar === 'checked' && <p className="text-ink-soft">{t('results.corrections.none')}</p>
      )}
    </Part>
  );
}

function listColumns(): readonly FigureColumn<Correction>[] {
  return [
    {
      title: t('results.corrections.words'),
      cell: ({ evidence }) => <PassageLink evidence={evidence}>{evidence.quote}</PassageLink>,
    },
    {
      title: t('results.corrections.suggestions'),
      cell: ({ suggestions }) => suggestions.slice(0, 3).join(', '),
    },
    {
      title: t('results.corrections.reason'),
      cell: ({ kind, message }) => (
        <>
          {message} <span className="text-ink-soft">{kind}</span>
        </>
      ),
    },
  ];
}
