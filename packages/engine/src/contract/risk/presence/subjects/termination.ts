import type { RuleSubjects } from '../rule-subject.ts';

const end = String.raw`\b(?:terminat\w*|cancel\w*|end(?:s|ed|ing)?|resign\w*|withdraw\w*|close|delete|deactivat\w*|leave|quit)\b`;
const renewal = String.raw`\b(?:renew(?:s|ed|al|als|ing|able)?|extend(?:s|ed)?|extensions?|evergreen|roll(?:s|ing)? over|month[- ]to[- ]month|successive|prolong\w*)\b`;

/** What the rules on the term and its end are about. */
export const terminationSubjects: RuleSubjects = {
  'TRM-01': {
    name: 'Renewal of the term',
    as: ['renewal-term'],
    cues: [
      String.raw`\b(?:terms?|agreement|contract|lease|tenancy|subscription|membership|licen[cs]e|employment)\b[^.;]{0,80}\b(?:renew\w*|evergreen|(?:be |is |are )(?:automatically )?extended|rolls? over|prolonged)\b`,
      String.raw`\brenewal (?:terms?|periods?|options?|date)\b|\brenew(?:s|ed|al)?\b[^.;]{0,60}\b(?:terms?|agreement|contract|lease|tenancy|subscription|membership|licen[cs]e|employment)\b`,
      String.raw`\bextend(?:s|ed)?\b[^.;]{0,40}\b(?:the|this|its) (?:\w+ )?(?:term|agreement|lease|contract)\b|\bsuccessive (?:[\w()-]+ ){0,4}(?:terms?|periods?)\b|\bextendable\b|\bnotice of non-?renewal\b|\bmonth[- ]to[- ]month\b`,
    ],
    near: [
      String.raw`\brenew\w*\b`,
      String.raw`${renewal}[^.;]{0,160}\b(?:terms?|periods?|agreement|contract|lease|tenancy|years?|months?|subscription|membership|licen[cs]e)\b`,
      String.raw`\b(?:terms?|periods?|agreement|contract|lease|tenancy|years?|months?|subscription|membership|licen[cs]e)\b[^.;]{0,160}${renewal}`,
    ],
  },
  'TRM-02': {
    name: 'Notice to stop a renewal',
    as: ['notice-period-to-terminate-renewal', 'renewal-term'],
    cues: [
      String.raw`\brenew\w*\b[^.]{0,260}\b(?:notice|notif\w+)\b`,
      String.raw`\b(?:notice|notif\w+)\b[^.]{0,260}\brenew\w*\b`,
      String.raw`\b(?:notice|notif\w+)\b[^.;]{0,120}\b(?:prior to|before)\b[^.;]{0,60}\b(?:expir\w+|end of)\b[^.;]{0,60}\b(?:term|period|agreement|lease)\b`,
    ],
    near: [
      String.raw`\brenew\w*\b`,
      String.raw`${renewal}[^.]{0,260}\b(?:notice|notif\w+|unless|written)\b`,
      String.raw`\b(?:notice|notif\w+|unless|written)\b[^.]{0,260}${renewal}`,
      String.raw`\b(?:notice|notif\w+)\b[^.;]{0,120}\b(?:prior to|before|end of)\b[^.;]{0,80}\b(?:expir\w+|end|term|anniversary)\b`,
    ],
  },
  'TRM-03': {
    name: 'Price after a renewal',
    cues: [
      String.raw`\brenew\w*\b[^.;]{0,200}\b(?:fees?|prices?|pricing|rent|charges?)\b`,
      String.raw`\b(?:fees?|prices?|pricing|rent|charges?)\b[^.;]{0,160}\brenew\w*\b`,
    ],
    near: [
      String.raw`${renewal}[^.]{0,260}\b(?:fees?|prices?|pricing|rates?|rent|charges?)\b`,
      String.raw`\b(?:fees?|prices?|pricing|rates?|rent|charges?)\b[^.]{0,260}${renewal}`,
    ],
  },
  'TRM-04': {
    heading: String.raw`(?<!\b(?:effects? of|consequences of|upon|after|following) )\btermination\b|\bcancell?ation\b`,
    name: 'Rights to end the contract',
    as: ['termination-for-convenience'],
    cues: [
      String.raw`\b(?:may|can|right to|entitled to|option to|elect to)\b[^.;]{0,60}\b(?:terminate|cancel|resign|withdraw from|end (?:this|the|your|my|it))\b(?![^.;]{0,60}\b(?:orders?|bookings?|meetings?|appointments?)\b)`,
      String.raw`\b(?:may|can) be (?:terminated|cancell?ed)\b|\b(?:until|unless) (?:\w+ )?terminated by\b|\btermination (?:for convenience|by (?:either|any|the|you|us))\b|\bnotice\b[^.;]{0,60}\b(?:of|before|prior to) (?:terminati|cancell)|\b(?:terminat(?:ed|ion)|cancell?(?:ed|ation))\b[^.;]{0,80}\b(?:at any time|notice|convenience)\b`,
      String.raw`\bat[- ]will\b`,
    ],
    near: [
      String.raw`\b(?:terminat|cancel|withdraw|resign|dissol)\w*\b`,
      String.raw`${end}[^.;]{0,200}\b(?:any reason|convenience|without cause|with or without|at any time|notice|at will|no reason|discretion|option|election)\b`,
      String.raw`\b(?:any reason|convenience|without cause|at any time|notice|at will|discretion|option|right)\b[^.;]{0,160}\b(?:terminat\w*|cancel\w*|resign\w*)\b`,
      String.raw`\b(?:may|can) (?:\w+ ){0,4}(?:terminate|cancel|resign|withdraw)\b`,
    ],
    off: [
      String.raw`\bsurrender of this warrant\b|\bwill cease\b|\bindebtedness\b|\bcancel this warrant\b|\bintent to renew\b`,
    ],
  },
  'TRM-05': {
    name: 'Length of the term',
    as: ['term', 'expiration-date'],
    cues: [
      String.raw`\b(?:terms?|agreement|lease|tenancy|contract|licen[cs]e|employment|partnership|nda|appointment|warrant)\b[^.;]{0,120}\b(?:commenc\w+|begin\w*|start\w*|continu(?:e|es|ed|ing)|remain\w* (?:in|valid)|expires?|ends|lasts?|(?:is|be|runs?) for|in (?:full )?(?:force|effect))\b[^.;]{0,120}(?:{DUR}|\b(?:until|through|expir\w+|end of|for the (?:\w+ )?term|as long as|perpetual)\b)`,
      String.raw`\b(?:initial|fixed) term\b|\bduration of\b[^.;]{0,30}\byears?\b|\bterm of {DUR}|(?<!during the )\bterm of (?:this|the) (?:agreement|contract|lease|tenancy)\b`,
    ],
    near: [
      String.raw`\b(?:terms?|period|duration|lease|tenancy|agreement|employment|licen[cs]e)\b[^.;]{0,160}(?:{DUR}|\b(?:until|through|expir\w+|terminat\w+)\b)`,
      String.raw`\b(?:expir(?:e|es|y|ation)|commenc\w+|in (?:full )?force|remain in effect)\b`,
    ],
    off: [String.raw`\b(?:notice period|statutory|probation\w*|continuous|this licen[cs]e)\b`],
  },
  'TRM-06': {
    name: 'Ending the contract at once',
    as: ['termination-for-cause'],
    cues: [
      String.raw`\b(?:may|can|right to|entitled to|shall|will|automatically)\b[^.;]{0,40}\b(?:terminat\w*|cancel\w*|dismiss\w*|end)\b[^.;]{0,120}\b(?:immediate\w*(?! (?:prior|before|preceding))|forthwith|without (?:\w+ ){0,2}notice|summar(?:y|ily)|at once)\b`,
      String.raw`\b(?:immediate|immediately|summary|summarily)(?:ly)? (?:\w+ ){0,3}(?:terminat|cancel|dismiss)\w*\b|\bterminated? (?:\w+ )?(?:immediately(?! (?:prior|before))|forthwith|at once|without (?:\w+ )?notice)\b|\bwithout (?:\w+ )?notice\b[^.;]{0,60}\b(?:terminat|dismiss|cancel)\w*|\b(?:dismiss\w*|terminat\w*) without (?:\w+ )?notice\b`,
    ],
    near: [
      String.raw`\b(?:terminat|cancel|dismiss)\w*\b`,
      String.raw`${end}[^.;]{0,200}\b(?:immediate\w*|forthwith|without (?:\w+ ){0,2}notice|no notice|at any time|summar(?:y|ily)|at once|without delay|effective upon|upon)\b`,
      String.raw`\b(?:immediate\w*|forthwith|without (?:\w+ ){0,2}notice|no notice|summar(?:y|ily)|at any time)\b[^.;]{0,160}${end}`,
    ],
    off: [
      String.raw`\bobligations? (?:\w+ ){0,4}(?:will|shall) (?:cease|terminate)\b|\blose your right\b|\bdeemed repaid\b|\bnote\b`,
    ],
  },
  'TRM-07': {
    name: 'Time to cure a breach',
    cues: [
      String.raw`\b(?:cure[sd]?|curing|remed(?:ied|ying)|(?:to|shall|must|may|immediately|not) remedy|rectif\w+|grace period)\b[^.;]{0,120}\b(?:breach\w*|default\w*|failure|days?)\b`,
      String.raw`\b(?:breach\w*|default\w*|failure|fails)\b[^.;]{0,200}\b(?:cure[sd]?|remedied|(?:to|shall|must|may|not) remedy|rectif\w+|grace period)\b`,
    ],
    near: [
      String.raw`\b(?:cure[sd]?|curing|remed(?:y|ies|ied|ying|iable)|rectif\w+|correct(?:s|ed|ion)?|grace period)\b[^.;]{0,200}\b(?:breach\w*|default\w*|fail\w*|non-?compliance|notice|days?)\b`,
      String.raw`\b(?:breach\w*|default\w*|fail\w*|non-?compliance|violat\w+)\b[^.;]{0,260}\b(?:cure[sd]?|remed(?:y|ied)|rectif\w+|correct(?:ed|ion)?|grace|continu\w+ for|within)\b`,
    ],
    off: [String.raw`\bsole remedy\b|\bexclusive remedy\b`],
  },
  'TRM-08': {
    name: 'Payments after the end of the contract',
    cues: [
      String.raw`\b(?:upon|after|following|in the event of|on|if|early)\b[^.;]{0,60}\b(?:terminat\w+|cancel\w*|expir\w+)\b[^.]{0,160}\b(?:pa(?:y|ys|id|yable|yments?)|fees|amounts?|refund\w*|rent)\b`,
      String.raw`\b(?:remaining|unexpired)\b[^.;]{0,60}\b(?:fees?|rent|payments?)\b`,
    ],
    off: [String.raw`\barbitrat\w+\b|\bfiling fees?\b`],
    near: [
      String.raw`\b(?:terminat|cancel)\w*\b`,
      String.raw`\b(?:terminat\w+|cancel\w*|expir\w+|early)\b[^.]{0,260}\b(?:pa(?:y|ys|id|yable|yments?)|fees?|rent|amounts?|sums?|charges?|refund\w*|compensat\w*)\b`,
      String.raw`\b(?:pa(?:y|ys|id|yable|yments?)|fees?|rent|amounts?|sums?|charges?)\b[^.]{0,200}\b(?:terminat\w+|cancel\w*|expir\w+)\b`,
      String.raw`\b(?:remaining|balance|unexpired)\b[^.;]{0,100}\b(?:fees?|rent|payments?|term)\b`,
    ],
  },
  'TRM-09': {
    name: 'Suspension',
    cues: [
      String.raw`\bsuspend\w*\b|\bsuspension\w*\b|\b(?:disabl|block|den(?:y|ied)|interrupt)\w*\b[^.;]{0,60}\b(?:access|accounts?|services?)\b|\bmay (?:\w+ ){0,3}(?:restrict|limit)\b[^.;]{0,60}\b(?:access|accounts?|services?)\b`,
    ],
    near: [
      String.raw`\b(?:suspend|suspension|restrict|limit|disabl|block)\w*\b[^.;]{0,80}\b(?:access|accounts?|services?|use|deliver\w*|work)\b|\bcut off\b`,
    ],
  },
  'TRM-10': {
    name: 'Duties that outlast the contract',
    as: ['survival'],
    uses: ['survival', 'reference'],
    cues: [
      String.raw`\bsurviv(?:e|es|al|ing)\b[^.;]{0,120}\b(?:terminat\w+|expir\w+|end|agreement|contract)\b|\b(?:obligations?|dut(?:y|ies)|covenants?|provisions?|sections?|clauses?)\b[^.;]{0,160}\bsurviv(?:e|es|al|ing)\b`,
      String.raw`\b(?:obligations?|dut(?:y|ies)|covenants?|confidential\w*|restrictions?|shall|will|must|may)\b[^.;]{0,200}\b(?:after|following|beyond|notwithstanding)\b[^.;]{0,40}\b(?:terminat\w+|expir\w+|end of|cessation)\b`,
      String.raw`\b(?:after|following|beyond|notwithstanding)\b[^.;]{0,60}\b(?:terminat\w+|expir\w+|end of|cessation)\b[^.;]{0,160}\b(?:shall|will|must|may not|continue\w*|remain\w*)\b`,
      String.raw`\b(?:obligations?|dut(?:y|ies)|covenants?|restrictions?|confidential\w*)\b[^.;]{0,120}\b(?:perpetu\w+|indefinite\w*|for ?ever|in perpetuity|without (?:a )?(?:time )?limit)\b`,
    ],
    near: [
      String.raw`\bsurviv\w+\b|\bperpetu\w+\b|\bindefinite\w*\b|\bfor ?ever\b|\bin perpetuity\b|\bwithout (?:a )?(?:time )?limit\b`,
      String.raw`\b(?:after|following|beyond|upon|notwithstanding)\b[^.;]{0,60}\b(?:terminat\w+|expir\w+|end of|cessation)\b`,
    ],
    off: [String.raw`\bprobation\w*\b|\bnotice period\b`],
  },
  'TRM-11': {
    name: 'Return of data and handover at the end',
    as: ['post-termination-services'],
    cues: [
      String.raw`\b(?:terminat\w+|expir\w+|end of (?:the|this) (?:agreement|contract|term|services?|employment|engagement)|leaving)\b[^.]{0,240}\b(?:return\w*|export\w*|retriev\w+|deliver (?:up|back|to)|surrender\w*|hand over|turn over|delet\w+|destroy\w*|migrat\w+)\b[^.;]{0,120}\b(?:data|content|materials?|files?|work product|records|documents?|documentation|information|property|copies|software|code)\b`,
      String.raw`\b(?:return\w*|export\w*|retriev\w+|deliver (?:up|back|to)|surrender\w*|hand over|turn over|delet\w+|destroy\w*)\b[^.;]{0,120}\b(?:data|content|materials?|files?|work product|records|documents?|documentation|information|property|copies|software|code)\b[^.]{0,160}\b(?:terminat\w+|expir\w+|end of)\b`,
      String.raw`\b(?:termination|transition(?:al)?|exit) (?:assistance|services?|plan|period|support)\b|\bhand-?over\b|\bdisengagement\b`,
    ],
  },
  'TRM-12': {
    name: 'Term and ways to end the contract',
    as: ['term', 'expiration-date', 'termination-for-cause', 'termination-for-convenience'],
    cues: [
      String.raw`\b(?:this|the|your|his|her) (?:\w+ ){0,2}(?:agreement|contract|lease|licen[cs]e|tenancy|franchise|employment|engagement|appointment|subscription|membership|nda|partnership|term)\b[^.;]{0,160}\b(?:terminat\w*|expir\w*|continu\w+|remains? in|in (?:full )?force|cancel\w*|ends|lasts|runs|valid)\b`,
      String.raw`\b(?:terminat(?:e|es|ed|ing|ion of)|cancel(?:s|led|lation of)?|ends?|ending) (?:this|the|your|his|her|its)\b`,
      String.raw`\b(?:initial|renewal|fixed|contract|lease|employment) (?:term|period)\b|\bterm of (?:this|the|his|her|your) (?:\w+ ){0,2}(?:agreement|contract|lease|licen[cs]e|tenancy|franchise|employment|engagement|subscription|membership)\b`,
      String.raw`\bnotice of termination\b|\bobligations?\b[^.;]{0,60}\bexpires?\b|\bat[- ]will\b`,
      String.raw`\b(?:agreement|contract|lease|licen[cs]e|tenancy|employment|appointment|engagement|subscription|membership|let|lets|rents?|hired?|employed|engaged)\b[^.;]{0,120}\bfor (?:an? (?:\w+ ){0,3}(?:period|term) of )?{DUR}`,
    ],
    heading: String.raw`^[\W\d]*(?:term\b(?! (?:and|&) conditions| sheet)|termination\b|duration\b)|\bterm (?:and|&) termination\b`,
    off: [String.raw`\brecruit\w*\b|\bcancel this warrant\b`],
  },
  'TRM-13': { name: 'Switching to another provider' },
};
