import type { DocumentKind } from '@clauselight/schema';

export interface KindCues {
  readonly kind: DocumentKind;
  readonly label: string;
  /** Words of a title that name this kind. */
  readonly title: RegExp;
  /** Words that occur often in the body of this kind. */
  readonly body: RegExp;
}

/** From the specific to the general: the first title that matches decides. */
export const kindCues: readonly KindCues[] = [
  {
    kind: 'dpa',
    label: 'Data processing agreement',
    title:
      /\bdata (?:processing|protection) (?:agreement|addendum|amendment|terms|annex)\b|\bDPA\b/i,
    body: /\b(?:personal data|data subjects?|sub-?processors?|controller|processor|supervisory authority)\b/gi,
  },
  {
    kind: 'nda',
    label: 'Non-disclosure agreement',
    title:
      /\bnon[- ]?disclosure\b|\bconfidentiality (?:agreement|undertaking|deed)\b|\bNDA\b|\bconfidential disclosure\b/i,
    body: /\b(?:confidential information|receiving party|disclosing party|recipient|non-?disclosure|evaluation material)\b/gi,
  },
  {
    kind: 'severance',
    label: 'Severance agreement',
    title:
      /\b(?:severance|separation|settlement and release|change (?:in|of) control|general release)\b/i,
    body: /\b(?:severance|separation date|general release|releasees?|revocation period|good reason)\b/gi,
  },
  {
    kind: 'employment',
    label: 'Employment agreement',
    title:
      /\b(?:employment|executive|offer of employment|offer letter|employee)\b(?!.*\bservices? (?:provider|company)\b)/i,
    body: /\b(?:employee|employer|executive|employment|base salary|vacation|at-will|bonus)\b/gi,
  },
  {
    kind: 'lease',
    label: 'Lease',
    title: /\b(?:lease|sublease|tenancy|rental agreement)\b/i,
    body: /\b(?:landlord|tenant|lessor|lessee|premises|rent|leased)\b/gi,
  },
  {
    kind: 'loan',
    label: 'Loan agreement',
    title:
      /\b(?:loan|credit (?:agreement|facility)|promissory note|facility agreement|guarant(?:y|ee)|security agreement|note purchase)\b/i,
    body: /\b(?:borrowers?|lenders?|loans?|principal amount|interest rate|event of default|collateral|administrative agent)\b/gi,
  },
  {
    kind: 'consumer',
    label: 'Consumer terms',
    title:
      /\bterms (?:of (?:use|service)|and conditions of use)\b|\buser agreement\b|\bend[- ]user licen[cs]e\b|\bcommunity guidelines\b/i,
    body: /\b(?:your account|your content|our (?:services?|website|site|app)|these terms|you agree|you may|we may)\b/gi,
  },
  {
    kind: 'saas',
    label: 'Software-as-a-service agreement',
    title:
      /\b(?:saas|software[- ]as[- ]a[- ]service|cloud (?:services?|terms)|subscription (?:services? )?agreement|hosting|hosted services?|application service)\b/i,
    body: /\b(?:subscription|cloud service|hosted|uptime|service levels?|customer data|authori[sz]ed users?|saas|hosting|downtime)\b/gi,
  },
  {
    kind: 'licence',
    label: 'Licence agreement',
    title: /\b(?:licen[cs](?:e|ing|ed)|franchise|sub-?licen[cs]e)\b/i,
    body: /\b(?:licensors?|licensees?|licensed (?:products?|software|marks?|patents?|technology)|royalt(?:y|ies)|sublicen[cs]\w*|franchis\w+)\b/gi,
  },
  {
    kind: 'supply',
    label: 'Supply agreement',
    title: /\b(?:supply|purchase|sales?|manufactur\w+|distribut\w+|reseller|procurement)\b/i,
    body: /\b(?:purchase orders?|products|suppliers?|buyer|purchaser|seller|manufacturer|distributor|shipment|delivery|reseller)\b/gi,
  },
  {
    kind: 'services',
    label: 'Services agreement',
    title:
      /\b(?:services?|consult\w+|contractor|outsourcing|maintenance|development|professional|statement of work|freelance|support|transportation|promotion|marketing|agency|sponsorship|endorsement)\b/i,
    body: /\b(?:services|consultant|contractor|deliverables?|statements? of work|work product|service provider)\b/gi,
  },
];

/** Words that are frequent in contracts of every kind, and rare in other texts. */
export const contractWords =
  /\b(?:agreement|part(?:y|ies)|shall|hereby|herein|hereto|hereof|hereunder|thereof|whereas|pursuant to|notwithstanding|governed by|terms and conditions|breach|indemnif\w+|warrant(?:y|ies|s)|terminat(?:e|ion)|lessee|tenant|liable|liability|you agree|these (?:terms|conditions)|conditions of use|you may not|we may|your (?:account|use of)|our services)\b/gi;
