import { findCostlyCourts } from '../checks/law-and-courts.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'DIS-04',
  name: 'Far-away or mismatched courts and law',
  category: 'disputes',
  kind: 'computed',
  baseSeverity: 3,
  grade: 'A',
  sample: { read: 12, right: 11 },
  documents: 'all',
  borneBy: 'whoever lives or trades elsewhere',
  bearer: 'everyone',
  law: 'European Union: consumers may sue at home and keep the protection of their own law (Regulation 1215/2012 art. 18; Regulation 593/2008 art. 6)',
  why: 'To sue costs more than a small claim is worth when the court is far away, and more again when it must apply the law of another place.',
  request: 'Name the law and courts of one place',
  mitigation:
    'Ask for the law and the courts of the place where you are, or of the defendant. Fallback: one neutral place for both, and for consumers their home court.',
  wording:
    'This agreement is governed by the law of [place], and the courts of the same place have jurisdiction. A consumer may sue and be sued only where the consumer lives.',
  source: 'CUAD category Governing Law; Directive 93/13/EEC, Annex 1(q)',
  find: findCostlyCourts,
  examples: {
    matches: [
      'This Agreement is made between Acme Inc. and Beta LLC. This Agreement shall be governed by the laws of the State of Delaware. The parties submit to the exclusive jurisdiction of the courts of the State of California.',
      'This Agreement is made between Acme Inc. and Beta LLC. This Agreement shall be governed by the laws of the Cayman Islands.',
    ],
    leaves: [
      'This Agreement is made between Acme Inc. and Beta LLC. This Agreement shall be governed by the laws of the State of Delaware. The parties submit to the exclusive jurisdiction of the courts of the State of Delaware.',
    ],
  },
};
