import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'TEN-01',
  name: 'Deposit high, forfeited or unprotected',
  category: 'tenancy',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'N',
  documents: ['lease'],
  borneBy: 'the tenant',
  bearer: ['tenant', 'lessee', 'sublessee', 'renter', 'resident'],
  law: 'England: at most five weeks’ rent, protected in a scheme within 30 days (Tenant Fees Act 2019). US states set limits and days for the return (as of mid-2026)',
  cues: ['deposit'],
  triggers: [
    String.raw`\b(?:security|damage|tenancy|rental|rent)? ?deposit\b{GAP}\b(?:non-? ?refundable|forfeit\w*|not (?:be )?(?:refunded|refundable|returned)|(?:retain|keep|withhold|apply)\w*\b[^.;]{0,60}\b(?:all|whole|entire|sole discretion|without))`,
    String.raw`\b(?:forfeit\w*|retain\w*|keep|non-? ?refundable)\b{GAP}\bdeposit\b`,
    String.raw`\b(?:security|damage|tenancy|rental|rent) deposit\b{GAP}(?:{MONEY}|\b(?:two|three|four|five|six|[2-6])(?: ?\(\d\))?(?: \w+){0,3} (?:months?|weeks?)\b)`,
    String.raw`(?:{MONEY}|\b(?:two|three|four|five|six)(?: ?\(\d\))? months?'? ?(?:\w+ )?rent\b){GAP}\b(?:security|damage|tenancy|rental) deposit\b`,
    String.raw`\bdeposit\b{GAP}\b(?:commingled|without (?:any )?interest|not (?:be )?(?:held in trust|entitled to (?:any )?interest)|no interest)\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\b(?:deposited? (?:in|into) (?:the )?(?:us|united states) mail|mail deposit|escrow agent|earnest money)\b`,
      effect: 'drop',
      reason: 'Another deposit',
    },
    {
      pattern: String.raw`\b(?:protect\w*|scheme|escrow|trust account|interest[- ]bearing|separate account)\b|\b(?:return|refund|repay|repaid)\w*\b[^.;]{0,120}\bwithin\b`,
      effect: -1,
      reason: 'Protected, or returned within a stated time',
    },
  ],
  aggravating: [
    {
      pattern: String.raw`\b(?:non-? ?refundable|forfeit\w*)\b`,
      reason: 'The deposit can be lost altogether',
    },
  ],
  why: 'The deposit is your money. What is not limited, protected and due back by a date is hard to get back.',
  advantage: 'You hold money against damage and unpaid rent.',
  request: 'Limit and protect the deposit',
  mitigation:
    'Ask that it is no more than the law allows, protected or kept apart, returned within 14 to 30 days after the end, and reduced only by itemised and proven cost.',
  wording:
    'The Landlord holds the deposit of [amount] separately from its own money and returns it within thirty days after the tenancy ends, less the proven cost of damage beyond fair wear and tear and of unpaid rent, each listed in writing.',
  source: 'Tenant Fees Act 2019 (England); Virginia Code 55.1-1226',
  examples: {
    matches: [
      'A security deposit of $3,000 is payable and is non-refundable to the Tenant.',
      'Tenant shall pay a security deposit equal to three months of rent, held without interest.',
    ],
    leaves: ['Notice is given on deposit in the United States mail.', 'The rent is due monthly.'],
    weighs: [
      {
        text: 'A security deposit of $3,000 is payable and is non-refundable to the Tenant.',
        severity: 4,
      },
    ],
  },
};
