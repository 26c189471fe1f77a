import type { Term, TermType } from '@clauselight/schema';
import type { CheckHit, JudgedDocument } from '../../text/checks/document-check.ts';
import { findEvidence } from '../../text/passage.ts';
import { addDuration } from '../../text/values/calendar.ts';
import type { Rule } from '../rule.ts';

const retroactive =
  /\b(?:retroactive(?:ly)?|retrospective(?:ly)?|nunc pro tunc)\b|\b(?:effective|effect)\b[^.;]{0,20}\b(?:as of|from|to)\b[^.;]{0,20}\bdate (?:prior|earlier|before)\b/i;
const excluded =
  /\b(?:not|no|non|nor|never|without|neither|cannot)\b[^.;]{0,60}\b(?:retroactive|retrospective)|\bnon-(?:retroactive|retrospective)|\bretroactive(?:ly)? (?:date|insurance|coverage)\b|\binsur\w+\b/i;
const another =
  /\b(?:pric(?:e|ing)|discounts?|rebates?|allowances?|chargebacks?|credits?)\b[^.;]{0,80}\bretroactive|\bretroactive(?:ly)? (?:pric(?:e|ing)|discounts?|rebates?|allowances?|mark|designat|waive)|\b(?:waive\w*|mark(?:ed)?|invalid|unenforceable|sever\w+|redeem\w*|registration statement|prospectus|documentary)\b|\bretrospective (?:stud|analy|review|chart|data|trial)/i;

/** A few days between signature and start are the rule and need no word. */
const daysOfGrace = 7;

export const rule: Rule = {
  id: 'UNI-11',
  name: 'Retroactive effect',
  category: 'unilateral-rights',
  kind: 'computed',
  baseSeverity: 1,
  grade: 'A',
  sample: { read: 17, right: 14 },
  documents: 'all',
  borneBy: 'both sides',
  bearer: 'everyone',
  why: 'Duties or charges reach back to a time when they had not been agreed.',
  request: 'State a start date on or after signature',
  mitigation:
    'Let the terms start on or after signature, and settle earlier work separately. Fallback: limit the effect on the past to what is named.',
  wording:
    'This agreement takes effect on the date of the last signature. It does not apply to work done or charges incurred before that date.',
  source: 'CUAD categories Effective Date and Agreement Date, compared',
  find: (document) => [...findStatements(document), ...compareDates(document.terms)],
  examples: {
    matches: [
      'The terms apply retroactively to earlier work.',
      'The price increase has retrospective effect from 1 January.',
      'This Agreement is dated January 28, 2025 and is effective as of October 15, 2024 (the “Effective Date”), by and between Acme Inc. and Beta LLC.',
    ],
    leaves: [
      'Changes shall not apply retroactively.',
      'The insurance has a retroactive date of 2019.',
      'This Agreement is dated January 28, 2025 and is effective as of February 1, 2025 (the “Effective Date”), by and between Acme Inc. and Beta LLC.',
    ],
  },
};

function findStatements({ sourceText, structure }: JudgedDocument): readonly CheckHit[] {
  return structure.sentences.flatMap(({ passage, isDefinition }): CheckHit[] => {
    const words = passage.text;
    if (isDefinition || !retroactive.test(words)) return [];
    if (excluded.test(words) || another.test(words)) return [];
    const evidence = findEvidence(sourceText.text, passage, { from: 0, to: words.length });
    return evidence === undefined ? [] : [{ evidence: [evidence] }];
  });
}

/** The agreement took effect before the day that it bears. */
function compareDates(terms: readonly Term[]): readonly CheckHit[] {
  const start = findDate(terms, 'effective-date');
  const signed = findDate(terms, 'agreement-date');
  if (start === undefined || signed === undefined) return [];
  const latest = addDuration(start.date, { amount: daysOfGrace, unit: 'day' });
  if (latest === undefined || latest >= signed.date) return [];
  const detail = `The agreement is dated ${signed.display} and takes effect on ${start.display}.`;
  return [{ evidence: [start.evidence, signed.evidence], detail }];
}

function findDate(terms: readonly Term[], type: TermType) {
  for (const { type: own, value, display, evidence } of terms) {
    if (own === type && value.kind === 'date') return { date: value.date, display, evidence };
  }
  return undefined;
}
