import type { RuleSubjects } from '../rule-subject.ts';

const price = String.raw`\b(?:fees?|prices?|pricing|rates?|charges?|rents?|premiums?|royalt\w+|costs?|salary|wages?|compensation|commission\w*)\b`;
const pay = String.raw`\b(?:pa(?:y|ys|id|yable|yments?|ying)|invoic\w+|remit\w*|settle\w*)\b`;
/** Payments that are no price: the costs of a dispute, and sums for delay or breach. */
const otherSums = String.raw`\barbitrat\w+\b|\bfiling fees?\b|\bpenalt(?:y|ies)\b|\bliquidated damages\b|\bindemnif\w+\b`;
const period = String.raw`(?:{DUR}|\b(?:net \d+|monthly|weekly|annually|quarterly|immediately|on demand|receipt|day of (?:the|each|every)|in advance|in arrears|due date|upon)\b)`;

/** What the rules on payment are about. */
export const paymentSubjects: RuleSubjects = {
  'PAY-01': {
    name: 'Time allowed for payment',
    cues: [
      String.raw`\b(?:pays?|paying|paid|payable|due|payments?|invoic\w+|remit\w*|transferred|instal?lments?)\b[^.;]{0,140}(?:\b(?:within|net) {DUR}|{DUR} (?:of|after|from|following|before)\b|\bnet \d+\b|\b(?:bi-?)?(?:weekly|monthly)\b|\b(?:semi-?)?annually\b|\bquarterly\b|\b(?:each|every|per) (?:calendar )?(?:week|month|quarter|year)\b|\bon (?:or before )?the (?:[\w-]+ ){0,2}(?:day|date)\b|\bin (?:advance|arrears)\b|\bdue date\b|\b(?:upon|on) (?:the )?(?:receipt|demand|signing|completion|delivery|signature|acceptance|presentation|execution)\b|\bat closing\b|\bimmediately\b)`,
      String.raw`(?:\b(?:within|every) {DUR}|\b(?:bi-?)?(?:weekly|monthly)\b|\b(?:each|every) (?:calendar )?(?:week|month|quarter|year)\b|\bon (?:or before )?the (?:first|last|\d+\w*)\b|\bin (?:advance|arrears)\b|\b(?:upon|on) receipt\b)[^.;]{0,120}\b(?:pays?|paid|payable|payments?|invoic\w+|remit\w*)\b`,
      String.raw`${price}[^.;]{0,60}\b(?:is|are|be|becomes?|falls?) (?:\w+ ){0,2}(?:due|payable)\b`,
      String.raw`\bpayments? (?:is |are )?due:?\s`,
    ],
    near: [
      String.raw`${pay}[^.;]{0,200}${period}`,
      String.raw`${period}[^.;]{0,160}${pay}`,
      String.raw`${pay}|${price}[^.;]{0,120}\b(?:due|payable)\b`,
    ],
    heading: String.raw`\bpayment (?:terms|schedule|conditions)\b|\bterms of payment\b|\binvoic`,
    off: [
      otherSums,
      String.raw`\brefund\w*\b|\blate fee\b|\bcompounded\b|\bfully paid\b|\bnon-?assessable\b|\bindebtedness\b|\bsecurities (?:act|laws?|commission)|\bqualif(?:y|ied|ication)\b|\bliabilit(?:y|ies)\b|\b(?:parental|annual|sick|maternity|paternity|holiday|paid) leave\b|\binsurance\b`,
    ],
  },
  'PAY-02': {
    name: 'Conditions of payment',
    cues: [
      String.raw`\b(?:pay(?:s|able|ments?)?|paid)\b[^.;]{0,120}\b(?:only (?:if|when|after|upon|for|to the extent)|contingent|conditional|conditioned|subject to|provided that|unless|until|(?<!even )if(?! any| applicable))\b`,
      String.raw`\b(?:pay(?:s|able|ments?)?|paid)\b[^.;]{0,100}\b(?:upon|after|following|on|against) (?:[\w'’-]+ ){0,4}(?:acceptance|approval|completion|satisfaction|receipt|delivery|funding|milestones?|performance)\b`,
    ],
    near: [
      String.raw`\b(?:fees?|compensation)\b[^.;]{0,120}\b(?:upon|after|if|when|until|unless|only|following|contingent|conditional|conditioned|subject to|provided)\b`,
      String.raw`${pay}[^.;]{0,160}\b(?:upon|after|if|when|until|unless|only|following|contingent|conditional|conditioned|subject to|provided)\b`,
      String.raw`\b(?:upon|after|if|when|until|unless|once|following|contingent|conditional|conditioned|subject to|provided)\b[^.;]{0,160}${pay}`,
    ],
    off: [
      otherSums,
      String.raw`\bfully paid\b|\bnon-?assessable\b|\bindebtedness\b|\bsecurities (?:act|laws?|commission)|\bqualif(?:y|ied|ication)\b|\bno legal entitlement\b|\bprevailing party\b`,
    ],
  },
  'PAY-03': {
    name: 'Interest and charges for late payment',
    as: ['late-payment'],
    cues: [
      String.raw`\b(?:default|late|overdue|delinquen\w+|past[- ]due|unpaid (?:amounts?|sums?|balances?|invoices?|fees?|rent|instal\w+)|not (?:been )?paid|when due|due date)\b[^.;]{0,160}(?:\b(?:interest (?:at|of|shall|will|may|accrues?|is|charges?|on (?:any|the|all|such|late|overdue))|(?:default|penalty|overdue) (?:rate|interest)|late (?:payment )?(?:charges?|fees?)|penalt\w+|surcharges?)|\d ?%|\bper ?cent\b)`,
      String.raw`\b(?:interest|surcharge|penalt\w+)\b[^.;]{0,160}\b(?:default|late|overdue|delinquen\w+|past[- ]due|unpaid (?:amounts?|sums?|balances?|invoices?|fees?|rent|instal\w+)|not (?:been )?paid|when due|due date)\b`,
      String.raw`\blate (?:payment )?(?:fees?|charges?|interest)\b|\blate payments?\b[^.;]{0,60}\binterest\b`,
    ],
    off: [
      String.raw`\b(?:late|delayed) deliver\w+\b|\baccrued (?:but unpaid |and unpaid )?interest\b|\bunpaid (?:accrued )?interest\b|\b(?:security|percentage|membership|ownership) interest\b|\bconver(?:t|sion)\w*\b|\b(?:brokers?|finders?)\b|\bjudgments?, order`,
    ],
    near: [
      String.raw`\b(?:late|overdue|past[- ]due|delinquen\w+|default\w*|unpaid|not (?:been )?paid|fails?|when due|due date)\b[^.;]{0,200}\b(?:interest|fees?|charges?|penalt\w+|surcharge|per ?cent|%)`,
    ],
  },
  'PAY-04': {
    name: 'Refunds',
    cues: [
      String.raw`\b(?:non-?)?refund\w*\b|\bmoney[- ]back\b|\breimburs\w*\b[^.;]{0,60}\b(?:prepaid|deposit|unused|(?:fees?|price) (?:already )?paid)\b|\b(?:deposit|retainer|prepa\w+|advance\w*)\b[^.;]{0,120}\b(?:return\w*|retain\w*|forfeit\w*|credit\w*|kept|keep)\b`,
    ],
    near: [String.raw`\brefund\w*\b|\breimburs\w*\b|\b(?:deposit|retainer|prepa\w+|advance\w*)\b`],
    off: [String.raw`\bdamages or compensation\b|\bdeductions?\b[^.;]{0,40}\bincluding refunds\b`],
  },
  'PAY-05': {
    name: 'Changes of prices',
    as: ['price-restrictions'],
    cues: [
      String.raw`\b(?:fees?|prices?|pricing|rents?|royalt\w+|charges|salary|premiums?)\b[^.;]{0,80}\b(?:increas\w+|adjust\w+|rais(?:e|es|ed|ing)|chang\w+|revis(?:e|ed|es|ing)|escalat\w+|index\w*)\b`,
      String.raw`\b(?:increas\w+|adjust\w+|rais(?:e|es|ed|ing)|chang\w+|revis(?:e|ed|es|ing)|escalat\w+|index\w*)\b[^.;]{0,50}\b(?:fees?|prices?|pricing|rents?|royalt\w+|charges|salary|premiums?)\b`,
    ],
    near: [
      String.raw`${price}[^.;]{0,160}\b(?:chang\w+|increas\w+|adjust\w+|rais\w+|revis\w+|modif\w+|vary|varied|escalat\w+|review\w*|index\w*|updat\w+|amend\w*|then[- ]current)\b`,
      String.raw`\b(?:chang\w+|increas\w+|adjust\w+|rais(?:e|ed|ing)|revis\w+|modif\w+|vary|escalat\w+|updat\w+|amend\w*)\b[^.;]{0,120}${price}`,
    ],
    off: [
      String.raw`\b(?:exercise|issue|conversion) (?:price|ratio)\b|\bas adjusted\b|\bno (?:additional )?charge`,
    ],
  },
  'PAY-06': {
    name: 'Setting off and withholding',
    cues: [
      String.raw`\bset[- ]?offs?\b|\boff-?sets?\b|\brecoup\w*\b|\bdeduct\w*\b(?![^.;]{0,160}\btax(?:es)?\b)[^.;]{0,100}\b(?:pay\w*|amounts?|fees?|rent|sums?|price|due|deposit|royalt\w+|commissions?)\b`,
      String.raw`(?<!unreasonably )\bwithh(?:old|olds|olding|eld)\b[^.;]{0,60}\b(?:payments?|amounts?|fees?|rent|sums?)\b`,
      String.raw`\b(?:payments?|amounts?|fees?|rent|sums?)\b[^.;]{0,60}\b(?:deduct\w*|withheld)\b(?![^.;]{0,100}\btax(?:es)?\b)`,
    ],
    near: [
      String.raw`\bdeduct\w*\b`,
      String.raw`\b(?:set|off)[- ]?(?:off|set)s?\b|\bwithh(?:old|olds|eld|olding)\b|\bdeduct\w*\b|\brecoup\w*\b|\bcounterclaim`,
    ],
    off: [String.raw`\btax(?:es)?\b|\bqualified income offset\b|\bgross (?:\w+ )?revenues?\b`],
  },
  'PAY-07': {
    name: 'Minimum commitment',
    as: ['minimum-commitment'],
    cues: [
      String.raw`\bminimum (?:[\w-]+ ){0,3}(?:purchas\w*|order\w*|quantit\w+|volumes?|commit\w*|royalt\w+|fees?|payments?|guarantee\w*|sales|spend|hours|rent|charges?|usage)\b|\btake[- ]or[- ]pay\b|\bshortfall (?:payment|fee|amount|charge)|\bquotas?\b|\bguaranteed (?:\w+ )?(?:minimum|payments?|royalt\w+)\b|\bminimums\b`,
      String.raw`\b(?:purchase|order|buy|sell|spend)\b[^.;]{0,60}\b(?:at least|no(?:t)? less than|a minimum of)\b`,
    ],
    near: [
      String.raw`\bpay\b[^.;]{0,60}\b(?:at least|no(?:t)? less than|a minimum of)\b`,
      String.raw`\bminimums?\b[^.;]{0,120}\b(?:purchas\w*|order\w*|quantit\w+|volume\w*|commit\w*|royalt\w+|fees?|payments?|amounts?|spend|sales|guarantee\w*|hours|revenue|number|level|rent|charges?|usage)\b`,
      String.raw`\bat least\b[^.;]{0,120}\b(?:purchas\w*|order\w*|quantit\w+|units|sales|hours|spend|\$|dollars|percent|%)`,
      String.raw`\btake[- ]or[- ]pay\b|\bshortfalls?\b|\bno(?:t)? less than\b[^.;]{0,120}\b(?:purchas\w*|order\w*|units|sales|\$|royalt\w+|percent|%)|\bguaranteed (?:\w+ )?(?:minimum|payments?|amounts?|royalt\w+)`,
      String.raw`\b(?:purchas\w*|order\w*|buy|sales|quota)\b[^.;]{0,120}\b(?:minimum|at least|no(?:t)? less than|quotas?)\b`,
    ],
    off: [String.raw`\bliquidated damages\b|\bpenalt(?:y|ies)\b|\bminimum viable\b`],
  },
  'PAY-08': {
    name: 'Authority to charge an account',
    cues: [
      String.raw`\b(?:authori[sz]\w*|automatic(?:ally)?|recurring)\b[^.;]{0,120}\b(?:charg\w+|debit\w*|bill(?:ed|ing|s)?|withdraw\w*|deduct\w*|draft)\b`,
      String.raw`\b(?:charg\w+|debit\w*|bill)\b[^.;]{0,80}\b(?:cards?|payment method|account|automatic\w*|recurring)\b|\bdirect debit|\bstanding order|\bauto-?pay`,
    ],
    off: [String.raw`\bcapital accounts?\b`],
  },
  'PAY-09': {
    name: 'Legal fees',
    cues: [
      String.raw`\b(?:attorneys?|lawyers?|solicitors?|counsel|legal|court|litigation|collection)\b'?s?'?(?: and \w+)? (?:fees?|costs?|expenses?|charges?)\b|\bfees? (?:and|of) (?:\w+ ){0,4}(?:counsel|attorneys?|lawyers?|solicitors?)|\bcosts? of (?:collection|suit|litigation|proceedings|enforc)`,
    ],
    off: [String.raw`\bworking capital\b|\bfunding for\b`],
  },
  'PAY-10': {
    name: 'Most-favoured-customer promise',
    as: ['most-favored-nation'],
    cues: [
      String.raw`\bmost[- ]favou?red\b|\b(?:no less|as|more|at least as|not less|equally) favou?rable\b[^.;]{0,120}\b(?:prices?|rates?|fees?|terms|than|customer|other|third)\b|\blowest\b[^.;]{0,60}\b(?:prices?|rates?|fees?)\b`,
    ],
    near: [
      String.raw`\bmost[- ]favou?red\b|\b(?:no less|as|more|most|at least as|not less|equally) favou?rable\b|\blowest\b[^.;]{0,60}\b(?:prices?|rates?|fees?|costs?)\b|\bbest (?:prices?|rates?|terms)\b|\b(?:prices?|rates?|fees|terms)\b[^.;]{0,120}\b(?:lower|better|no higher|not exceed)\b[^.;]{0,80}\b(?:than|charged|offered)\b[^.;]{0,80}\b(?:other|any|third)\b`,
    ],
    off: [String.raw`\boffer(?:ed)? (?:shares|securities|units)\b|\btransferring\b`],
  },
  'PAY-11': {
    name: 'Audit and inspection of records',
    as: ['audit-rights'],
    cues: [
      String.raw`\baudit(?:s|ing)?\b|\bauditors?\b[^.;]{0,80}\b(?:inspect|examin|access|review|verif)|\b(?:inspect\w*|examin\w*|review)\b[^.;]{0,80}\b(?:books|records|accounts)\b|\baccess to (?:\w+ ){0,3}(?:books|records)\b|\b(?:books|records)\b[^.;]{0,100}\b(?:inspect\w*|examin\w*|available)\b`,
    ],
    near: [
      String.raw`\baudit(?:s|ed|ing|ors?)?\b|\b(?:inspect\w*|examin\w*|access|review\w*|verif\w+|open|cop(?:y|ies))\b[^.;]{0,120}\b(?:books|records|accounts|ledgers|documentation|files)\b|\b(?:books|records|accounts|ledgers)\b[^.;]{0,160}\b(?:inspect\w*|examin\w*|access|review\w*|available)\b`,
    ],
  },
  'PAY-12': {
    name: 'Share of revenue or profit',
    as: ['revenue-or-profit-sharing'],
    cues: [
      String.raw`\broyalt(?:y|ies)\b(?!-free)|\bcommissions? (?:on|rate|equal|shall|payable|paid|is|will|for (?:each|every|sales))\b|(?:{PCT}|\d ?%|\]%)\)? (?:\w+ )?commissions?\b|\bearns? (?:a |the )?commissions?\b|\bprofit[- ]shar\w*|\brevenue[- ]shar\w*`,
      String.raw`(?:{PCT}|\*%)\)?[^.;]{0,40}\b(?:of|on)\b[^.;]{0,60}\b(?:sales|revenues?|turnover|profits?|receipts|proceeds)\b`,
      String.raw`\bpercentage share of\b`,
    ],
    near: [
      String.raw`\b(?:royalt(?:y|ies)|commissions?|profit[- ]shar\w*|revenue[- ]shar\w*)\b`,
      String.raw`(?:{PCT}|\bshare|\bportion|\bpercentage)\)?[^.;]{0,60}\b(?:of|on)\b[^.;]{0,60}\b(?:sales|revenues?|profits?|receipts|income|proceeds)\b`,
    ],
    off: [String.raw`\b(?:brokers?|finders?)\b`],
  },
  'PAY-13': {
    name: 'Price and time of payment',
    as: ['payment', 'late-payment', 'minimum-commitment', 'revenue-or-profit-sharing'],
    cues: [
      String.raw`\b(?:pay|pays|paid|payable|payments?|prices?|pricing|fees?|rent|salary|wages?|compensation|remuneration|royalt\w+|premium|deposit)\b[^.;]{0,160}(?:{MONEY}|[$€£]\s?\[|\b(?:dollars?|euros?|pounds sterling|eur|usd|rmb)\b)`,
      String.raw`{MONEY}[^.;]{0,60}\b(?:per|each|every) (?:hour|day|week|month|quarter|year|unit|item|person|user|seat|night|session)\b`,
      String.raw`\b(?:fees?|prices?|pricing|salary|wages?|rent|compensation|royalt\w+|commissions?|remuneration)\b[^.;]{0,60}\b(?:(?:is|are|be) (?:equal|set (?:forth|out)|specified|stated|listed|described)|set (?:forth|out) in|according to (?:the|exhibit|schedule))\b`,
      String.raw`\b(?:no charge|gratis|no (?:fee|royalty|payment|compensation) (?:is|shall|will)|not be entitled to receive (?:\w+ )?compensation)\b`,
      String.raw`\b(?:pays?|payable|payments?|invoic\w+|compensate)\b[^.;]{0,120}(?:\b(?:within|net) (?:{DUR}|\[)|{DUR} (?:of|after|from|following)\b|\bas follows\b|\bat the rate of\b|%)`,
    ],
    off: [
      otherSums,
      String.raw`\bhiring\b|\bundersigned elects\b|\bfully paid\b|\bnon-?assessable\b|\bindebtedness\b|\bsecurities (?:act|laws?|commission)|\bqualif(?:y|ied|ication)\b|\b(?:issue|withholding|income) tax(?:es)?\b|\bpayment of taxes\b|\bprevailing party\b|\b(?:attorneys?'?s?'?|legal) fees\b|\bliabilit(?:y|ies)\b|\bliquidated damages\b|\bpaid (?:parental|sick|maternity) leave\b|<-`,
    ],
  },
  'PAY-14': {
    name: 'Fees for use above a limit',
    cues: [
      String.raw`\boverages?\b|\b(?:excess\w*|additional|extra)\b[^.;]{0,30}\b(?:usage|use|hours|users|units|miles|kilomet\w+|copies|storage|data|sessions|time|guests|services|work)\b[^.;]{0,80}\b(?:fees?|charg\w+|rates?|invoic\w+|bill(?:ed)?|pay|payable)\b`,
      String.raw`\b(?:fees?|charg\w+|rates?|invoic\w+|bill(?:ed)?|pay|payable)\b[^.;]{0,60}\b(?:excess|in excess of|additional|extra)\b[^.;]{0,30}\b(?:usage|use|hours|users|units|miles|kilomet\w+|copies|storage|data|sessions|time|guests|services|work)\b`,
    ],
    near: [
      String.raw`\boverages?\b|\b(?:excess\w*|exceed\w*|additional|extra|above|beyond|over)\b[^.;]{0,120}\b(?:fees?|charg\w+|rates?|invoic\w+|bill(?:ed)?|costs?|pay|pays|payable)\b`,
      String.raw`\b(?:fees?|charg\w+|rates?|invoic\w+|bill(?:ed)?|pay)\b[^.;]{0,120}\b(?:excess|exceed\w*|in excess|additional|extra|above|beyond|over)\b`,
    ],
  },
  'PAY-15': {
    name: 'What falls due on a default',
    cues: [
      String.raw`\baccelerat\w+\b[^.;]{0,80}\b(?:due|pay\w*|maturity|debt|loan|principal|rent|amounts?)\b|\b(?:immediately|forthwith|at once) (?:become |be )?(?:due|payable)\b|\bdue (?:and payable )?(?:immediately|in full|at once|forthwith)\b|\bbecomes? (?:\w+ )?(?:due|payable)\b`,
    ],
    near: [
      String.raw`\baccelerat\w+\b|\b(?:immediately|forthwith|become|becomes|became|at once|then) (?:\w+ )?(?:due|payable)\b|\bdue (?:and payable )?(?:immediately|in full|at once|forthwith)\b`,
      String.raw`\b(?:default\w*|terminat\w+|breach\w*|insolven\w+)\b[^.;]{0,200}\b(?:due|payable|outstanding|unpaid|balance)\b`,
    ],
    off: [
      String.raw`\bdebts as (?:they|the)\b|\bdebts become due\b|\bas (?:they|the debts) (?:become|fall) due\b`,
    ],
  },
};
