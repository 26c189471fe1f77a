import type { Block, Fact, ReportContent, RichText } from '@clauselight/report';
import { type AssertionDraft, toLine } from './assertion.ts';

type Draft = Omit<AssertionDraft, 'document'>;

const kindLabel = 'Kind of document';
const gapsTitle = 'What is missing';

/**
 * What a report alone says in words: the kind of document, what is missing, and the facts of the document's kind.
 *
 * @param common - Titles of the sections that belong to no kind of document.
 */
export function listReportRows(
  { cover, sections }: ReportContent,
  common: ReadonlySet<string>,
): readonly Draft[] {
  const kind = cover.facts.filter(({ label }) => label === kindLabel);
  return [
    ...kind.map((fact) => ({ class: 'kind' as const, ...describeFact(kindLabel)(fact) })),
    ...sections.flatMap(({ title, blocks }) => {
      if (title !== gapsTitle && common.has(title)) return [];
      const own = title === gapsTitle ? ('gap' as const) : ('detail' as const);
      return blocks.flatMap(listRows(title)).map((row) => ({ class: own, ...row }));
    }),
  ];
}

type Row = Omit<Draft, 'class'>;

/** Facts, lines of tables and paragraphs, each with the title above it. Quotes belong to what stands before them. */
function listRows(subject: string): (block: Block) => readonly Row[] {
  return (block) => {
    switch (block.kind) {
      case 'facts':
        return block.facts.map(describeFact(subject));
      case 'paragraph':
        return [{ subject, statement: join(block.words) }];
      case 'list':
        return block.items.map((item) => ({ subject, statement: join(item) }));
      case 'table':
        return block.rows.map((cells) => ({
          subject,
          statement: cells
            .map((cell, index) => `${block.columns[index]?.title}: ${join(cell)}`)
            .join('; '),
        }));
      case 'group':
      case 'item':
        return block.blocks.flatMap(listRows(subject)).map((row) => ({
          ...row,
          statement: `${block.title}: ${row.statement}`,
        }));
      case 'note':
      case 'quote':
      case 'wording':
        return [];
    }
  };
}

function describeFact(subject: string): (fact: Fact) => Row {
  return ({ label, words, quote }) => ({
    subject,
    statement: `${label}: ${join(words)}`,
    ...(quote !== undefined && { quote: toLine(quote) }),
  });
}

function join(words: RichText): string {
  return toLine(typeof words === 'string' ? words : words.map(({ text }) => text).join(''));
}
