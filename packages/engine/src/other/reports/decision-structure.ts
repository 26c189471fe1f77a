import type { ChecklistItem } from '@clauselight/schema';
import { findEvidence } from '../../text/passage.ts';
import type { Statement } from '../../text/values/statements.ts';

const items: readonly (readonly [string, RegExp])[] = [
  [
    'Summary',
    /\b(?:executive summary|management summary|summary|abstract|at a glance|key (?:findings|points|messages)|overview)\b/i,
  ],
  [
    'Recommendation or request',
    /\b(?:recommendations?|next steps|proposal|we (?:therefore |strongly |also )?(?:recommend|propose|ask|request|suggest)|(?:is|are) asked to (?:approve|decide|note|agree))\b/i,
  ],
  [
    'Risks and assumptions',
    /\b(?:risks?|assumptions?|limitations?|dependencies|uncertaint(?:y|ies))\b/i,
  ],
  ['Cost', /\b(?:budget|costs?|investment|price|pricing|expenditure|funding)\b/i],
  [
    'Time',
    /\b(?:timeline|timetable|schedule|milestones?|road ?map|by (?:Q[1-4]|the end of)|deadline)\b/i,
  ],
  [
    'Owner or author',
    /\b(?:owner|responsible|contact|prepared by|author(?:s|ed by)?|written by|submitted by)\b/i,
  ],
];

/** What somebody who is to decide looks for, each with the first place it was found: a heading before running text. */
export function listDecisionStructure(
  text: string,
  statements: readonly Statement[],
): readonly ChecklistItem[] {
  const headings = statements.filter(({ kind }) => kind === 'heading');
  return items.map(([name, pattern]) => {
    for (const { passage } of [...headings, ...statements]) {
      const match = pattern.exec(passage.text);
      const evidence =
        match &&
        findEvidence(text, passage, { from: match.index, to: match.index + match[0].length });
      if (evidence) return { name, evidence };
    }
    return { name };
  });
}
