import type { ClauseCategory } from '@clauselight/schema';

/** Words that clauses of each category themselves are written in: these find a clause that was not recognized as one. */
export const clauseWords: Readonly<Record<ClauseCategory, string>> = {
  'document-name': 'agreement contract',
  parties: 'between among party parties corporation company limited incorporated',
  'agreement-date': 'dated entered made day date',
  'effective-date': 'effective date commence',
  'expiration-date': 'expire expiration terminate term continue until initial',
  'renewal-term': 'renew renewal automatically successive additional extend term period',
  'notice-period-to-terminate-renewal':
    'notice renew non-renewal prior days expiration intention term',
  'governing-law': 'governed construed laws state accordance conflicts principles',
  'most-favored-nation':
    'favorable favored favourable terms price pricing lower third offer equally',
  'non-compete':
    'compete competing competitive competitor engage business directly indirectly similar',
  exclusivity: 'exclusive exclusively exclusivity sole only requirements solely other purchase',
  'no-solicit-of-customers': 'solicit customers clients divert interfere induce accounts',
  'competitive-restriction-exception':
    'notwithstanding except exclusive compete prohibit foregoing restrict provided however',
  'no-solicit-of-employees': 'solicit hire employ employees employee induce recruit',
  'non-disparagement':
    'disparage disparaging derogatory reputation goodwill detrimental statements',
  'termination-for-convenience':
    'terminate convenience without cause reason any time prior written notice days',
  'right-of-first-refusal':
    'first refusal offer negotiate negotiation right opportunity match option',
  'change-of-control':
    'change control merger acquisition consolidation sale substantially assets ownership voting stock acquired',
  'anti-assignment': 'assign assignment transfer consent delegate successors assigns void',
  'revenue-or-profit-sharing':
    'revenue revenues share percent royalty royalties commission profits net sales gross percentage',
  'price-restrictions':
    'increase price prices fees exceed percent annual adjust raise consumer index',
  'minimum-commitment':
    'minimum purchase least quantity quantities annual order commitment guaranteed amount',
  'volume-restriction': 'exceed excess maximum additional volume limit number users usage capacity',
  'ip-ownership-assignment':
    'assign ownership title interest property intellectual work hire inventions vest owned exclusive',
  'joint-ip-ownership': 'jointly joint owned own co-own undivided inventions',
  'license-grant': 'grants grant license licensed right use royalty-free non-exclusive exclusive',
  'non-transferable-license':
    'non-transferable nontransferable sublicense license transfer non-assignable grants',
  'affiliate-license-licensor': 'affiliates licensor license grants behalf itself controlled',
  'affiliate-license-licensee':
    'affiliates affiliate subsidiaries license grants sublicense licensee',
  'unlimited-license': 'unlimited enterprise license number users copies use',
  'irrevocable-or-perpetual-license':
    'perpetual irrevocable license worldwide royalty-free grants fully-paid',
  'source-code-escrow': 'source code escrow agent deposit release materials',
  'post-termination-services':
    'upon termination expiration following after shall return cease survive inventory wind-down transition remaining',
  'audit-rights':
    'audit books records inspect inspection examine access accurate auditors accounts',
  'uncapped-liability':
    'except limitation liability negligence willful misconduct fraud indemnification breach confidentiality limit',
  'cap-on-liability':
    'liability liable event exceed aggregate indirect consequential incidental special damages limited',
  'liquidated-damages': 'liquidated damages penalty termination fee pay sum reasonable estimate',
  'warranty-duration':
    'warranty warrants period months year defects materials workmanship delivery days repair replace',
  insurance: 'insurance coverage policy liability insured insurer maintain occurrence certificate',
  'covenant-not-to-sue':
    'contest challenge validity ownership attack release claims sue covenant trademarks dispute',
  'third-party-beneficiary':
    'third party beneficiary beneficiaries intended benefit enforce rights',
  confidentiality: 'confidential information disclose disclosure proprietary secret recipient',
  indemnification: 'indemnify defend hold harmless claims losses liabilities third party',
  'force-majeure': 'force majeure control acts god war strikes fire delay failure beyond',
  payment: 'pay payment fee fees invoice days amount due price payable',
  'late-payment': 'late interest overdue rate month past due unpaid percent',
  notices: 'notice notices writing delivered mail address courier email',
  severability: 'invalid unenforceable severable provision remaining remainder',
  'entire-agreement': 'entire agreement supersedes prior understandings oral written',
  amendment: 'amended amendment modified modification writing signed amend',
  'dispute-resolution':
    'dispute arbitration courts jurisdiction mediation venue arbitrator controversy',
  'data-protection': 'personal data privacy protection processing security',
  'non-waiver': 'waiver waive failure exercise right deemed',
  survival: 'survive survival termination expiration sections',
  export: 'export import laws regulations control sanctions',
  warranties:
    'warranty warranties represents warrants merchantability fitness disclaims implied express',
  term: 'term initial period years effective continue commence unless',
  'termination-for-cause':
    'terminate breach material cure default bankruptcy insolvency notice days',
  'service-levels': 'service level availability uptime response support credits downtime',
  taxes: 'tax taxes withholding sales use value duties',
};
