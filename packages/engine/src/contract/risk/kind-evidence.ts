import type { DocumentKind } from '@clauselight/schema';
import { compilePattern, type Pattern } from './pattern.ts';
import type { SentenceIndex } from './sentence-index.ts';

const acts = String.raw`\b(?:shall|will|must|may|agrees?|promises?|undertakes?|is (?:entitled|required|obliged)|pays?|has the right)\b`;

interface KindEvidence {
  readonly patterns: readonly string[];
  /** The least number of sentences that match. */
  readonly sentences: number;
}

/** What shows that a contract does what contracts of a kind do, whatever it is called: somebody acts in a role of it. */
const evidenceOf: Partial<Readonly<Record<DocumentKind, KindEvidence>>> = {
  lease: {
    patterns: [
      String.raw`\b(?:tenants?|lessees?|renters?|lodgers?|landlords?|lessors?)\b[^.;]{0,80}${acts}`,
    ],
    sentences: 2,
  },
  loan: {
    patterns: [
      String.raw`\b(?:borrowers?|debtors?|lenders?)\b[^.;]{0,80}${acts}`,
      String.raw`\bpromises? to (?:re)?pay\b|\b(?:lends?|lent|loans?|borrow(?:s|ed)?)\b[^.;]{0,60}{MONEY}|\brepay(?:s|ment)?\b[^.;]{0,60}\b(?:loan|principal|{MONEY})`,
    ],
    sentences: 2,
  },
  employment: {
    patterns: [
      String.raw`\b(?:employee|executive|nanny|carer|worker)\b[^.;]{0,80}${acts}`,
      String.raw`\byour (?:employment|salary|wages?|employer|annual leave|holiday entitlement)\b`,
    ],
    sentences: 3,
  },
  severance: {
    patterns: [
      String.raw`\b(?:severance|separation)\b[^.;]{0,80}\b(?:pay\w*|date|agreement|benefits?)\b`,
    ],
    sentences: 2,
  },
  nda: {
    patterns: [
      String.raw`\b(?:receiving party|disclosing party|recipient)\b[^.;]{0,80}${acts}`,
      String.raw`${acts}[^.;]{0,60}\bnot\b[^.;]{0,80}\b(?:disclose|divulge|reveal)\b`,
      String.raw`\bconfidential\w*\b[^.;]{0,80}${acts}`,
    ],
    sentences: 2,
  },
  dpa: {
    patterns: [
      String.raw`\b(?:processors?|controllers?)\b[^.;]{0,120}\b(?:personal data|data subjects?|process\w*)\b`,
    ],
    sentences: 2,
  },
  consumer: {
    patterns: [
      String.raw`\byou\b[^.;]{0,120}\b(?:our|we|us)\b`,
      String.raw`\b(?:our|we|us)\b[^.;]{0,120}\b(?:you|your)\b`,
    ],
    sentences: 3,
  },
  saas: {
    patterns: [
      String.raw`\b(?:software[- ]as[- ]a[- ]service|saas|subscription|hosted|cloud|online service|hosting)\b`,
    ],
    sentences: 2,
  },
  licence: {
    patterns: [
      String.raw`\bgrants?\b[^.;]{0,160}\blicen[cs]es?\b`,
      String.raw`\b(?:licensees?|licensors?)\b[^.;]{0,80}${acts}`,
    ],
    sentences: 2,
  },
  supply: {
    patterns: [
      String.raw`\b(?:buyers?|sellers?|purchasers?|suppliers?|distributors?|resellers?|manufacturers?|franchisees?|franchisors?|dealers?|vendors?)\b[^.;]{0,80}${acts}`,
      String.raw`\bpurchase orders?\b|\b(?:goods|products?)\b[^.;]{0,60}\b(?:deliver\w*|ship\w*|sold|sell|purchas\w*)\b`,
    ],
    sentences: 2,
  },
  services: {
    patterns: [
      String.raw`\b(?:perform|provid|render)\w*\b[^.;]{0,60}\b(?:services?|work)\b`,
      String.raw`\b(?:contractor|consultant|freelancer|service provider|agency|photographer|caterer|tutor|agent)s?\b[^.;]{0,80}${acts}`,
    ],
    sentences: 2,
  },
};

/** Tells for every kind whether a document shows that it does what contracts of this kind do; each is looked up once. */
export function createKindEvidence(
  sentences: Pick<SentenceIndex, 'countMatches'>,
): (kind: DocumentKind) => boolean {
  const known = new Map<DocumentKind, boolean>();
  return (kind) => {
    const found = known.get(kind) ?? hasEvidence(kind, sentences);
    known.set(kind, found);
    return found;
  };
}

function hasEvidence(kind: DocumentKind, sentences: Pick<SentenceIndex, 'countMatches'>): boolean {
  const evidence = evidenceOf[kind];
  if (evidence === undefined) return false;
  const patterns: readonly Pattern[] = evidence.patterns.map((pattern) =>
    compilePattern(pattern, ''),
  );
  return sentences.countMatches(patterns, evidence.sentences) >= evidence.sentences;
}
