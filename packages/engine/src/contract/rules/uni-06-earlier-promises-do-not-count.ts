import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'UNI-06',
  name: 'Earlier promises do not count',
  category: 'unilateral-rights',
  kind: 'presence',
  baseSeverity: 1,
  grade: 'A',
  sample: { read: 15, right: 15 },
  documents: 'all',
  borneBy: 'each party, for what it was promised before',
  bearer: 'everyone',
  cues: ['entire', 'supersed', 'merge', 'relied', 'rely', 'reliance', 'replaces'],
  asserts: 'exclusion',
  triggers: [
    String.raw`\b(?:constitutes?|contains?|represents?|is|are|embod(?:y|ies)|comprises?|forms?|states?|sets? forth|be|expresses)\b[^.;]{0,60}\b(?:entire|whole|complete|full)(?:,? (?:and|final|complete|exclusive|sole|entire)){0,4} (?:agreement|understanding|contract|statement|expression|arrangement)\b`,
    String.raw`\b(?:supersed(?:es?|ed|ing)|replaces?|merges?|cancels?)\b{GAP}\b(?:prior|previous|earlier|contemporaneous)\b[^.;]{0,60}\b(?:agreements?|understandings?|representations?|negotiations?|communications?|discussions?|arrangements?|contracts?|proposals?)\b`,
    String.raw`\b(?:not|has not|have not|nor) (?:\w+ )?(?:rel(?:y|ied|ying)|entered into)\b[^.;]{0,20}\b(?:on|upon|in reliance)\b{GAP}\b(?:representations?|statements?|warrant\w+|promises?|assurances?)\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\b(?:shall|does|will|do) not supersede\b|\bnot (?:the |be the |constitute the )?entire agreement\b|\bterminat\w+ (?:of )?(?:this|the) entire agreement|\bregardless of\b[^.;]{0,40}\bentire\b|\bmerger or consolidation\b|\bsupersede\w* (?:any )?(?:prior )?(?:schedule|price list|version|purchase order|forecast)`,
      effect: 'drop',
      reason: 'Says the opposite, or another meaning',
    },
  ],
  aggravating: [
    {
      pattern: String.raw`\b(?:not|nor) (?:\w+ )?(?:rel(?:y|ied|ying))\b[^.;]{0,20}\b(?:on|upon)\b`,
      reason: 'You confirm that you relied on nothing else',
    },
  ],
  why: 'What was promised in e-mails, demonstrations or talks counts for nothing unless it is written here.',
  advantage: 'Nobody can hold earlier talks against you.',
  request: 'Write every promise that matters into the contract',
  mitigation:
    'Put every promise you rely on into the contract before signing. Fallback: an exception for fraud.',
  wording:
    'This agreement and its schedules are the entire agreement. The written statements listed in [Schedule] form part of it. Nothing limits liability for fraudulent statements.',
  source: 'Directive 93/13/EEC, Annex 1(n); Consumer Rights Act 2015 (United Kingdom)',
  examples: {
    matches: [
      'This is the entire agreement of the parties and supersedes all prior understandings.',
      'Tenant has not relied on any representations of Landlord.',
    ],
    leaves: [
      'Contractor shall perform the entire work by May.',
      'This statement of work does not supersede the agreement.',
    ],
  },
};
