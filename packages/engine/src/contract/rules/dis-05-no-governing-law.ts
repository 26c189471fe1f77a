import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'DIS-05',
  name: 'No governing law',
  category: 'disputes',
  kind: 'absence',
  baseSeverity: 2,
  grade: 'A',
  sample: { read: 11, right: 10 },
  documents: ['saas', 'services', 'supply', 'licence', 'nda'],
  borneBy: 'both sides',
  bearer: 'everyone',
  soughtFor: 'a clause that says which law applies',
  present: [
    String.raw`\b(?:governed|governing|interpreted|construed|controlled)\b{GAP}\blaws?\b`,
    String.raw`\b(?:governing|choice of|controlling) laws?\b|\bapplicable law(?:s)? (?:is|are|shall be|to this)\b|\blaw applicable to this\b`,
    String.raw`\blaws? of (?:the )?(?:state|commonwealth|province|country|kingdom|republic|people's republic|england|scotland|united|federal|[a-z]+ law)\b`,
    String.raw`\b(?:governed|construed|interpreted)\b{GAP}\b(?:by|under|with)\b{GAP}\b(?:laws?|legislation|statutes|jurisdiction|code)\b`,
    String.raw`\b(?:new york|delaware|california|texas|english|swiss|german|french|israeli|indian|chinese|prc|canadian|australian|singapore|hong kong|japanese|dutch|irish|scottish) law\b`,
  ],
  presentAs: ['governing-law'],
  expectedIn: ['dispute-resolution', 'notices', 'entire-agreement', 'severability', 'amendment'],
  why: 'If a dispute comes, the first one will be about which law decides it, and where.',
  request: 'Name the law and the courts',
  mitigation:
    'Add a clause that names the law and the courts, best those of the place where the agreement is performed. Fallback: the law and courts of the defendant.',
  wording:
    'This agreement is governed by the law of [place]. The courts of [place] have jurisdiction over every dispute that arises out of it.',
  source: 'CUAD category Governing Law',
  examples: {
    matches: [
      'This services agreement is made between Acme Ltd and Beta Ltd. Acme provides the services. Beta pays the fees.',
      'This services agreement is made between Acme Ltd and Beta Ltd. Acme complies with applicable laws. Work is done under the Master Agreement.',
    ],
    leaves: [
      'This services agreement is made between Acme Ltd and Beta Ltd. This Agreement shall be governed by the laws of the State of New York.',
      'This services agreement is made between Acme Ltd and Beta Ltd. English law applies to it.',
    ],
  },
};
