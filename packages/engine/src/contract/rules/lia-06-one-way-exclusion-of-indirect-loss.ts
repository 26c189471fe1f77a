import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'LIA-06',
  name: 'One-way exclusion of indirect loss',
  category: 'liability',
  kind: 'asymmetry',
  baseSeverity: 3,
  grade: 'A',
  sample: { read: 11, right: 9 },
  documents: 'all',
  borneBy: 'the party whose loss is excluded',
  bearer: 'unprotected',
  needs: String.raw`\b(?:not|no|never|neither|nor|exclu[ds]\w*|disclaim\w*|waive\w*|without)\b`,
  cues: ['liable', 'liability', 'exclude', 'disclaim', 'responsible', 'recover'],
  asserts: 'exclusion',
  triggers: [
    String.raw`(?:{ANYPARTY}[^.;]{0,80}?)?\b(?:liable|liability|excludes?|disclaims?|responsible|recover\w*)\b{LONG}(?<!\bdirect (?:or|and) )\b(?:consequential|indirect|incidental|special|punitive|exemplary)(?:,? ?(?:or |and |and\/or )?(?:consequential|indirect|incidental|special|punitive|exemplary|reliance|multiplied))*\b{GAP}\b(?:damages?|loss|losses)\b`,
    String.raw`(?:{ANYPARTY}[^.;]{0,80}?)?\b(?:liable|liability|excludes?)\b{LONG}\b(?:loss of|lost) (?:anticipated )?(?:profits?|revenues?|business|data|goodwill|use|savings)\b`,
  ],
  reciprocity: 'rule',
  counterEvidence: [
    {
      pattern: String.raw`{MUTUAL}|\b(?:each|either|neither|no|any|the other) party\b|\bneither\b|\bsuch party (?:has|was|have)\b|\bforegoing indemnit|\bindemnifications?\b[^.;]{0,40}\bexclude|\bon the one hand\b|\b(?:does|do) not (?:allow|permit)\b|\bliab\w+ to the other\b|\bone another\b|\bparties\b|\b(?:one|a) party\b|\b(?:either|neither) [\w.]+(?: [\w.]+)? (?:or|nor) \w+`,
      effect: 'drop',
      reason: 'Applies to both sides',
    },
    {
      pattern: String.raw`\b(?:liability insurance|insurance coverage)\b|\b(?:indemnif\w+|shall be liable|fully liable)\b(?![^.]{0,200}\bnot\b)`,
      effect: 'drop',
      reason: 'Imposes liability instead of excluding it',
      within: 'match',
    },
    {
      pattern: String.raw`\b(?:except|other than|excluding|shall not apply|does not apply)\b[^.;]{0,80}\b(?:confidential|indemn|data|gross|wil+ful|fraud)`,
      effect: -1,
      reason: 'Exceptions for grave cases',
    },
  ],
  aggravating: [],
  why: 'Lost profit, lost data and interrupted business are often the real damage. A one-way exclusion takes them away from one side only.',
  advantage: 'You do not answer for lost profits and other indirect losses of the other side.',
  request: 'Make the exclusion of indirect loss mutual',
  mitigation:
    'Let the exclusion apply to both sides, and name what stays recoverable as direct loss: restoring data, regulatory penalties, and the cost of cover.',
  wording:
    'Neither party is liable to the other for indirect or consequential damages. The cost of restoring data, regulatory penalties and the reasonable cost of a replacement are direct damages.',
  advice: {
    kinds: ['saas', 'services', 'supply', 'licence', 'contract'],
    elsewhere: {
      request: 'Make the exclusion of indirect loss mutual',
      mitigation:
        'Ask that the exclusion apply to both sides alike, and name the losses that stay recoverable.',
    },
  },
  source:
    'Common Paper Cloud Service Agreement 2.1 section 8.2 and Bonterms Cloud Terms 1.0 section 16.2, both mutual; Directive 93/13/EEC, Annex 1(b)',
  examples: {
    matches: [
      'In no event will Provider be liable for any indirect, incidental, special or consequential damages, including loss of profits.',
      'Provider shall not be liable for lost profits or other consequential damages.',
    ],
    leaves: [
      'Neither party is liable for indirect, incidental or consequential damages.',
      'Each party excludes liability for indirect or consequential loss.',
    ],
  },
};
