import { gistTitles, keySentencesNote } from '@clauselight/core';
import type { Section } from '../content.ts';
import { createGroup, createParagraph, createQuote, createTable } from './blocks.ts';
import { composeTasks } from './details/tasks.ts';
import type { ReportContext } from './report-context.ts';

/** What a document that is no contract says, in its own words. */
export function composeGist({ analysis, places }: ReportContext): readonly Section[] {
  const { gist } = analysis;
  if (gist === undefined) return [];
  const { keySentences, duties, figures, names, sections } = gist;
  const said = keySentences.map((evidence) => createQuote(evidence, { places }));
  const blocks = [
    ...said,
    ...(said.length > 0 ? [{ kind: 'note' as const, words: keySentencesNote }] : []),
    ...createGroup(
      gistTitles.duties,
      composeTasks({ caption: gistTitles.duties, tasks: duties, places }),
    ),
    ...createGroup(
      gistTitles.figures,
      createTable({
        caption: gistTitles.figures,
        rows: figures,
        columns: [
          { title: 'Figure', width: 0.25, cell: ({ display }) => display },
          { title: 'Of what', cell: ({ measure }) => measure },
          { title: 'Where', width: 0.25, cell: ({ evidence }) => places.find(evidence) },
        ],
      }),
    ),
    ...createGroup(
      gistTitles.names,
      createParagraph(
        names
          .map(({ name, mentions }) => (mentions > 1 ? `${name} (${mentions} times)` : name))
          .join(', ') || undefined,
      ),
    ),
    ...createGroup(
      gistTitles.sections,
      createParagraph(sections.map(({ title }) => title).join(' · ') || undefined),
    ),
  ];
  return blocks.length === 0 ? [] : [{ title: gistTitles.keySentences, blocks }];
}
