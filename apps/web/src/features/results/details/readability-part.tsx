import type { Readability, WritingDetails } from '@clauselight/schema';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { type FigureColumn, FigureTable } from '../../../ui/figure-table.tsx';
import { Part } from '../../../ui/panel.tsx';
import { EvidenceLink } from '../evidence-link.tsx';
import { t } from '../messages.ts';
import { SentenceStrip } from './sentence-strip.tsx';

/** One figure of readability with the others on demand, and the lengths of the sentences. */
export function ReadabilityPart({ details }: { details: WritingDetails }) {
  const { readability, otherReadability, hardestSentences, rhythm } = details;
  return (
    <Part title={t('results.readability.title')}>
      <div className="grid grid-cols-1 gap-x-12 gap-y-6 @3xl:grid-cols-2">
        <div>
          {readability ? (
            <Leading readability={readability} others={otherReadability} />
          ) : (
            <p className="text-ink-soft">{t('results.readability.none')}</p>
          )}
          {hardestSentences.length > 0 && (
            <Disclosure
              title={t('results.readability.hardest', { count: hardestSentences.length })}
            >
              <div className="space-y-2">
                {hardestSentences.map((sentence) => (
                  <EvidenceLink key={sentence.start} evidence={sentence} />
                ))}
              </div>
            </Disclosure>
          )}
        </div>
        <SentenceStrip rhythm={rhythm} />
      </div>
    </Part>
  );
}

function Leading({ readability, others }: { readability: Readability; others: Readability[] }) {
  return (
    <>
      <p>
        <span className="font-serif text-figure">{readability.value}</span>{' '}
        <span className="text-ink-soft">{readability.name}</span>
      </p>
      <p className="mb-1 first-letter:uppercase">{readability.meaning}.</p>
      <Disclosure title={t('results.readability.formulas')}>
        <p className="mb-2 max-w-[60ch] text-small text-ink-soft">
          {t('results.readability.formula', {
            name: readability.name,
            formula: readability.formula,
          })}
        </p>
        <FigureTable
          caption={t('results.readability.caption')}
          columns={listColumns()}
          rows={others}
        />
      </Disclosure>
    </>
  );
}

function listColumns(): readonly FigureColumn<Readability>[] {
  return [
    {
      title: t('results.readability.columnFormula'),
      cell: ({ name, formula }) => (
        <>
          {name}
          <span className="block text-micro text-ink-soft">{formula}</span>
        </>
      ),
    },
    { title: t('results.readability.columnValue'), isFigure: true, cell: ({ value }) => value },
    { title: t('results.readability.columnMeaning'), cell: ({ meaning }) => meaning },
  ];
}
