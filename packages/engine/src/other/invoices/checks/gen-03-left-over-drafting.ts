import { createEvidence } from '@clauselight/core';
import type { InvoiceCheck } from './judgement.ts';

const placeholder =
  /\b(?:TODO|TBD|TBC|FIXME|XXX+|lorem ipsum)\b|\[(?:insert|name|date|address|company|amount|client|your|add|to be)[^\]\n]{0,60}\]|<<[^>\n]{1,60}>>|\{\{[^}\n]{1,60}\}\}|\?\?\?/gi;

/** GEN-03: words a template left behind. Lines to write on are part of a form and do not count. */
export const leftOverDrafting: InvoiceCheck = {
  id: 'GEN-03',
  category: 'document',
  title: 'Left-over drafting',
  judge({ sourceText }) {
    const evidence = [...sourceText.text.slice(0, 400_000).matchAll(placeholder)]
      .slice(0, 10)
      .map(({ index, 0: words }) =>
        createEvidence(sourceText.text, { start: index, end: index + words.length }),
      );
    const [first] = evidence;
    if (!first) return [];
    return [
      {
        title: 'Placeholders were left in',
        level: 2,
        points: 0,
        notice: `${evidence.length === 1 ? 'One placeholder was' : `${evidence.length} placeholders were`} not filled in, first “${first.quote}”.`,
        why: 'What was to stand there is missing, and the document looks unfinished.',
        nextStep: 'Ask the issuer for the finished document.',
        source: 'Practice of proofreading',
        evidence,
      },
    ];
  },
};
