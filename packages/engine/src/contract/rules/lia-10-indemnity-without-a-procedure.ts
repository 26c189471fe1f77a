import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'LIA-10',
  name: 'Indemnity without a procedure',
  category: 'liability',
  kind: 'absence',
  baseSeverity: 2,
  grade: 'A',
  sample: { read: 25, right: 23 },
  documents: ['saas', 'services', 'supply', 'licence'],
  borneBy: 'the indemnifying party',
  bearer: 'indemnifier',
  soughtFor: 'a procedure for indemnified claims',
  onlyIf: String.raw`(?<!\bno (?:event|case|way|circumstances) )\b(?:shall|will|must|agrees? to|hereby)\b(?![^.;]{0,60}\b(?:not|no|never)\b[^.;]{0,40}\bindemnify)[^.;]{0,60}\bindemnify\b|\bindemnifies\b`,
  present: [
    String.raw`\b(?:prompt(?:ly)?|written|immediate(?:ly)?|timely|give|giving|provide[sd]?|reasonable)\b{GAP}\bnot(?:ice|if\w+)\b{LONG}\b(?:claims?|actions?|suits?|proceedings?|demands?|litigation|indemni\w+)\b`,
    String.raw`\b(?:claims?|actions?|suits?|proceedings?|litigation)\b{LONG}\b(?:prompt(?:ly)?|written|immediate(?:ly)?|give)\b{GAP}\bnot(?:ice|ify)\b`,
    String.raw`\b(?:control|conduct|assum\w+|tak\w+ over|direct|handle|manage)\b{GAP}\b(?:defen[cs]es?|settlement|litigation|actions?|claims?|suits?|proceedings?)\b`,
    String.raw`\bnotif(?:y|ies|ied|ying|ication)\b{GAP}\b(?:claims?|actions?|suits?|proceedings?|litigation)\b`,
    String.raw`\bparticipate in (?:the|any|its|such) (?:\w+ )?(?:defen[cs]e|settlement)\b|\bopportunity to defend\b|\btender(?:s|ed|ing)? (?:of )?(?:the )?defen[cs]e\b`,
    String.raw`\bsettle\w*\b{GAP}\b(?:without|consent|approval|approved)\b`,
    String.raw`\b(?:right|option|opportunity|obligation) to (?:\w+ ){0,3}?(?:defend|participate)\b`,
    String.raw`\bcounsel (?:of its|reasonably|selected|chosen)\b`,
    String.raw`\b(?:indemnified|indemnifying) part(?:y|ies)\b{LONG}\b(?:notice|notify|defend|defense|defence|cooperat\w+)\b`,
  ],
  expectedIn: ['indemnification'],
  why: 'Without prompt notice, control of the defence and a say in settlements, the indemnifying side pays for a case that it cannot steer.',
  request: 'Add a procedure for claims',
  mitigation:
    'Add prompt notice, control of the defence by the side that pays, reasonable help at its cost, and no settlement without consent. Fallback: notice and a say in settlements.',
  wording:
    'A party seeking to be indemnified shall notify the other promptly of the claim, leave the defence and settlement to the other, and give reasonable help at the other’s cost. Delay in giving notice matters only to the extent that it does harm, and neither party may settle a claim in a way that admits fault of the other or binds it to pay without its consent.',
  source:
    'Common Paper Cloud Service Agreement 2.1 section 9.3; Bonterms Cloud Terms 1.0 section 17.4',
  examples: {
    matches: [
      'Contractor shall indemnify Client against all claims arising from the works. Client pays $500.',
    ],
    leaves: [
      'Contractor shall indemnify Client against all claims. Client shall promptly notify Contractor of any claim.',
      'Contractor shall paint the house.',
    ],
  },
};
