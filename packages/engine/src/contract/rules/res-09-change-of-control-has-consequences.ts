import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'RES-09',
  name: 'Change of control has consequences',
  category: 'restrictions',
  kind: 'presence',
  baseSeverity: 2,
  grade: 'A',
  sample: { read: 16, right: 14 },
  documents: ['saas', 'licence', 'supply', 'services', 'employment', 'loan', 'severance'],
  borneBy: 'the company whose control changes',
  bearer: 'controlled',
  cues: ['control', 'merger', 'merge', 'consolidat', 'ownership', 'majority', 'substantially all'],
  asserts: 'power',
  triggers: [
    String.raw`\b(?:change (?:of|in)(?: the)? (?:\w+ )?control|change (?:of|in)(?: the)? (?:majority )?ownership)\b`,
    String.raw`\b(?:merger|consolidation|merges?|acquisition|acquired|sale|sells?|transfers?) {GAP}\b(?:control|substantially all|majority|voting|assets)\b{LONG}\b(?:may (?:\w+ )?terminate|right to terminate|deemed (?:to be |to constitute )?an? (?:\w+ )?(?:assignment|transfer))\b`,
    String.raw`\bdeemed (?:to be |to constitute )?an? (?:\w+ )?(?:assignment|transfer)\b{LONG}\b(?:merger|consolidation|control|voting|majority)\b`,
  ],
  needs: String.raw`\bterminat\w*|\bconsent\b|\bapproval\b|\bdeemed\b|\baccelerat\w*|\bvest\w*|\bpayable\b|\bentitle\w*|\bright to\b|\bconstitute\b|\bdefault\b|\bnotice\b|\bnotify\b|\boption\b|\bseverance\b|\blump sum\b`,
  counterEvidence: [
    {
      pattern: String.raw`\bclimate change\b|\bchange control\b|\bbeyond\b[^.;]{0,40}\bcontrol\b|\bquality control\b|\b(?:no|not) (?:be )?deemed\b|\b(?:may|can) (?:\w+,? ){0,3}(?:assign|transfer)\b[^.;]{0,160}\bchange (?:of|in)\b|\b(?:no|not)\b[^.;]{0,30}\bconsent\b[^.;]{0,60}\b(?:required|necessary)\b|\bwithout\b[^.;]{0,60}\bconsent\b[^.;]{0,160}\b(?:connection with|pursuant to|part of|successor)\b|\bdoes not result in\b|\bshall not (?:constitute|be considered)\b|\b(?:terminat\w*)\b[^.;]{0,40}\bprior to (?:a |the )?change (?:of|in) control\b`,
      effect: 'drop',
      reason: 'Another meaning, or without consequences',
    },
    {
      pattern: String.raw`\bwithout\b[^.;]{0,40}\bconsent\b[^.;]{0,200}\b(?:merger|change (?:of|in) control|acquisition)\b|\bmay assign\b|\bupon notice\b`,
      effect: -1,
      reason: 'Transfer in a sale of the business is allowed',
      within: 'sentence',
    },
    {
      pattern: String.raw`\bonly if\b[^.;]{0,80}\bcompet(?:es?|itors?)\b`,
      effect: -1,
      reason: 'Only if a competitor takes control',
    },
  ],
  aggravating: [],
  why: 'A sale of the business can end the contract, need consent or trigger payments, and so lower what a buyer will pay.',
  request: 'Ask for notice instead of consent',
  mitigation:
    'Ask for a duty to give notice only. Fallback: a right to end the contract within thirty days, and only if the buyer is a direct competitor.',
  wording:
    'A party gives the other notice within ten days of a change of its control. The other party may end this agreement with thirty days’ notice, given within thirty days of that notice, only if the party now in control competes directly with it.',
  advice: {
    kinds: [
      'saas',
      'licence',
      'supply',
      'services',
      'contract',
      'joint-venture',
      'franchise',
      'distribution',
      'agency',
      'sponsorship',
    ],
    elsewhere: {
      request: 'Narrow what counts as a change of control',
      mitigation:
        'Ask that only a change by which somebody new gets more than half of the votes counts, and that there is time to answer before anything follows from it.',
    },
  },
  source: 'CUAD category Change of Control',
  examples: {
    matches: [
      'A change of control of Customer entitles Provider to terminate.',
      'A merger in which Tenant transfers control of its voting stock shall be deemed an assignment of this Lease that may not be made without consent; any transfer of a majority of the voting stock is deemed an assignment.',
    ],
    leaves: [
      'The parties keep a log of change control requests and approvals.',
      'Neither party is liable for events beyond its control.',
    ],
  },
};
