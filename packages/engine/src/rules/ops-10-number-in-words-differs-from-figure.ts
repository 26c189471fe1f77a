import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'OPS-10',
  name: 'Number in words differs from figure',
  category: 'drafting',
  kind: 'consistency',
  baseSeverity: 3,
  grade: 'B',
  documents: 'all',
  bornBy: 'both sides',
  cues: ['('],
  triggers: [
    String.raw`(?<!\b(?:half|quarter|quarters|third|thirds|tenth|tenths|hundredths?|thousandths?) of )(?<![a-z]{2}ty[- ]{1,2})(?<!half |[/\d] ?|[a-z]-)(?<!\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion)[- ,]{1,2}(?:and )?)(?!hundred|thousand|million|billion)\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion)(?:,? ?(?:and )?-?\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion)\b){0,12} ?(?:u\.?s\.? |united states )?(?:dollars|euros|pounds|percent|per cent)? ?\(\s?[$£€]?\s?\d[\d,]*(?:\.\d+)?\s?%?\s?\)(?!\s?(?:million|thousand|billion))`,
  ],
  test: 'words-differ-from-figure',
  counterEvidence: [
    {
      pattern: String.raw`\b(?:half|quarters?|hundredths?|cents|point)\b`,
      effect: 'drop',
      reason: 'A fraction',
      within: 'match',
    },
  ],
  aggravating: [],
  why: 'Two numbers are given for the same thing. Usually the words prevail, so the figure everybody reads may not be the one that counts.',
  request: 'Correct the number',
  mitigation: 'Agree which number is meant and correct the other before signing.',
  source: 'Drafting practice; the rule of construction that words prevail over figures',
  examples: {
    matches: [
      'Payment is due within thirty (60) days.',
      'A fee of Two Hundred Thousand Dollars ($250,000) is payable.',
    ],
    leaves: [
      'Payment is due within thirty (30) days.',
      'A fee of One Million Two Hundred Fifty Thousand Dollars ($1,250,000) is payable.',
    ],
  },
};
