import { createEvidence, joinWords } from '@clauselight/core';
import type { CheckHit, JudgedDocument } from '../../text/checks/document-check.ts';

interface Particular {
  readonly name: string;
  readonly pattern: RegExp;
}

/** What UK and EU law want in writing at the start of an employment. */
const particulars: readonly Particular[] = [
  {
    name: 'start date',
    pattern:
      /\b(?:start|commenc|effective|begin|join|dated|as of)\w*\b[^.;]{0,80}\b(?:date|on|as of|from|(?:19|20)\d{2})\b|\b(?:employed|employment)\b[^.;]{0,80}\bfrom\b/i,
  },
  {
    name: 'job title or duties',
    pattern:
      /\b(?:title|positions?|capacity|duties|responsibilities|roles?|serves? as|employed as|job)\b/i,
  },
  { name: 'pay', pattern: /\b(?:salar(?:y|ies)|wages?|remuneration|compensation)\b/i },
  {
    name: 'working hours',
    pattern:
      /\b(?:hours|working time|work ?week|full[- ](?:working |business |professional )?time|part[- ]time|business time|working days|days per week|(?:entire|whole|all) (?:of )?(?:\w+ ){0,3}time|best efforts)\b/i,
  },
  {
    name: 'holiday',
    pattern: /\b(?:vacations?|holidays?|annual leave|paid time off|PTO|days off)\b/i,
  },
  {
    name: 'sickness',
    pattern: /\b(?:sick\w*|disabilit\w*|disabled|incapacit\w*|illness|medical leave)\b/i,
  },
  { name: 'notice', pattern: /\bnotice\b|\bat[- ]will\b/i },
  {
    name: 'place of work',
    pattern:
      /\b(?:place of (?:work|employment|business)|locations?|located|offices?\b(?!r)|based (?:at|in)|principal place|headquarters|remote(?:ly)?|relocat\w*|report to work)\b/i,
  },
  {
    name: 'pension and benefits',
    pattern: /\b(?:pensions?|retirement|401\(k\)|benefits?|insurance)\b/i,
  },
  {
    name: 'probation, training or the grievance procedure',
    pattern:
      /\b(?:probation\w*|trial period|introductory period|training|grievances?|disciplin\w*|policies|handbook)\b/i,
  },
];
const hiring =
  /\b(?:hereby employs?|(?:agrees? to|shall|will) (?:continue to )?employ\b|(?:is|are|shall be|will be) (?:hereby )?employed\b|offer (?:you|of employment)|employment (?:shall|will) (?:commence|begin|start)|start date|accepts? (?:such |said )?employment)/i;
const addition =
  /\b(?:amend\w*|addendum|supplement|termination|release|separation|change (?:in|of) control)\b/i;
/** A paper beside a contract of employment, about one subject of it. */
const besideEmployment =
  /^(?!.*\b(?:employment|offer|work(?:ing)?) (?:agreement|contract|letter)\b).*\b(?:confidential\w*|non-?(?:disclosure|compet\w+|solicit\w+)|proprietary|inventions?|intellectual property|restrictive|covenants?|loan|stock|shares?|options?|bonus|retention|training|relocation|handbook|policy|equipment)\b/i;
const fewestMissing = 3;
/** A text that holds fewer particulars is about something else: a letter, a plan, an agreement on leaving. */
const fewestPresent = 5;
const graverFrom = 5;

/** Particulars that a contract of employment leaves out; nothing for amendments and agreements on leaving. */
export function findMissingParticulars({
  sourceText,
  structure,
}: JudgedDocument): readonly CheckHit[] {
  const { text } = sourceText;
  const { title, sentences } = structure;
  const named = title === undefined ? '' : text.slice(title.start, title.end);
  const isWhole = !addition.test(named) && !besideEmployment.test(named);
  if (structure.amendments.length > 0 || !isWhole) return [];
  const hired = sentences.find(({ passage }) => hiring.test(passage.text));
  if (hired === undefined) return [];
  const missing = particulars.filter(
    ({ pattern }) => !sentences.some(({ passage }) => pattern.test(passage.text)),
  );
  const present = particulars.length - missing.length;
  if (missing.length < fewestMissing || present < fewestPresent) return [];
  const evidence = createEvidence(text, { start: hired.start, end: hired.end });
  if (evidence.quote === '') return [];
  const names = joinWords(missing.map(({ name }) => name));
  return [
    {
      evidence: [evidence],
      detail: `Looked for ${particulars.length} particulars and did not find ${missing.length}: ${names}.`,
      ...(missing.length >= graverFrom && { severity: 3 as const }),
    },
  ];
}
