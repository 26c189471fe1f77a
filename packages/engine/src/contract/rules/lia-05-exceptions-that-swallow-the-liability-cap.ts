import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'LIA-05',
  name: 'Exceptions that swallow the liability cap',
  category: 'liability',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'N',
  documents: ['saas', 'services', 'supply', 'licence'],
  borneBy: 'the party that relies on the cap',
  bearer: 'performer',
  cues: ['limit', 'cap', 'foregoing', 'exclusion', 'except'],
  asserts: 'exclusion',
  triggers: [
    String.raw`\b(?:limit(?:s|ations?)?(?: of liability)?|caps?|exclusions?(?: of (?:liability|damages))?)\b{GAP}\b(?:shall|will|does|do|is|are) not (?:be )?(?:apply|applicable|limit|affect|extend)\b{LONG}\b(?:any (?:material )?breach(?:es)?(?! (?:by \w+ )?of (?:section|clause|article|paragraph|its|the provisions of|confiden))|breach(?:es)? of (?:this agreement|any (?:obligation|provision|representation|warranty|term)s?)(?! (?:\w+ )?(?:under|in|set forth in|with respect to|relating to|regarding) (?:section|clause|article|confiden|intellectual))|(?<!gross )(?<!grossly )(?<!gross\))(?:negligence|negligent acts?)\b(?! or (?:more|gross)| where| in which))`,
    String.raw`\bexcept (?:for|in the case of|with respect to)\b{GAP}\b(?:any (?:material )?breach of this agreement|breach(?:es)? of (?:this agreement|any (?:obligation|provision|representation|warranty)))\b{LONG}\b(?:in no event|liability|damages)\b`,
  ],
  needs: String.raw`\b(?:liab\w+|limitations?|damages|cap)\b`,
  counterEvidence: [
    {
      pattern: String.raw`\bshall not apply to (?:\w+ )?information\b|\breceiving party\b|\bdeath\b|\bpersonal injur\w+|\bpublic(?:ly)? (?:domain|available|knowledge)\b`,
      effect: 'drop',
      reason: 'A limit on secrecy, not on liability',
    },
    {
      pattern: String.raw`\b(?:indemnit(?:y|ies)|indemnif\w+)[^.;]{0,40}\b(?:shall|will|does|do) not apply\b|\bforce majeure\b|\bstatute of limitations?\b|\bwarrant(?:y|ies)\b[^.;]{0,60}\b(?:shall|will|does|do) not apply\b`,
      effect: 'drop',
      reason: 'Speaks of something else',
    },
    {
      pattern: String.raw`\bbreach of (?:section|clause|article) \d|\bconfidential|\binfring|\bindemnif|\bpayment obligations\b`,
      effect: -1,
      reason: 'Part of a list of narrower exceptions',
      within: 'sentence',
    },
  ],
  aggravating: [],
  why: 'A cap that does not apply to any breach, or to plain negligence, protects nobody: that is what claims are about.',
  advantage:
    'The cap on the other side’s liability falls away for almost every claim that can arise.',
  request: 'Close the list of exceptions to the cap',
  mitigation:
    'Replace the exception by a closed list: fraud, death and injury, wilful misconduct, infringement claims and unpaid fees. Fallback: a second, higher cap for breaches of confidentiality and data protection.',
  wording:
    'The limitation of liability does not apply to fraud, wilful misconduct, death or personal injury caused by negligence, the indemnity for infringement of intellectual property, or the duty to pay fees that are due.',
  source:
    'Common Paper Cloud Service Agreement 2.1 section 8.4; Bonterms Cloud Terms 1.0 section 16.3',
  examples: {
    matches: [
      'The foregoing limitation shall not apply to any breach of this Agreement by Customer.',
      'The limitations in this section do not apply to damages caused by the negligence of Supplier.',
    ],
    leaves: [
      'The foregoing limitation shall not apply to breach of Section 9.',
      'The limitation of liability does not apply to gross negligence or fraud.',
    ],
  },
};
