import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'TRM-12',
  name: 'No term or way to end the contract',
  category: 'termination',
  kind: 'absence',
  baseSeverity: 3,
  grade: 'N',
  documents: ['saas', 'services', 'supply', 'licence', 'nda', 'employment', 'lease'],
  borneBy: 'both parties',
  bearer: 'everyone',
  soughtFor: 'how long the contract lasts and how it ends',
  present: [
    String.raw`\bterminat(?:e[sd]?|ed|ion|ing|able)\b`,
    String.raw`\b(?:initial|renewal|fixed|contract|lease|employment|licen[cs]e) (?:term|period)\b`,
    String.raw`\bterm of (?:this|the|his|her|your)\b|\b(?:the|its) term (?:is|shall|will|begins|commences|starts|ends|runs|of)\b`,
    String.raw`\b(?:expir(?:e[sd]?|y|ation|ing)|cease[sd]? to (?:be|have)|cancel(?:led|lation)?|rescind\w*|rescission)\b`,
    String.raw`\b(?:commenc\w+|start\w*|begin\w*|effective|binding|in effect|in force|valid|duration|continu\w+|remain\w*)\b{GAP}\b(?:until|through|ending|years?|months?|period)\b`,
    String.raw`\b(?:at|on)[- ]will\b|\b(?:end|ends|ending) (?:this|the (?:agreement|contract|lease|tenancy|employment|engagement|relationship|subscription|membership|services?)|on|your)\b`,
    String.raw`\b(?:agreement|contract|lease|licen[cs]e|tenancy|employment|appointment|engagement|services?|subscription|membership|obligations?|arrangement|let|lets|rents?|hired?|employed|engaged)\b[^.;]{0,120}\bfor (?:an? (?:\w+ ){0,3}(?:period|term) of )?{DUR}`,
  ],
  presentAs: [
    'term',
    'expiration-date',
    'renewal-term',
    'termination-for-cause',
    'termination-for-convenience',
  ],
  notExpectedIn: ['investment'],
  expectedIn: ['effective-date', 'survival', 'payment'],
  why: 'Nobody knows when the contract ends or how to leave it, which each side can later read in its own way.',
  request: 'State the term and how to end it',
  mitigation:
    'State when the contract starts, how long it lasts, whether it renews, and how either side can end it. Fallback: a right of either side to end it on thirty days’ notice.',
  wording:
    'This Agreement starts on [date] and lasts until [date]. Either party may end it earlier by thirty days’ written notice, or at once if the other commits a material breach and does not cure it within thirty days of written notice.',
  source:
    'CUAD category Expiration Date; UK Acas guidance on written particulars (notice and duration)',
  examples: {
    matches: [
      'Contractor shall paint the houses of Client. Client pays $4,000 for each house.',
      'Contractor shall paint the houses of Client. Client may object for ten days after each invoice.',
    ],
    leaves: [
      'Contractor shall paint the houses of Client. Either party may terminate this Agreement on notice.',
      'Contractor shall paint the houses of Client. This Agreement remains in effect until the last house is painted.',
    ],
  },
};
