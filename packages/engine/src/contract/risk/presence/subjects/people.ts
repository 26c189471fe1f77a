import type { RuleSubjects } from '../rule-subject.ts';

const end = String.raw`\b(?:terminat\w*|dismiss\w*|resign\w*|leav(?:e|es|ing)|quit|end (?:this|(?:the|my|your) (?:agreement|contract|employment))|ceas\w+)\b`;

/** What the rules on employment, tenancies and loans are about. */
export const peopleSubjects: RuleSubjects = {
  'EMP-01': {
    name: 'Written particulars of the employment',
    cues: [
      String.raw`\b(?:job title|place of work|hours of work|working hours|annual leave|holiday entitlement|start date|(?:annual |base |gross |monthly )?(?:salary|wages?|remuneration|pay))\b[^.;]{0,40}(?:\b(?:is|are|will be|shall be|of)\b[^.;]{0,60}(?:{MONEY}|\b(?:set out|listed|stated|specified|\d+|days|hours|weeks|at)\b)|:)`,
      String.raw`\b(?:employ(?:s|ed)?|hire[sd]?|engage[sd]?|join \w+)\b[^.;]{0,60}\b(?:as an?|in the position|position of|role of)\b`,
    ],
    near: [
      String.raw`\b(?:salar(?:y|ies)|wages?|remuneration|holidays?|place of work|job title|duties|start date|probation\w*)\b`,
      String.raw`\bposition\b|\b(?:hours|pay|leave)\b`,
    ],
    off: [String.raw`\b(?:not change|flexib\w+)\b`],
  },
  'EMP-02': {
    name: 'Dismissal',
    as: ['termination-for-convenience', 'termination-for-cause'],
    cues: [
      String.raw`\bat[- ]will\b|\bdismiss\w*\b|\b(?:terminat\w*|end)\b[^.;]{0,120}\b(?:employ\w*|agreement|contract|notice|cause)\b`,
    ],
  },
  'EMP-03': {
    name: 'Changes of duties, place or pay',
    cues: [
      String.raw`\b(?:change|vary|alter|relocate|transfer|reduce|modify|amend|adjust|review|reassign|increase|assign)\w*\b[^.;]{0,60}\b(?:duties|responsibilit\w+|hours of work|working hours|job title|position|place of work|work location|salar\w+|(?:your|base|basic|rate of) pay|compensation|benefits?|remuneration|wages?|activity)\b`,
      String.raw`\b(?:duties|responsibilit\w+|hours of work|working hours|job title|position|place of work|work location|salar\w+|(?:your|base|basic|rate of) pay|compensation|benefits?|remuneration|wages?)\b[^.;]{0,80}\b(?:chang\w+|var(?:y|ied)|alter\w*|relocat\w+|reduced?|modif\w+|amended|adjust\w*|review\w*|increas\w+|time to time)\b`,
    ],
    near: [
      String.raw`\b(?:chang\w+|vary|varied|alter\w*|relocat\w+|transfer\w*|reduc\w+|modif\w+|amend\w*|adjust\w*|review\w*|reassign\w*|increas\w+)\b[^.;]{0,160}\b(?:duties|responsibilit\w+|hours|title|position|place|location|work|salar\w+|pay|compensation|benefits?|remuneration|wages?)\b`,
      String.raw`\b(?:duties|responsibilit\w+|hours|title|position|location|salar\w+|pay|compensation|benefits?|remuneration|wages?)\b[^.;]{0,160}\b(?:chang\w+|var(?:y|ied)|alter\w*|relocat\w+|reduc\w+|modif\w+|amend\w*|adjust\w*|review\w*|increas\w+|determin\w+|assign\w*|time to time)\b`,
    ],
    off: [String.raw`\b(?:deposit|liquidated)\b`],
  },
  'EMP-04': {
    name: 'Working time and overtime',
    cues: [
      String.raw`\bover-?time\b|\bworking (?:time|hours|week)\b|\bhours of work\b|\bhours\b[^.;,]{0,30}\b(?:per|a|each|every) (?:\w+ )?(?:week|day|month)\b|\b(?:work|normal|regular|office) hours (?:are|is|shall|will|of)\b|\b(?:full|part)[- ]time\b(?! (?:and|or) effort)`,
    ],
    off: [String.raw`\b(?:conditions as protected|days in advance)\b`],
    near: [
      String.raw`\bworking days?\b|\bhours\b[^.;]{0,80}\b(?:week|day|work\w*|month)\b|\b(?:business|office) hours\b`,
    ],
  },
  'EMP-05': {
    name: 'Bonus, commission and deductions',
    cues: [
      String.raw`\bbonus(?:es)?\b|\bincentive (?:plans?|pay\w*|compensation|programs?|schemes?|awards?|bonus\w*)\b|\bcommissions?\b(?! of the)|\bclaw-? ?backs?\b|\bdeduct\w*\b[^.;]{0,160}\b(?:pay\w*|salar\w+|wages?|compensation|remuneration)\b|\b(?:pay\w*|salar\w+|wages?|compensation|remuneration)\b[^.;]{0,120}\bdeduct\w*\b`,
    ],
    near: [
      String.raw`\bincentive\w*\b`,
      String.raw`\bbonus(?:es)?\b|\bincentive\w*\b|\bcommissions?\b|\bclaw-? ?backs?\b|\brecoup\w*\b|\bdeduct\w*\b|\bforfeit\w*\b|\brepay\w*\b|\bwithh(?:old|eld)\w*\b`,
    ],
  },
  'EMP-06': {
    name: 'Signs of employment',
    cues: [
      String.raw`\b(?:as|an|be|is|are|remains?|status of|considered|deemed)(?: \w+)? independent contractors?\b(?! agreement)|\b(?:self-?employed|freelancers?)\b[^.;]{0,80}\b(?:not|status|basis|tax\w*|own)\b|(?<!\b(?:that|who|which) (?:is|are) )\bnot (?:be )?(?:deemed |considered )?(?:an? )?employees?\b|\b(?:no|not (?:an?|create\w*|constitut\w*|be|establish\w*|as|deemed|construed))\b[^.;]{0,60}\bemploy(?:er|ment)(?:[- ]employee)? relation`,
    ],
    near: [
      String.raw`\bindependent contractors?\b|\bself-?employed\b|\bfreelanc\w*\b|\bnot (?:be )?(?:an )?employees?\b|\bemploy(?:er|ment) relation`,
    ],
  },
  'EMP-07': {
    name: 'Repayment of training or relocation cost',
    cues: [
      String.raw`\b(?:repay\w*|reimburs\w*|refund\w*|pay back)\b[^.;]{0,160}\b(?:training|(?<!in the )(?<!due )(?<!of )courses?(?! of)|tuition|relocat\w+|moving|sign(?:ing|-on)|visa)\b`,
      String.raw`\b(?:training|(?<!in the )(?<!due )(?<!of )courses?(?! of)|tuition|relocat\w+|moving|sign(?:ing|-on)|visa)\b[^.;]{0,120}\b(?:repay\w*|reimburs\w*|refund\w*|pay back)\b`,
    ],
    near: [
      String.raw`\b(?:repay|reimburs|refund|pay back|recover)\w*\b[^.;]{0,200}\b(?:training|course|tuition|relocat\w+|moving|sign(?:ing|-on)|visa|bonus|costs?|expenses?|advance|fees?)\b`,
      String.raw`\b(?:training|course|tuition|relocat\w+|moving|sign(?:ing|-on)|visa)\b[^.;]{0,160}\b(?:repay|reimburs|refund|paid|pay|costs?|expenses?)\w*\b`,
    ],
  },
  'EMP-08': {
    name: 'Notice to end the employment',
    cues: [
      String.raw`${end}[^.;]{0,160}\bnotice\b(?! requirements)`,
      String.raw`\bnotice\b[^.;]{0,120}${end}`,
      String.raw`\bnotice period\b`,
    ],
    near: [String.raw`\b(?:terminat|dismiss|resign)\w*\b|\bnotice\b`],
    off: [String.raw`\breview of salary\b|\brecruit\w*\b|\bsolicit\w*\b`],
  },
  'TEN-01': {
    name: 'Deposit',
    cues: [String.raw`\bdeposits?\b|\bbond\b[^.;]{0,60}\b(?:rent|tenan|lease)`],
  },
  'TEN-02': {
    name: 'Entry by the landlord',
    cues: [
      String.raw`\b(?:enter(?:s|ed|ing)?(?! into)|entry|inspect\w*)\b[^.;]{0,160}\b(?:premises|property|apartment|unit|dwelling|room|house|building|flat|home)\b`,
      String.raw`\b(?:landlord|lessor|owner|agents?|householder|host)\b[^.;]{0,160}\b(?:enter|entry|access|inspect\w*|view|visit|show)\b`,
      String.raw`\bquiet enjoyment\b`,
    ],
    near: [String.raw`\b(?:enter(?:s|ed|ing)?|entry|access|inspect\w*|view\w*|visit\w*)\b`],
  },
  'TEN-03': {
    name: 'Repairs and condition of the premises',
    cues: [
      String.raw`\brepairs?\b|\brepair(?:ed|ing)\b|\bmaint(?:ain(?:s|ed|ing)?(?! (?:insurance|confiden|records|a policy))|enance)\b|\bas[- ]is\b|\bhabitab\w*|\b(?:good|clean|same|tenantable) (?:\w+ ){0,3}(?:condition|order|state)\b|\bwear and tear\b|\bdamage[sd]?\b[^.;]{0,80}\b(?:premises|property|apartment|unit|dwelling|room|house|building|flat|furniture|fixtures?)\b`,
    ],
    near: [String.raw`\bdamage[sd]?\b|\bmaint(?:ain\w*|enance)\b`],
  },
  'TEN-04': {
    name: 'Changes of the rent',
    cues: [
      String.raw`\brents?\b[^.;]{0,200}\b(?:increas\w*|adjust\w*|escalat\w*|review\w*|rais\w+|chang\w*|vary|varied|index\w*|reduc\w*|abat\w*)\b`,
      String.raw`\b(?:increas\w*|adjust\w*|escalat\w*|review\w*|rais\w+|chang\w*)\b[^.;]{0,160}\brents?\b`,
    ],
  },
  'TEN-05': {
    name: 'Possession, eviction and goods of the tenant',
    cues: [
      String.raw`\b(?:re-?ent(?:er|ry)|retak\w+|repossess\w*|lock(?:s|ed)? out|evict\w*|distrain\w*|distress|forfeit\w*|vacat\w+|notice to quit|abandon\w*)\b|\bpossession of the (?:premises|property|room|house|apartment|flat|unit)\b|\blien\b`,
    ],
    near: [
      String.raw`\b(?:re-?ent(?:er|ry)\w*|retak\w+|repossess\w*|possession|lock(?:s|ed|ing)?(?: out)?|evict\w*|expel|distrain\w*|distress|liens?|seiz\w+|forfeit\w*|vacat\w+|notice to quit|abandon\w*|dispose[sd]? of)\b`,
    ],
  },
  'TEN-06': {
    name: 'Pets, guests, changes and subletting',
    cues: [
      String.raw`\b(?:pets?|animals?|dogs?|cats?|guests?|visitors?|alterations?|smok\w+|sub-?l(?:et|ets|etting|eases?|easing|icen[cs]\w*)|decorat\w*|redecorat\w*|fixtures?|nuisance|noise)\b`,
    ],
    near: [String.raw`\b(?:house )?parties\b`],
  },
  'TEN-07': {
    name: 'English tenancy wording',
    cues: [String.raw`\bassured\b|\bshorthold\b|\bsection 21\b|\bhousing act\b`],
  },
  'LOA-01': {
    name: 'Interest and charges after a default',
    as: ['late-payment'],
    cues: [
      String.raw`\b(?:default|late|overdue|delinquen\w+|past[- ]due|unpaid (?:amounts?|sums?|balances?|invoices?|fees?|rent|instal\w+)|not (?:been )?paid|when due|due date)\b[^.;]{0,160}\b(?:interest (?:at|of|shall|will|may|accrues?|is|charges?|on (?:any|the|all|such|late|overdue))|(?:default|penalty|overdue) (?:rate|interest)|late (?:payment )?(?:charges?|fees?)|penalt\w+|surcharges?)(?!\w)`,
      String.raw`\b(?:interest (?:at|of|shall|will|may|accrues?|is|charges?|on (?:any|the|all|such|late|overdue))|(?:default|penalty|overdue) (?:rate|interest)|late (?:payment )?(?:charges?|fees?)|penalt\w+|surcharges?)[^.;]{0,160}\b(?:(?:default|late|overdue|delinquen\w+|past[- ]due|unpaid (?:amounts?|sums?|balances?|invoices?|fees?|rent|instal\w+)|not (?:been )?paid|when due|due date)|from the date|after maturity|compound\w*|capitali[sz]\w*)\b`,
    ],
    off: [
      String.raw`\baccrued (?:but unpaid |and unpaid )?interest\b|\bunpaid (?:accrued )?interest\b|\b(?:security|percentage|membership|ownership) interest\b|\bconver(?:t|sion)\w*\b|\b(?:brokers?|finders?)\b|\bjudgments?, order`,
    ],
    near: [
      String.raw`\b(?:default|late|overdue|delinquen\w+|past due|not paid|when due|maturity|unpaid)\b[^.;]{0,200}\b(?:interest|rate|charges?|fees?|penalt\w+)\b`,
      String.raw`\b(?:interest|late (?:charges?|fees?)|penalt\w+)\b[^.;]{0,200}\b(?:default|late|overdue|delinquen\w+|past due|not paid|when due|unpaid)\b`,
    ],
  },
  'LOA-02': {
    name: 'Events of default',
    cues: [
      String.raw`\bevents? of default\b|\bcross[- ]default|\bin default\b|\bbecomes? (?:insolvent|bankrupt)\b`,
    ],
    near: [
      String.raw`\bevents? of default\b|\bcross[- ]default|\bmaterial(?:ly)? adverse\b|\bin default\b|\bdefaults?\b[^.;]{0,160}\b(?:other|any|under|if|occurs?)\b|\bbecomes? (?:insolvent|bankrupt)\b`,
    ],
  },
  'LOA-03': {
    name: 'Early repayment',
    cues: [
      String.raw`\bpre-?pa(?:y\w*|id)\b|\bearly (?:re)?payment\b|\brepa(?:y|id|yment)\b[^.;]{0,120}\b(?:early|before|prior|any time|in advance|in full|in whole|ahead)\b|\bmake-?whole\b|\bbreakage\b|\byield maintenance\b`,
    ],
  },
};
