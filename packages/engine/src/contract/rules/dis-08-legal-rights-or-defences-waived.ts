import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'DIS-08',
  name: 'Legal rights or defences waived',
  category: 'disputes',
  kind: 'presence',
  baseSeverity: 4,
  grade: 'A',
  sample: { read: 22, right: 18 },
  documents: 'all',
  borneBy: 'the party that waives',
  bearer: 'subject',
  cues: ['waive'],
  asserts: 'exclusion',
  triggers: [
    String.raw`(?:{ANYPARTY}|\b(?:guarantor|surety|undersigned|obligor|debtor|maker)s?),?(?: (?:hereby|knowingly|voluntarily|expressly|irrevocably|unconditionally|further|also|absolutely|specifically|and|shall|to the (?:fullest|maximum) extent (?:permitted|allowed) by (?:applicable )?law),?){0,6} waives?\b{GAP}\b(?:defen[cs]es?|benefits?|protections?|notices?|presentment|demand|counterclaims?|set-?offs?|objections?|exemptions?)\b`,
    String.raw`(?:{ANYPARTY}|\b(?:guarantor|surety|undersigned|obligor|debtor|maker)s?),?(?: (?:hereby|knowingly|voluntarily|expressly|irrevocably|unconditionally|further|also|absolutely|specifically|and|shall|to the (?:fullest|maximum) extent (?:permitted|allowed) by (?:applicable )?law),?){0,6} waives?\b{GAP}\brights?\b[^.;]{0,30}\b(?:to|of) (?:the )?(?:object|contest|challenge|assert|seek|notices?|hearing|appeal|trial|sue|pursue|recover|withdrawal?|privacy|redemption|set-?off|counterclaim|possession|service of|a hearing|require|terminate)\b`,
    String.raw`\bwaives?\b{GAP}\b(?:rights?|defen[cs]es?|benefits?|protections?|notices?|provisions)\b{GAP}\b(?:under|of|provided by|available|afforded|granted|conferred)\b{GAP}\b(?:laws?|statutes?|act|code|homestead|exemption|habitab\w*|directive|regulations?|section \d+|rules)\b`,
    String.raw`\bpresentment\b{GAP}\bwaived\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\bprotective order\b|\b(?:application|choice) of (?:\w+ ){0,3}?(?:governing )?law\b`,
      effect: 'drop',
      reason: 'A choice of the party whose secret a court asks for',
    },
    {
      pattern: String.raw`\bbeen waived\b|\b(?:has|have) (?:not )?waived\b|\breporting requirement|\bage discrimination\b|\breleas(?:e|es|ed|ing)\b|\b1542\b|\bcivil code\b|\b(?:known or suspected|unknown claims|re-?employment)\b|\bpart(?:y|ies) (?:that|who|which) waives?\b|\bintellectual property\b|\b(?:not|nor|never|no party|neither) (?:be deemed to |deemed to |intended to |intend to |to )?(?:have )?waiv|\bmay (?:(?:in its|at its|by)[^,;.]{0,40},? )?(?:expressly )?waive\b|\b(?:unless|if|until)\b[^.;]{0,80}\b(?:shall |has )?waives?\b|\bnothing\b[^.;]{0,120}\bwaiv|\bnot (?:the|their|its) inten\w+\b|\bright to (?:receive|any) (?:any )?(?:payments?|severance|bonus|benefits|compensation)\b|\bplan or program\b`,
      effect: 'drop',
      reason: 'Another waiver, or none',
    },
    {
      pattern: String.raw`\bno waiver\b|\bwaivers\b|\bpurports to\b|\bwaives? (?:any |a |such |the )?(?:\w+ )?(?:breach|default|violation|condition|provision|term|requirement|compliance|performance|fees?|payment|charges?)\b|\bwaiver (?:of|by)\b[^.;]{0,100}\b(?:effective|constitute|deemed|operate|construed)\b|\bfail(?:ure|s|ing)?\b[^.;]{0,160}\bwaiv`,
      effect: 'drop',
      reason: 'The usual clause that says a waiver needs writing',
    },
    {
      pattern: String.raw`\bjury\b|\bclass action|\bclass or collective\b|\b(?:moral rights?|droit moral)\b|\bconfess`,
      effect: 'drop',
      reason: 'A check of its own deals with it',
    },
    {
      pattern: String.raw`\b(?:inconvenient|improper) (?:forum|venue)|\bforum non conveniens\b|\bvenue\b|\bpersonal jurisdiction\b|\bservice of process\b|\bjurisdiction of (?:such|any|the|said) courts?\b|\bsovereign immunity\b|\bsubrogat|\binsurance\b|\bconsequential\b|\bpunitive\b|\bincidental\b|\bstatutory damages\b`,
      effect: 'drop',
      reason: 'Jurisdiction, insurance or the kind of damages',
    },
    {
      pattern: String.raw`\b(?:presentment|protest|dishonou?r)\b`,
      effect: -2,
      reason: 'The usual formal notices of a loan',
      within: 'sentence',
    },
    {
      pattern: String.raw`\bcannot be waived\b|\bnot waivable\b|\bmandatory law\b`,
      effect: -1,
      reason: 'Rights that cannot be waived are kept',
    },
    {
      pattern: String.raw`{MUTUAL}|\beach of the parties\b|\bparties (?:hereto )?(?:hereby |each )?waive`,
      effect: -1,
      reason: 'Both sides waive',
      within: 'sentence',
    },
    {
      pattern: String.raw`\b(?:rule|principle|presumption)\b[^.;]{0,60}\b(?:construction|drafter|drafting party|ambigu)`,
      effect: -2,
      reason: 'Only a rule of interpretation',
      within: 'sentence',
    },
  ],
  aggravating: [
    {
      pattern: String.raw`\b(?:homestead|habitab\w*|notice to quit|eviction|housing)\b`,
      reason: 'Gives up protection of the home',
    },
  ],
  why: 'You sign away protection or defences that the law gives you. Some such waivers are void, but few people find out.',
  advantage: 'The other side gives up defences or notices it would otherwise have against you.',
  request: 'Keep the rights that the law gives',
  mitigation:
    'Ask to delete it. Fallback: name the one right that is meant, make it mutual, and add “except rights that cannot be waived by law”.',
  wording:
    'Nothing in this agreement limits rights, defences or notices that the law gives to a party.',
  source: 'Virginia Code 55.1-1208; Directive 93/13/EEC, Annex 1(b) and (q)',
  examples: {
    matches: [
      'Tenant waives all rights and defences available under the housing statute and all notice to quit.',
      'Guarantor hereby irrevocably waives presentment, demand and every defence of a surety.',
    ],
    leaves: [
      'No waiver of any breach shall be a waiver of later breaches.',
      'A party waives a right only if it says so in writing and no failure to act waives any right.',
      'Each party waives any objection to the venue of such courts.',
    ],
    weighs: [
      {
        text: 'Tenant waives all rights and defences available under the housing statute and all notice to quit.',
        severity: 5,
      },
    ],
  },
};
