import type { RuleSubjects } from '../rule-subject.ts';

/** What the rules on drafting and performance are about. Most of them look for slips: without one there is nothing. */
export const draftingSubjects: RuleSubjects = {
  'OPS-01': {
    name: 'Extent of the work',
    cues: [
      String.raw`\b(?:shall|will|agrees? to|must|undertakes? to|engage[sd]?|hire[sd]?)\b(?! not\b)[^.;]{0,80}\b(?:perform|provide|carry out|render|complete|devote)\b[^.;]{0,80}\b(?:services|duties|tasks|work|responsibilities|assistance|time)\b(?! (?:providers?|equipment|place|stations?))`,
      String.raw`\b(?:services|duties|tasks|work|responsibilities|activities)\b(?! providers?)[^.;]{0,60}\b(?:includes?|consists? of|(?:is|are) (?:described|set forth|specified|listed|limited)|as follows|the following|further described)\b`,
      String.raw`\bscope of (?:the |its |this )?(?:works?|services|engagement)\b`,
    ],
    near: [
      String.raw`\b(?:services?|duties|tasks|work|scope|responsibilities|obligations)\b[^.;]{0,120}\b(?:assign\w*|request\w*|requir\w*|includ\w*|describ\w*|set forth|limit\w*|perform\w*|provid\w*|specif\w*|following)\b`,
      String.raw`\b(?:perform\w*|provid\w*|carry out|render\w*|undertak\w*)\b[^.;]{0,120}\b(?:services?|duties|tasks|work|responsibilities)\b`,
    ],
    heading: String.raw`^[\W\d]*(?:(?:article|section|clause) [\dIVX]+\W+)?(?:the |primary )?(?:services\b|scope\b|duties\b|description of (?:the )?(?:services|work))`,
  },
  'OPS-02': { name: 'Service level', as: ['service-levels'] },
  'OPS-03': {
    name: 'Acceptance of work or goods',
    cues: [
      String.raw`\baccept(?:ance|ed|s|able)?\b[^.;]{0,60}\b(?:criteria|tests?|testing|procedures?|deliverables?|goods|products?|shipments?|work|services|equipment|specifications?)\b`,
      String.raw`\b(?:deliver(?:y|ables?)|goods|products?|shipments?|work|services|equipment)\b[^.;]{0,120}\b(?:accept(?:s|ed|ance)?|reject(?:s|ed|ion)?|non-?conform\w*|defective)\b|\breject\b[^.;]{0,60}\b(?:deliver(?:y|ables?)|goods|products?|shipments?|work|services|equipment)\b`,
      String.raw`\binspect\w*\b[^.;]{0,80}\b(?:deliverables?|goods|products?|shipments?|equipment)\b|\b(?:deliverables?|goods|products?|shipments?|equipment)\b[^.;]{0,80}\binspect\w*`,
    ],
  },
  'OPS-04': {
    name: 'Events beyond control',
    as: ['force-majeure'],
    heading: String.raw`\bforce majeure\b|\bacts? of god\b|\bexcusable delay`,
  },
  'OPS-05': {
    name: 'Rights of third parties',
    as: ['third-party-beneficiary'],
    cues: [
      String.raw`\bthird[- ]part(?:y|ies)'? (?:\w+ )?beneficiar\w*|\b(?:for the )?benefit of\b[^.;]{0,80}\b(?:third part|other person|any person|successors?|indemni|affiliates)|\b(?:no|any)\b[^.;]{0,40}\b(?:rights?|benefits?|remed\w+)\b[^.;]{0,80}\b(?:third part(?:y|ies)|(?:any )?(?:other )?person)\b[^.;]{0,40}\b(?:not a party|other than|under|hereunder|except)\b|\binure to\b|\brights of third parties\b|\bconfers?\b[^.;]{0,80}\b(?:rights?|benefits?|remed\w+)\b`,
    ],
    near: [
      String.raw`\bbeneficiar(?:y|ies)\b|\bthird[- ]part(?:y|ies)\b[^.;]{0,60}\b(?:rights?|enforce\w*|benefit\w*)\b|\b(?:enforce\w*|rely)\b[^.;]{0,80}\b(?:third part(?:y|ies)|affiliates?|any person)\b`,
    ],
  },
  'OPS-06': { name: 'Blanks and placeholders' },
  'OPS-07': { name: 'Attachments that are not there' },
  'OPS-08': { name: 'References to clauses that are not there' },
  'OPS-09': { name: 'Slips in defined terms' },
  'OPS-10': { name: 'Numbers in words that differ from figures' },
  'OPS-11': { name: 'Values that contradict each other' },
  'OPS-12': { name: 'Impossible or unclear dates' },
  'OPS-13': { name: 'Hidden text and instructions to machines' },
  'OPS-14': { name: 'Many duties without a measure' },
  'OPS-15': { name: 'Missing signatures and parties left open' },
  'OPS-16': { name: 'Language that is hard to read' },
  'OPS-17': { name: 'Words taken out of this copy' },
};
