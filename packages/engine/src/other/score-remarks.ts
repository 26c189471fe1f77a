import { computeScore } from '@clauselight/core';
import type { DocumentFamily, Finding, Score, Severity } from '@clauselight/schema';
import type { Remark, RemarkLevel } from './remark.ts';

/** What the score of a document that is no contract measures. */
const namings: Readonly<
  Record<Exclude<DocumentFamily, 'contract'>, Pick<Score, 'label' | 'meaning'>>
> = {
  writing: {
    label: 'Revision need',
    meaning:
      'How much of this draft is still open, from what can be seen in the text. It is no grade and says nothing of the ideas.',
  },
  business: {
    label: 'Attention needed',
    meaning:
      'How much in this document should be looked at before it is paid, signed or passed on. It says nothing of style.',
  },
  data: {
    label: 'Attention needed',
    meaning: 'How much in these figures should be looked at before anybody relies on them.',
  },
  other: {
    label: 'Attention needed',
    meaning:
      'How much should be looked at of what any document must get right. Checks of a particular kind were not made.',
  },
};

/** Levels in the weights of the score: 0.5, 3 and 6 points. */
const severities: Readonly<Record<RemarkLevel, Severity>> = { 1: 1, 2: 3, 3: 4 };

/** The remarks as findings, what is hidden from the reader first, and the score that they make. */
export function scoreRemarks(
  remarks: readonly Remark[],
  family: DocumentFamily,
): { readonly findings: readonly Finding[]; readonly score: Score } {
  const naming = namings[family === 'contract' ? 'other' : family];
  const counted = remarks.map((remark) => ({ ...remark, severity: severities[remark.level] }));
  const score = computeScore(counted, naming);
  const findings = remarks.map((remark, index): Finding => {
    const others = counted.toSpliced(index, 1);
    return {
      id: `f${index + 1}`,
      ruleId: remark.checkId,
      category: remark.category,
      title: remark.title,
      detail: remark.notice,
      baseSeverity: severities[remark.level],
      severity: severities[remark.level],
      adjustments: [],
      confidence: 1,
      borneBy: 'whoever relies on the document',
      bearers: [],
      standing: 'risk',
      why: remark.why,
      request: '',
      mitigation: remark.nextStep,
      source: remark.source,
      evidence: [...remark.evidence],
      lookedIn: [...(remark.lookedIn ?? [])],
      points: remark.points,
      scoreWithout: computeScore(others, naming).value,
    };
  });
  return { findings, score };
}
