import { gistTitles, keySentencesNote } from '@clauselight/core';
import type { Gist, KeyFigure } from '@clauselight/schema';
import { Disclosure } from '../../ui/disclosure.tsx';
import { type FigureColumn, FigureTable } from '../../ui/figure-table.tsx';
import { Part } from '../../ui/panel.tsx';
import { PassageItems } from './details/passage-items.tsx';
import { TaskTable } from './details/task-table.tsx';
import { EvidenceLink } from './evidence-link.tsx';
import { t } from './messages.ts';
import { PassageLink } from './passage-link.tsx';

/** More sections than this are folded. */
const mostSections = 8;

interface GistPartProps {
  gist: Gist;
  /** Whether it begins its panel. */
  isFirst?: boolean;
}

/** What a document that is no contract says, in its own words. */
export function GistPart({ gist, isFirst = false }: GistPartProps) {
  const { keySentences, duties, figures, names, sections } = gist;
  return (
    <>
      {keySentences.length > 0 && (
        <Part title={gistTitles.keySentences} isFirst={isFirst}>
          <ul className="space-y-3">
            {keySentences.map((sentence) => (
              <li key={sentence.start}>
                <EvidenceLink evidence={sentence} />
              </li>
            ))}
          </ul>
          <p className="mt-3 max-w-[70ch] text-small text-ink-soft">{keySentencesNote}</p>
        </Part>
      )}
      {duties.length > 0 && (
        <Part title={gistTitles.duties}>
          <TaskTable caption={gistTitles.duties} tasks={duties} />
        </Part>
      )}
      {figures.length > 0 && (
        <Part title={gistTitles.figures}>
          <FigureTable caption={gistTitles.figures} columns={listFigureColumns()} rows={figures} />
        </Part>
      )}
      {names.length > 0 && (
        <Part title={gistTitles.names}>
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {names.map(({ name, mentions, evidence }) => (
              <li key={evidence.start}>
                <PassageLink evidence={evidence}>{name}</PassageLink>
                {mentions > 1 && (
                  <span className="ml-1.5 text-small text-ink-soft">
                    {t('results.details.times', { count: mentions })}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {sections.length > 1 && (
        <Part title={gistTitles.sections}>
          <Sections sections={sections} />
        </Part>
      )}
    </>
  );
}

function Sections({ sections }: Pick<Gist, 'sections'>) {
  const items = sections.map(({ title, evidence }) => ({ text: title, evidence }));
  const rest = items.slice(mostSections);
  return (
    <>
      <PassageItems items={items.slice(0, mostSections)} className="space-y-1" />
      {rest.length > 0 && (
        <Disclosure title={t('results.gist.moreSections', { count: rest.length })}>
          <PassageItems items={rest} className="space-y-1" />
        </Disclosure>
      )}
    </>
  );
}

function listFigureColumns(): readonly FigureColumn<KeyFigure>[] {
  return [
    {
      title: t('results.report.figure'),
      cell: ({ display, evidence }) => (
        <span className="whitespace-nowrap">
          <PassageLink evidence={evidence}>
            <span className="font-semibold">{display}</span>
          </PassageLink>
        </span>
      ),
    },
    {
      title: t('results.report.measure'),
      cell: ({ measure }) => <span className="block first-letter:uppercase">{measure}</span>,
    },
  ];
}
