import type { ClauseSubjects } from '../clause-subject.ts';

/** Who pays for what goes wrong. */
export const liabilitySubjects: ClauseSubjects = {
  'liability-limits': {
    name: 'Limit of liability',
    question: 'How much can each side be made to pay?',
    rules: ['LIA-01', 'LIA-02', 'LIA-04', 'LIA-05'],
    concepts: ['liable-regardless-of-fault', 'hire-excess', 'responsible-for-account-use'],
    categories: ['cap-on-liability', 'uncapped-liability'],
    terms: ['liability-cap'],
    request: 'Ask for a ceiling that holds for both sides.',
    balanced: [
      {
        pattern: String.raw`\b(?:each|either|neither|both) part(?:y|ies)(?:['’]s?)?\b[^.;]{0,120}\b(?:liab|exceed|limited)|\bthe other party\b[^.;]{0,100}\bexceed`,
        unless: String.raw`\bexcept that (?:the )?\w+\b`,
        isOnlyMutual: true,
        reason: 'The ceiling holds for both sides alike.',
      },
    ],
  },
  'excluded-loss': {
    name: 'Losses that are excluded',
    question: 'For which losses does nobody, or one side alone, have to pay?',
    rules: ['LIA-03', 'LIA-06', 'LIA-07', 'UCT-06'],
    vocabulary: String.raw`\bliab|\bdamages?\b|\bloss`,
    isOptional: true,
    request: 'Ask that exclusions hold for both sides and leave out what the law protects.',
    balanced: [
      {
        pattern: String.raw`\b(?:neither|each|either|no) party\b[^.;]{0,120}\b(?:indirect|consequential|special|incidental|punitive|lost profits|loss of profits?)\b|\bneither of us\b[^.;]{0,80}\b(?:indirect|consequential)\b`,
        isOnlyMutual: true,
        reason: 'Indirect losses are excluded for both sides alike.',
      },
    ],
  },
  indemnity: {
    name: 'Indemnity',
    question: 'Who has to pay for claims of others?',
    rules: ['LIA-08', 'LIA-09', 'LIA-10'],
    concepts: ['indemnity-on-demand'],
    categories: ['indemnification'],
    vocabulary: String.raw`indemn|hold(?:s|ing)? (?:\w+ ){0,3}harmless|make good|claims (?:of|by) (?:third|other)`,
    isOptional: true,
    request: 'Ask that each side answer for claims of others that it causes.',
    balanced: [
      {
        pattern: String.raw`\b(?:each|either) party\b[^.;]{0,60}\bindemnif|\bmutual(?:ly)?\b[^.;]{0,30}\bindemni|\bthe parties (?:shall|will|agree to) (?:mutually )?indemnify each other\b|\bindemnifying party\b[^.]{0,200}\bindemnified party\b`,
        reason: 'Each side indemnifies the other.',
      },
    ],
  },
  'ip-claims': {
    name: 'Claims that rights are infringed',
    question: 'Who answers if somebody else’s rights are infringed?',
    rules: ['IPD-20'],
    concepts: ['infringement-indemnity-limited'],
    vocabulary: String.raw`\binfring|\bmisappropriat|rights of (?:third|others)|\bpatent`,
    calledForBy: String.raw`\b(?:software|content|design|artwork|music|film|licen[cs]e|trade ?marks?|patents?|technology|platform|products?)\b`,
    request: 'Ask for defence and indemnity against claims that the delivery infringes rights.',
  },
  'liquidated-damages': {
    name: 'Penalties and fixed damages',
    question: 'Which sums are due for a breach or for leaving, whatever the loss?',
    rules: ['LIA-14'],
    categories: ['liquidated-damages'],
    terms: ['liquidated-damages'],
    vocabulary: String.raw`\bliquidated|\bpenalt|\bforfeit|\bfixed (?:sum|amount)|\bdamages\b|\bfine[sd]?\b|\bcharge(?:s|d)?\b|\bfees?\b`,
    isOptional: true,
    isParticular: true,
    request: 'Leave it out, or ask for a sum near the likely loss.',
  },
  'claim-period': {
    name: 'Time to bring claims',
    question: 'Within which time has a claim to be made?',
    rules: ['LIA-13'],
    request: 'Leave it to the law.',
  },
  guarantee: {
    name: 'Guarantee and joint liability',
    question: 'Who else answers for the debts of a party?',
    rules: ['LIA-15'],
    vocabulary: String.raw`\bguarant|\bsuret|\bjoint(?:ly)?\b|\bco-?sign`,
    isOptional: true,
    isParticular: true,
    request: 'Leave it out.',
  },
  release: {
    name: 'Release of claims',
    question: 'Which claims are given up?',
    rules: ['LIA-16', 'RES-07'],
    concepts: ['short-consideration-time'],
    categories: ['covenant-not-to-sue'],
    vocabulary: String.raw`\breleas|\bwaiv|\bdischarg|\bsue\b|\bgive up\b|\bclaims?\b|\bchalleng|\bcontest`,
    isOptional: true,
    isParticular: true,
    request: 'Ask that a release hold for both sides and for what is known.',
    balanced: [
      {
        pattern: String.raw`\b(?:each|either|neither|both) part(?:y|ies)\b[^.;]{0,60}\b(?:releas|waive|discharg|sue)|\bmutual(?:ly)?\b[^.;]{0,20}\breleas|\brelease each other\b`,
        reason: 'Both sides release each other.',
      },
    ],
  },
  'third-parties': {
    name: 'Rights of others',
    question: 'Can somebody who did not sign enforce the contract?',
    rules: ['OPS-05'],
    categories: ['third-party-beneficiary'],
    vocabulary: String.raw`\bthird[- ]part|\bbeneficiar|\bno other person|\bbenefit of\b`,
    isOptional: true,
    request: 'Ask that nobody else may enforce the contract.',
    balanced: [
      {
        pattern: String.raw`\bno (?:other |third )?(?:person|party|parties|entity|rights)\b[^.;]{0,80}\b(?:third|beneficiar|enforce|right)|\bnot (?:intended|confer)[^.;]{0,100}\bthird\b|\bcontracts \(rights of third parties\) act\b[^.;]{0,60}\b(?:not|exclud)`,
        reason: 'Nobody but the parties has rights from it.',
      },
    ],
  },
};
