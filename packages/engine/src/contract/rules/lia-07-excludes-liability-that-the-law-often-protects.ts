import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'LIA-07',
  name: 'Excludes liability that the law often protects',
  category: 'liability',
  kind: 'presence',
  baseSeverity: 5,
  grade: 'A',
  sample: { read: 10, right: 10 },
  documents: 'all',
  borneBy: 'the party whose claims are excluded',
  bearer: 'unprotected',
  law: 'Directive 93/13/EEC, Annex 1(a); United Kingdom: Consumer Rights Act 2015, section 65, and Unfair Contract Terms Act 1977, section 2; Virginia: Code section 55.1-1208 for dwellings; as of 2026.',
  cues: ['liab', 'responsib', 'release', 'waive', 'exclude'],
  asserts: 'exclusion',
  triggers: [
    String.raw`(?:{ANYPARTY}[^.;]{0,80}?)?\b(?:not (?:be )?(?:held )?(?:liable|responsible)|(?:no|any) (?:liability|responsibility)|in no event\b[^.;]{0,80}\b(?:liable|responsible)|disclaims?|exclud(?:es?|ed))\b{LONG}\b(?:death|personal injur(?:y|ies)|bodily injur(?:y|ies)|injury to persons?|(?:its|their|our|(?:landlord|lessor|company|employer|owner|provider|operator|organi[sz]er)'s?) (?:own |sole |gross )*negligence|(?:including|even|regardless of|whether)\b[^.;]{0,60}\b(?:gross negligence|wil+ful misconduct))`,
    String.raw`\b(?:releases?|waives?)\b{LONG}\b(?:death|personal injur(?:y|ies)|bodily injur(?:y|ies)|gross negligence|(?:its|their|our|(?:landlord|lessor|company|employer|owner|provider|operator|organi[sz]er)'s?) (?:own |sole )?negligence)`,
  ],
  needs: String.raw`\b(?:not|no|in no event|disclaims?|exclud\w+|releases?|waives?)\b`,
  counterEvidence: [
    {
      pattern: String.raw`\bnothing (?:in|contained)\b|\bno party (?:excludes|limits)\b|\bin no event\b[^.;]{0,30}\b(?:exclude|limit)\b|\bnever (?:exclude|limit)|\bsubject to (?:the )?(?:\w+ )?(?:paragraphs?|clauses?|sections?)\b|\bnot (?:seek to )?(?:exclude|limit|restrict|disclaim)\b|\b(?:except|save|other than|unless|excluding|provided|but only|if)\b|\bto the extent\b(?! (?:permitted|allowed))|\b(?:limitations?|exclusions?|foregoing|section|cap)\b[^.;]{0,60}\b(?:shall|will|do|does) not apply\b`,
      effect: 'drop',
      reason: 'Leaves the liability in place',
    },
    {
      pattern: String.raw`\bnothing (?:in|contained)\b|\bnot (?:seek to )?(?:exclude|limit|restrict)\b[^.;]{0,40}\bliabilit`,
      effect: 'drop',
      reason: 'The sentence beside it leaves the liability in place',
      within: 'neighbours',
    },
    {
      pattern: String.raw`\bindemnif\w+|\binsurance\b|\bhold harmless\b|\bin the absence of\b|\bnot (?:be )?limited\b|\bshall be (?:liable|responsible)\b`,
      effect: 'drop',
      reason: 'Part of an indemnity or of insurance',
    },
    {
      pattern: String.raw`\bpermitted by (?:applicable )?law\b|\ballowed by law\b`,
      effect: -1,
      reason: 'Only as far as the law permits',
    },
    { pattern: '{MUTUAL}', effect: -2, reason: 'Applies to both sides', within: 'sentence' },
  ],
  aggravating: [],
  why: 'Liability for death, injury or grave fault is excluded. In many countries that is void, and it shows how the rest is meant.',
  advantage:
    'The other side gives up claims for injury or grave fault, but a court may well not enforce it.',
  request: 'Keep liability for injury and grave fault',
  mitigation:
    'Add that nothing excludes liability for death or injury caused by negligence, for gross negligence, fraud or wilful misconduct, or for anything the law does not allow to be excluded.',
  wording:
    'Nothing in this Agreement excludes or limits liability for death or personal injury caused by negligence, for gross negligence, fraud or wilful misconduct, or for anything else for which liability cannot be excluded by law.',
  source:
    'Directive 93/13/EEC, Annex 1(a); Consumer Rights Act 2015 section 65; Unfair Contract Terms Act 1977; Virginia Code 55.1-1208',
  examples: {
    matches: [
      'The Company is not liable for death or personal injury caused by its own negligence.',
      'Tenant releases Landlord from all claims for personal injury on the premises.',
    ],
    leaves: [
      'Nothing in this agreement excludes liability for death or personal injury caused by negligence.',
      'Provider is not liable for damage except where caused by its gross negligence.',
    ],
  },
};
