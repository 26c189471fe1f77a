import type { Readability, WritingDetails } from '@clauselight/schema';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { type FigureColumn, FigureTable } from '../../../ui/figure-table.tsx';
import { Part } from '../../../ui/panel.tsx';
import { EvidenceLink } from '../evidence-link.tsx';
import { SentenceStrip } from './sentence-strip.tsx';

/** One figure of readability with the others on demand, and the lengths of the sentences. */
export function ReadabilityPart({ details }: { details: WritingDetails }) {
  const { readability, otherReadability, hardestSentences, rhythm } = details;
  return (
    <Part title="How it reads">
      <div className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-2">
        <div>
          {readability ? (
            <Leading readability={readability} others={otherReadability} />
          ) : (
            <p className="text-ink-soft">
              Too short, or not in English: the formulas would say nothing.
            </p>
          )}
          {hardestSentences.length > 0 && (
            <Disclosure title={`The hardest sentences (${hardestSentences.length})`}>
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
      <Disclosure title="The formula, and other formulas">
        <p className="mb-2 max-w-[60ch] text-small text-ink-soft">
          {readability.name} = {readability.formula}. Formulas count syllables and words; they know
          nothing of sense.
        </p>
        <FigureTable caption="Readability by other formulas" columns={columns} rows={others} />
      </Disclosure>
    </>
  );
}

const columns: readonly FigureColumn<Readability>[] = [
  {
    title: 'Formula',
    cell: ({ name, formula }) => (
      <>
        {name}
        <span className="block text-micro text-ink-soft">{formula}</span>
      </>
    ),
  },
  { title: 'Value', isFigure: true, cell: ({ value }) => value },
  { title: 'Meaning', cell: ({ meaning }) => meaning },
];
