import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'TRM-13',
  name: 'No terms on switching cloud provider',
  category: 'termination',
  kind: 'absence',
  baseSeverity: 2,
  grade: 'N',
  documents: ['saas'],
  borneBy: 'the customer in the European Union',
  bearer: 'payer',
  law: 'Regulation (EU) 2023/2854 (Data Act), articles 23 to 31, applied since 12 September 2025; switching charges end on 12 January 2027.',
  soughtFor: 'terms on switching to another provider',
  onlyIf: String.raw`\b(?:host\w*|establish\w*|locat\w*|offer\w*|resid\w*|users|customers)\b[^.;]{0,60}\bin the (?:european union|european economic area|EU|EEA)\b|\blaws? of (?:the )?(?:federal republic of )?(?:ireland|germany|france|(?:the )?netherlands|spain|italy|belgium|sweden|finland|denmark|austria|poland|portugal|luxembourg)\b`,
  present: [
    String.raw`\bswitch(?:es|ed|ing)?\b{GAP}\b(?:providers?|services?|on[- ]premis\w+|cloud)\b`,
    String.raw`\b(?:data act|2023\/2854)\b`,
    String.raw`\bexportable data\b|\bdata portability\b|\bport(?:ing)? (?:the |its |customer )?data\b`,
  ],
  expectedIn: ['term', 'termination-for-cause', 'post-termination-services', 'data-protection'],
  why: 'European law gives cloud customers a right to switch within set times and at set cost. A contract that is silent leaves the details to a dispute.',
  request: 'Add the terms on switching',
  mitigation:
    'Ask for a switching annex: leaving on two months’ notice at most, thirty days of assisted transition, thirty days to fetch the data, and no charge beyond cost. Fallback: a reference to the Data Act.',
  wording:
    'The Customer may switch to another provider or to its own systems on two months’ notice. The Provider shall assist the move for thirty days, keep the exportable data available for thirty days after that, and charge no more than its cost for the switch, and nothing from 12 January 2027.',
  advice: {
    laws: ['eu'],
    elsewhere: {
      request: 'Add terms on switching',
      mitigation:
        'Ask for a right to move to another provider on reasonable notice, with help, time to fetch the data and a stated charge.',
    },
  },
  source: 'Regulation (EU) 2023/2854, articles 23 to 25 and 29',
  examples: {
    matches: [
      'Provider hosts the cloud service in the European Union. Either party may terminate on three months’ notice.',
    ],
    leaves: [
      'Provider hosts the cloud service in the European Union. Customer may switch to another provider on two months’ notice.',
      'Provider hosts the cloud service in Ohio.',
    ],
  },
};
