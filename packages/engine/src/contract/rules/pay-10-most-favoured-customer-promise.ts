import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'PAY-10',
  name: 'Most-favoured-customer promise',
  category: 'payment',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'A',
  sample: { read: 5, right: 4 },
  documents: ['saas', 'services', 'supply', 'licence'],
  borneBy: 'the seller or supplier',
  bearer: 'performer',
  cues: ['favo', 'lowest'],
  triggers: [
    String.raw`\bmost[- ]favou?red[- ](?:nations?|customers?|licensees?|pricing)\b`,
    String.raw`\b(?:no less favou?rable|as favou?rable|at least as favou?rable|more favou?rable)\b{GAP}\b(?:prices?|pricing|rates?|fees)\b`,
    String.raw`\b(?:prices?|pricing|rates?|fees)\b{GAP}\b(?:no less favou?rable|as favou?rable|more favou?rable)\b`,
    String.raw`\blowest (?:prices?|rates?)\b{GAP}\b(?:offered|charged|available)\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\btax|\btreaty|\bfirst refusal\b|\binterest rates?\b`,
      effect: 'drop',
      reason: 'Speaks of taxes or interest',
    },
    {
      pattern: String.raw`\bsimilar(?:ly)? (?:situated|volumes?|quantit)|\bcomparable (?:volumes?|quantit|terms)|\bsubstantially similar\b`,
      effect: -1,
      reason: 'Only for comparable deals',
      within: 'sentence',
    },
  ],
  aggravating: [],
  why: 'Every better price given to somebody else has to be passed on, which ties pricing for all customers to this contract.',
  advantage: 'You get the best price that anybody gets.',
  request: 'Limit the best-price promise',
  mitigation:
    'Delete it. Fallback: compare only like volumes, terms and regions, from now on and without audit, with a price adjustment as the only consequence.',
  wording:
    'During the term the supplier shall not charge the customer more than other customers in the same region that buy a comparable volume on comparable terms. A lower price applies from the day on which it is known, and is the only consequence.',
  source: 'CUAD category Most Favored Nation',
  examples: {
    matches: [
      'Supplier grants Buyer most favored customer pricing.',
      'The prices shall be no less favorable than those offered to any other customer.',
    ],
    leaves: ['Prices are set out in the price list.'],
  },
};
