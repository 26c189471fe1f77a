import type { DocumentKind } from '@clauselight/schema';

export interface KindCues {
  readonly kind: DocumentKind;
  /** Words of a title that name this kind. */
  readonly title: RegExp;
  /** Words that occur often in the body of this kind. */
  readonly body: RegExp;
}

/** From the specific to the general: the first title that matches decides. */
export const kindCues: readonly KindCues[] = [
  {
    kind: 'dpa',
    title:
      /\bdata (?:processing|protection) (?:agreement|addendum|amendment|terms|annex)\b|\bDPA\b/i,
    body: /\b(?:personal data|data subjects?|sub-?processors?|controller|processor|supervisory authority)\b/gi,
  },
  {
    kind: 'nda',
    title:
      /\bnon[- ]?disclosure\b|\bconfidentiality (?:agreement|undertaking|deed)\b|\bNDA\b|\bconfidential disclosure\b/i,
    body: /\b(?:confidential information|receiving party|disclosing party|recipient|non-?disclosure|evaluation material)\b/gi,
  },
  {
    kind: 'severance',
    title:
      /\b(?:severance|separation|settlement and release|change (?:in|of) control|general release)\b/i,
    body: /\b(?:severance|separation date|general release|releasees?|revocation period|good reason)\b/gi,
  },
  {
    kind: 'franchise',
    title: /\bfranchis\w+\b/i,
    body: /\bfranchis\w+\b/gi,
  },
  {
    kind: 'joint-venture',
    title:
      /\bjoint[- ]ventures?\b|\b(?:strategic|marketing|commercial) alliance\b|\b(?:collaborat\w+|co-?operat\w+|alliance|partnership|consortium|teaming|joint (?:development|marketing|operating)|co-?branding)(?: \w+){0,3} (?:agreement|contract|deed)\b|\b(?:operating|LLC|company) agreement\b|\b(?:agreement|deed|articles) of partnership\b/i,
    body: /\b(?:joint venture|venturers?|partnership|capital contributions?|profits and losses|managing (?:partner|member)|collaborat(?:es?|ion|ive)|(?:new|commercial|business) (?:commercial )?venture|alliance)\b/gi,
  },
  {
    kind: 'sponsorship',
    title:
      /\b(?:sponsor(?:s|ship|ing)?|endorsement|influencer|(?:brand|product) ambassador|creator)\b/i,
    body: /\b(?:sponsors?|sponsorship|sponsored|endorse(?:s|d|ments?)?|influencer|brand ambassador)\b/gi,
  },
  {
    kind: 'event',
    title:
      /\b(?:weddings?|events?|venue|catering|banquet|concert|party|DJ|band|musicians?|entertainment|entertainer|(?:artist|live|musical) performance|performer|exhibit(?:or|ion)|conference|photo ?booth)\b(?!.*\b(?:licen[sc]e|distribution|event of)\b)/i,
    body: /\b(?:weddings?|events?|venue|ceremony|reception|guests?|catering|caterer|performance date|performers?|musicians?|set-?up|photographer)\b/gi,
  },
  {
    kind: 'membership',
    title:
      /\b(?:memberships?|members?'? (?:agreement|contract|terms|rules|policies|handbook)|gym|fitness|health club|season ticket)\b/i,
    body: /\b(?:members?|memberships?|club|gym|studio|dues|joining fee|fitness)\b/gi,
  },
  {
    kind: 'insurance',
    title:
      /\b(?:insurance (?:policy|contract|certificate|schedule|declarations?|terms)|(?:certificate|contract|policy) of insurance|policy (?:declarations?|schedule|wording|booklet)|(?:home ?owners?'?|renters?'?|auto|motor|car|travel|life|health|pet|contents|liability) (?:insurance|policy))\b/i,
    body: /\b(?:insured|insurers?|insurance|policy ?holders?|premiums?|deductibles?|coverages?|policy period|this policy)\b/gi,
  },
  {
    kind: 'employment',
    title:
      /\b(?:employment|offer of employment|offer letter|(?:employee|executive)\b(?!.*\b(?:stocks?|shares?|options?|equity|loans?|promissory|lease|tenancy)\b)|work(?:ing)? contract|contract of work|job (?:offer|contract)|nanny|au pair|apprenticeship|apprentice|internship|zero[- ]hours?|labou?r contract|staff contract)\b(?!.*\bservices? (?:provider|company)\b)/i,
    body: /\b(?:employees?|employers?|executive|employment|base salary|(?:gross |annual |monthly |yearly )?salary|wages?|vacation|holiday entitlement|annual leave|sick (?:leave|pay)|working (?:hours|time)|hours of work|overtime|probation(?:ary)?|at-will|bonus|workplace|nanny|job)\b/gi,
  },
  {
    kind: 'hire',
    title:
      /\b(?:(?:car|vehicle|van|truck|bike|bicycle|boat|yacht|equipment|tool|machine(?:ry)?|plant|costume|camera|marquee|tent|furniture|storage|self[- ]storage|locker|parking)(?: \w+){0,2} (?:hire|rentals?|leas(?:e|ing)|agreement|contract|licen[sc]e)|(?:hire|hiring) (?:agreement|contract|terms|conditions)|storage (?:unit|space))\b(?!.*\b(?:purchase|premises)\b)/i,
    body: /\b(?:hirer|hire (?:period|charge|company)|renter|rental (?:period|car|vehicle|company|fee|charge)|rented (?:car|vehicle|equipment)|mileage|fuel|storage unit|collision damage)\b/gi,
  },
  {
    kind: 'lease',
    title:
      /\b(?:lease|sublease|tenancy|rental (?:agreement|contract)|rent (?:agreement|contract)|lodg(?:er|ing)s?|(?:room|flat|house)[- ]?mates?|(?:room|house|apartment|flat|property|vacation|holiday|short[- ]term) (?:rent(?:al)?|let(?:ting)?|share|sharing)|leave and licen[sc]e|licen[sc]e to occupy|co-?tenan\w+|dormitory|student accommodation)\b/i,
    body: /\b(?:landlords?|landlady|tenants?|lessors?|lessees?|premises|rent|leased|lodgers?|lodgings?|householder|tenancy|room-?mates?|flat-?mates?|house-?mates?|apartment|security deposit)\b/gi,
  },
  {
    kind: 'investment',
    title:
      /\b(?:(?:share|stock|unit|equity|securit(?:y|ies)|warrant|note)s? (?:purchase|subscription|option|issuance|exchange|assignment|repurchase|transfer|restriction)|(?:share|stock|unit)[- ]?holders?['’]?s?['’]? (?:agreement|deed)|investors?['’]? (?:rights|agreement)|(?:stock|seed|preferred|equity|share) investment|investment agreement|private placement|simple agreement for future|SAFE|SAFT|convertible (?:note|loan|bond)|right of first refusal and co-sale|voting agreement|vesting agreement|stock power|(?:series (?:seed|[a-e])|preferred stock)\b.*(?:agreement|term sheet|terms))(?!.*\b(?:management|advisory)\b)/i,
    body: /\b(?:shares?|stock|shareholders?|stockholders?|investors?|subscribers?|preferred|common stock|units|securities act|valuation|capitali[sz]ation)\b/gi,
  },
  {
    kind: 'loan',
    title:
      /\b(?:loans?|lending|credit (?:agreement|facility|card)|cardholder|promissory note|IOU|repayment|payment plan|instal?ment|mortgage|hire[- ]purchase|(?:car|vehicle|auto|consumer) finance|finance agreement|facility agreement|guarant(?:y|ee)|guarantor|security agreement|note purchase|pledge)\b/i,
    body: /\b(?:borrowers?|lenders?|loans?|lent|borrow(?:s|ed)?|repay(?:s|ment|ments)?|principal amount|interest rate|event of default|(?:remaining|unpaid|outstanding|entire) balance|principal and interest|monthly payments|collateral|administrative agent|cardholder|APR|instal?ments?)\b/gi,
  },
  {
    kind: 'consumer',
    title:
      /\bterms (?:of (?:use|service)|and conditions of use)\b|\buser agreement\b|\bend[- ]user licen[cs]e\b|\bcommunity guidelines\b|\bacceptable use\b|\bconditions of carriage\b|\bbooking (?:terms|conditions)\b|\b(?:website|app|online|mobile|customer) terms\b/i,
    body: /\b(?:your account|your content|our (?:services?|website|site|app)|these terms|you agree|you may|we may)\b/gi,
  },
  {
    kind: 'saas',
    title:
      /\b(?:saas|software[- ]as[- ]a[- ]service|cloud|subscription (?:services? )?agreement|hosting|hosted services?|application service)\b/i,
    body: /\b(?:subscriptions?|cloud (?:services?|product)|hosted|uptime|service levels?|customer (?:data|content)|authori[sz]ed users?|saas|hosting|downtime)\b/gi,
  },
  {
    kind: 'licence',
    title: /\b(?:licen[cs](?:e|ing|ed)|sub-?licen[cs]e|publishing agreement|release form)\b/i,
    body: /\b(?:licensors?|licensees?|licensed (?:products?|software|marks?|patents?|technology)|royalt(?:y|ies)|sublicen[cs]\w*)\b/gi,
  },
  {
    kind: 'distribution',
    title:
      /\b(?:distribut(?:ion|or|ors|orship|ing)|re-?sellers?|re-?selling|resale|dealer(?:ship)?s?|wholesal\w+|value[- ]added reseller)\b/i,
    body: /\b(?:distributors?|distributorship|sub-?distributors?|resellers?|dealers?|territory)\b/gi,
  },
  {
    kind: 'agency',
    title:
      /\b(?:agency|agents?|sales representative|representation|broker(?:age|s)?|listing|commission|referral|introduc(?:er|tion)|finder['’]?s(?: fee)?|affiliate)\b(?!.*\b(?:collateral|escrow) agent\b)/i,
    body: /\b(?:agents?|principal(?! (?:place|amount|office|balance|sum|residence|and (?:accrued )?interest))|commissions?|broker|affiliate|referrals?|listing)\b/gi,
  },
  {
    kind: 'supply',
    title:
      /\b(?:supply|purchase|sales?|bill of sale|sell|sold|buy(?:ing)?|manufactur\w+|procurement|vehicle transfer|transfer of ownership)\b/i,
    body: /\b(?:purchase orders?|products|goods|suppliers?|buyer|purchaser|seller|manufacturer|shipment|delivery|delivered|vehicle|purchase price)\b/gi,
  },
  {
    kind: 'services',
    title:
      /\b(?:services?|consult\w+|advis(?:or|er|ory)|contractor|outsourcing|maintenance|development|production|professional|statement of work|freelancer?|support|transportation|promotion|marketing|photograph\w+|design|tutor\w*|coaching|training|lessons?|tuition|cleaning|repairs?|construction|building|renovation|remodel\w*|landscaping|(?:dog|pet)[- ]?(?:walking|sitting|boarding|grooming)|(?:child|day) ?care|babysitting|moving|removals?|treatment|commissioned|pilot)\b/i,
    body: /\b(?:services|consultant|contractor|freelancer|developer|deliverables?|statements? of work|work product|service provider|scope of work|hourly rate|lessons?|tutor|cleaner|coach|sitter)\b/gi,
  },
];

/**
 * Titles of agreements in which somebody who works for a company keeps its secrets, leaves it what he or she makes, or
 * both. They come beside a contract of employment and say nothing of pay or hours.
 */
export const inventionAgreement = {
  kind: 'employment',
  body: /\b(?:employ(?:ees?|ers?|ed|ment)|my (?:work|job))\b/gi,
  title:
    /^(?!.*\b(?:employment|services?|consult\w+|contractor|licen[cs]e|purchase|development)\b)(?=.*\b(?:confidential\w*|proprietary|secrecy|non-?disclosure)\b)(?=.*\b(?:inventions?|developments?|work product|intellectual property|IP)\b).*\b(?:agreement|deed|undertaking|acknowledge?ment|contract)\b/i,
} as const satisfies KindCues;

/** Words that are frequent in contracts of every kind, and rare in other texts. */
export const contractWords =
  /\b(?:agreement|part(?:y|ies)|shall|hereby|herein|hereto|hereof|hereunder|thereof|whereas|pursuant to|notwithstanding|governed by|terms and conditions|breach|indemnif\w+|warrant(?:y|ies|s)|terminat(?:e|ion)|lessee|tenant|liable|liability|you agree|these (?:terms|conditions)|conditions of use|you may not|we may|your (?:account|use of)|our services)\b/gi;
