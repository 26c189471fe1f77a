import type { RuleSubjects } from '../rule-subject.ts';

/** What the rules on drafting and performance are about. Most of them look for slips: without one there is nothing. */
export const draftingSubjects: RuleSubjects = {
  'OPS-01': {
    name: 'Extent of the work',
    cues: [
      String.raw`\b(?:shall|will|agrees? to|must|undertakes? to|engage[sd]?|hire[sd]?|hiring)\b(?! not\b)[^.;]{0,80}\b(?:perform|provide|carry out|render|do)\b[^.;]{0,80}\b(?:services|duties|tasks|work|responsibilities|following)\b(?! (?:providers?|equipment|place|stations?))[^;]{0,80}(?:\b(?:describ\w+|set (?:out|forth)|specified|listed|detailed|as follows|the following|including|such as|for example|in (?:exhibit|schedule|annex|appendix)|consist\w*)\b|:)`,
      String.raw`\b(?:contractor|developer|provider|consultant|freelancer|agency|designer|supplier|advisor|client|artist|photographer|builder)\b[^.;]{0,20}\b(?:shall|will|agrees? to|must|undertakes? to|engage[sd]?|hire[sd]?|hiring|retain(?:s|ed))\b(?! not\b)[^.;]{0,60}\b(?:design|build|develop|construct|install|paint|write|translate|act as|do the following|advise|advice)\b`,
      String.raw`\b(?:services|duties|tasks|work|responsibilities|activities)\b(?! providers?)[^.;]{0,60}\b(?:includes?|consists? of|(?:is|are) (?:described|set (?:out|forth)|specified|listed|limited)|as follows|the following|further described|set out in|those described)\b`,
      String.raw`\bscope of (?:the |its |this )?(?:works?|services|engagement)\b`,
    ],
    near: [
      String.raw`\b(?:shall|will|agrees? to|must|undertakes? to|engage[sd]?|hire[sd]?)\b(?! not\b)[^.;]{0,80}\b(?:perform|provide|carry out|render|complete|devote)\b[^.;]{0,80}\b(?:services|duties|tasks|work|responsibilities|assistance|time)\b`,
      String.raw`\b(?:services?|duties|tasks|work|scope|responsibilities|obligations)\b[^.;]{0,120}\b(?:assign\w*|request\w*|requir\w*|includ\w*|describ\w*|set forth|limit\w*|perform\w*|provid\w*|specif\w*|following)\b`,
      String.raw`\b(?:perform\w*|provid\w*|carry out|render\w*|undertak\w*)\b[^.;]{0,120}\b(?:services?|duties|tasks|work|responsibilities)\b`,
    ],
    heading: String.raw`^[\W\d]*(?:(?:article|section|clause) [\dIVX]+\W+)?(?:the |primary )?(?:services\b|scope\b|duties\b|description of (?:the )?(?:services|work))`,
    off: [
      String.raw`\bnotice period\b|\bwork or write\b|\b(?:good faith|post-termination|best of (?:your|his|her|its|their) abilit\w+|re-?perform|do(?:es)? not include|competing)\b`,
    ],
  },
  'OPS-02': { name: 'Service level', as: ['service-levels'] },
  'OPS-03': {
    name: 'Acceptance of work or goods',
    cues: [
      String.raw`\baccept(?:ance|ed)?\b[^.;]{0,60}\b(?:criteria|tests?|testing|procedures?|periods?)\b|\b(?:accept|reject|inspect)(?:s|ed|ing)?\b[^.;]{0,60}\b(?:deliverables?|goods|products?|shipments?|work|services|equipment)\b|\bacceptance of (?:the |any |all |each )?(?:\w+ )?(?:deliverables?|goods|products?|shipments?|work|services|equipment)\b`,
      String.raw`\b(?:deliverables?|goods|products?|shipments?|work|services|equipment)\b[^.;]{0,80}\b(?:(?:be|been|is|are|was|deemed) (?:\w+ )?(?:accepted|rejected|inspected)|reject(?:s|ed|ion)|non-?conform\w*|defective)\b`,
    ],
    off: [
      String.raw`\bsignature pages?\b|\bpurchase orders?\b|\bupon signing\b|\b(?:invoiced|payable) as\b|\bfees?\b`,
    ],
    near: [
      String.raw`\b(?:accept|reject|inspect)\w*\b[^.;]{0,120}\b(?:deliverables?|goods|products?|shipments?|work|services|equipment)\b`,
      String.raw`\b(?:deliverables?|goods|products?|shipments?|work|services|equipment)\b[^.;]{0,120}\b(?:accept|reject|inspect|non-?conform|defective)\w*\b`,
      String.raw`\baccept\w*\b[^.;]{0,60}\b(?:criteria|tests?|testing|procedures?|specifications?)\b`,
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
      String.raw`\bthird[- ]part(?:y|ies)'? (?:\w+ )?beneficiar\w*|\b(?:no|any)\b[^.;]{0,40}\b(?:rights?|benefits?|remed\w+)\b[^.;]{0,80}\b(?:third part(?:y|ies)|(?:any )?(?:other )?person)\b[^.;]{0,40}\b(?:not a party|other than|under|hereunder|except)\b|\binure to\b|\brights of third parties\b|\bconfers?\b[^.;]{0,80}\b(?:rights?|benefits?|remed\w+)\b`,
    ],
    near: [
      String.raw`\bbenefit of\b[^.;]{0,80}\b(?:third part|other person|any person|successors?|indemni|affiliates)`,
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
