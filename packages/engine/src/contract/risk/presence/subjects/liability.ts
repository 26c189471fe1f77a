import type { RuleSubjects } from '../rule-subject.ts';

const liable = String.raw`\b(?:liab(?:le|ility|ilities)|responsib(?:le|ility)|damages|remed(?:y|ies)|recover(?:y|able)?)\b`;
const limits = String.raw`\b(?:limit(?:s|ed|ations?)?|cap(?:s|ped)?|exceed\w*|in excess of|maximum|aggregate|up to|no more than)\b`;
const noLiability = String.raw`\b(?:not|no|nor|neither|never)\b[^.;]{0,60}\b(?:liab(?:le|ility|ilities)|responsible|responsibility)\b`;
const indemnity = String.raw`\bindemni(?:f\w+|ty|ties)|\b(?:hold|save|held|keep)\b[^.;]{0,40}\bharmless\b`;

/** What the rules on liability are about. */
export const liabilitySubjects: RuleSubjects = {
  'LIA-01': {
    name: 'Ceiling on liability',
    as: ['cap-on-liability'],
    heading: String.raw`\blimit\w* (?:of|on|to) liabilit|\bliability cap\b`,
    below: String.raw`\bexceed\w*|\bin excess of\b|\b(?:more|greater|higher) than\b|\bat most\b|(?<!\b(?:not|without)(?: being| be)? )\blimited (?:to|in|by)\b|\blimits?\b(?! liabilit)|\bcap(?:s|ped)?\b|\bmaximum\b|\baggregate\b|\bcumulative\b|\bceiling\b|\bup to\b|\bamounts? (?:\w+ )?(?:paid|payable|received)\b|\bfees (?:\w+ )?(?:paid|payable)\b|{MONEY}`,
    off: [
      String.raw`\bcontingent\b|\bNet Losses\b|\brefund to\b`,
      String.raw`^(?![\s\S]*\b(?:exceed\w*|in excess of|more than|limited to|capped|maximum|aggregate|cumulative)\b)[\s\S]*\b(?:consequential|indirect|lost profits|loss of (?:\w+ )?profits?)\b`,
    ],
  },
  'LIA-02': {
    name: 'Limits on liability',
    as: ['cap-on-liability'],
    cues: [
      String.raw`\b(?:not|nor|neither|never|no (?:party|member|manager|person|one|event|case))\b[^.;]{0,60}(?<!\b(?:criminally|civilly) )\b(?:liable|responsible)\b(?! (?:relating to|for the use of) (?:use of )?this (?:form|template|nda|document))`,
      String.raw`\b(?:has|have|had|bears?|accepts?|assumes?|under|with|shall be|incurs?)\b[^.;]{0,30}\b(?:no|not?|any|without) (?:\w+ )?(?:liability|responsibility)\b(?! (?:compan|partnership|insurance|relating to|for the use of))(?=[^.;]{0,40}\b(?:for|to|of|arising|whatsoever|in|hereunder|under)\b)|\bno (?:liability|responsibility) (?:for|to|whatsoever|is|shall|will)\b`,
      String.raw`\bliabilit(?:y|ies)\b(?! (?:insurance|compan))[^.;]{0,120}\b(?:exceed|limited to|capped|in excess of|maximum)\b`,
      String.raw`\b(?:aggregate|total|maximum|entire|cumulative) (?:\w+ )?liabilit|\blimit(?:s|ed|ations?)? (?:of|on|to) (?:\w+ ){0,3}liabilit|\b(?:exceed|limit(?:s|ed)?)\b(?! liability (?:compan|partnership))[^.;]{0,80}\bliabilit(?:y|ies)\b(?! (?:insurance|coverage|compan|partnership))`,
    ],
    near: [
      String.raw`\b(?:liable|liabilit(?:y|ies))\b`,
      String.raw`${limits}[^.;]{0,160}${liable}`,
      String.raw`${liable}[^.;]{0,200}${limits}`,
      noLiability,
    ],
    heading: String.raw`\b(?:limit|exclusion|disclaim|cap)\w*\b.{0,40}\bliabilit`,
    off: [
      String.raw`\b(?:has no|have no|has not incurred|not incurred|unpaid) (?:\w+ )?liabilit\w+(?: or obligations?)?,? contingent\b|\bnot incurred\b|\bunpaid liabilit|\bright to vote\b|\bno (?:obligation|contract),|\bcontingent or otherwise\b|\brefund to\b|\bNet Losses\b`,
    ],
  },
  'LIA-03': {
    name: 'Protection from liability',
    as: ['cap-on-liability'],
    cues: [
      String.raw`\b(?:not|nor|neither|never|no (?:party|member|manager|person|one|event|case))\b[^.;]{0,60}(?<!\b(?:criminally|civilly) )\b(?:liable|responsible)\b(?! (?:relating to|for the use of) (?:use of )?this (?:form|template|nda|document))`,
      String.raw`\b(?:has|have|had|bears?|accepts?|assumes?|under|with|shall be|incurs?)\b[^.;]{0,30}\b(?:no|not?|any|without) (?:\w+ )?(?:liability|responsibility)\b(?! (?:compan|partnership|insurance|relating to|for the use of))(?=[^.;]{0,40}\b(?:for|to|of|arising|whatsoever|in|hereunder|under)\b)|\bno (?:liability|responsibility) (?:for|to|whatsoever|is|shall|will)\b`,
      String.raw`\bliabilit(?:y|ies)\b(?! (?:insurance|compan))[^.;]{0,120}\b(?:exceed|limited to|capped|in excess of|maximum)\b`,
      String.raw`\b(?:aggregate|total|maximum|entire|cumulative) (?:\w+ )?liabilit|\blimit(?:s|ed|ations?)? (?:of|on|to) (?:\w+ ){0,3}liabilit|\b(?:exceed|limit(?:s|ed)?)\b(?! liability (?:compan|partnership))[^.;]{0,80}\bliabilit(?:y|ies)\b(?! (?:insurance|coverage|compan|partnership))`,
    ],
    near: [
      String.raw`\b(?:liable|liabilit(?:y|ies))\b`,
      noLiability,
      String.raw`\bliabilit\w*\b[^.;]{0,200}${limits}`,
      String.raw`${limits}[^.;]{0,100}\bliabilit`,
      String.raw`\b(?:disclaim|exclud|releas)\w*\b[^.;]{0,120}\bliabilit`,
      String.raw`\b(?:consequential|indirect|incidental|punitive)\b`,
    ],
    heading: String.raw`\b(?:limit|exclusion|disclaim)\w*\b.{0,40}\bliabilit`,
    off: [
      String.raw`\b(?:has no|have no|has not incurred|not incurred|unpaid) (?:\w+ )?liabilit\w+(?: or obligations?)?,? contingent\b|\bnot incurred\b|\bunpaid liabilit|\bright to vote\b|\bno (?:obligation|contract),|\bcontingent or otherwise\b|\brefund to\b|\bNet Losses\b`,
    ],
  },
  'LIA-04': {
    name: 'Liability without limit',
    as: ['uncapped-liability'],
    cues: [
      String.raw`\b(?:unlimited|uncapped) (?:\w+ ){0,2}liabilit(?:y|ies)\b(?! compan)`,
      String.raw`\bliabilit(?:y|ies)\b[^.;]{0,80}\b(?:unlimited|uncapped|not (?:be )?(?:limited|capped)(?! to))`,
      String.raw`\b(?:without|no|not subject to any) (?:limit|limits|cap)\b[^.;]{0,60}\b(?:liab|damages)`,
      String.raw`\b(?:fully|wholly|entirely) (?:liable|responsible) for (?:any and )?all\b`,
    ],
    near: [
      String.raw`\b(?:unlimited|uncapped|without (?:any )?limit(?:ation)?)\b[^.;]{0,80}\b(?:liab|damages|responsib|indemni)`,
      String.raw`\b(?:liab|damages|responsib|indemni)\w*\b[^.;]{0,120}\b(?:unlimited|uncapped|without (?:any )?limit\b|not (?:be )?(?:limited|capped))`,
      String.raw`\b(?:fully|wholly|entirely|solely) (?:liable|responsible)\b`,
      String.raw`\blimit(?:ation|ed|s)?\b[^.;]{0,120}\b(?:not apply|not limit|not exclude|except)`,
      String.raw`\bexcept\b[^.]{0,200}\b(?:liab(?:le|ility)|damages)\b`,
      String.raw`\bnothing\b[^.;]{0,120}\b(?:limits?|excludes?|restricts?)\b`,
    ],
  },
  'LIA-05': {
    name: 'Exceptions to a limit on liability',
    as: ['uncapped-liability'],
    cues: [
      String.raw`\b(?:limit(?:s|ations?)?|cap|exclusions?|foregoing|restrictions?)\b[^.;]{0,120}\b(?:shall|does|do|will) not (?:apply|limit|exclude)\b`,
      String.raw`\bexcept\b[^.]{0,200}\b(?:not|neither|no|nor)\b[^.;]{0,60}\bliab(?:le|ility)\b`,
      String.raw`\b(?:not (?:be )?liable|no liability|liabilit\w+[^.;]{0,80}(?:limited|exceed))\b[^.]{0,260}\b(?:except|other than|save for|unless|excluding)\b`,
      String.raw`\bnothing\b[^.;]{0,120}\b(?:limits?|excludes?|restricts?)\b[^.;]{0,60}\bliab`,
    ],
    near: [
      String.raw`\b(?:limit|cap|exclusion|foregoing|restriction)\w*\b[^.;]{0,160}\b(?:not|except|other than|unless)\b`,
      String.raw`\bexcept\b[^.]{0,260}\b(?:liab(?:le|ility)|damages)\b`,
      String.raw`\b(?:other than|save for|excluding|apart from|unless)\b[^.;]{0,200}\b(?:liab(?:le|ility)|damages)\b`,
      String.raw`\bnothing\b[^.;]{0,120}\b(?:limits?|excludes?|restricts?)\b`,
      String.raw`\b(?:liab(?:le|ility)|damages)\b[^.]{0,260}\b(?:except|other than|save for|unless|excluding)\b`,
    ],
  },
  'LIA-06': {
    name: 'Exclusion of indirect loss',
    cues: [
      String.raw`\b(?:consequential|incidental|punitive|exemplary)\b[^.;]{0,80}\b(?:damages?|loss(?:es)?)\b|\bindirect (?:\w+,? ){0,4}(?:damages?|loss(?:es)?|claims)\b`,
      String.raw`\bspecial,? (?:\w+,? ){0,3}(?:damages|loss)`,
      String.raw`\b(?:not|no|nor|neither|never|exclu\w+|disclaim\w*|waiv\w*)\b[^.;]{0,240}\b(?:loss of|lost) (?:\w+ ){0,3}(?:profits?|revenues?|business|goodwill|data|savings)\b`,
    ],
    near: [
      String.raw`\b(?:consequential|incidental|punitive|exemplary)\b|\b(?:loss of|lost) (?:\w+ ){0,3}(?:profits?|revenues?|earnings?|business|goodwill|data|savings)\b`,
    ],
  },
  'LIA-07': {
    name: 'Exclusion of liability for injury or serious fault',
    cues: [
      String.raw`\b(?:not (?:be )?(?:held )?(?:liable|responsible)|no (?:liability|responsibility)|releas\w*|disclaim\w*|exclud\w*|waiv\w*|own risk|limit\w*)\b[^.;]{0,200}\b(?:death|injur(?:y|ies)|gross(?:ly)? negligen\w+|negligence|wil?lful|fraud\w*)\b`,
      String.raw`\b(?:death|injur(?:y|ies)|gross negligence|negligence|wil?lful|fraud)\b[^.;]{0,160}\b(?:not (?:be )?(?:liable|responsible)|no liability|not (?:limit|exclude)\w*)`,
      String.raw`\bexcept\b[^.;]{0,160}\b(?:gross negligence|wil?lful|fraud)\b[^.;]{0,200}\bliab`,
    ],
    near: [
      String.raw`\b(?:death|personal injur(?:y|ies)|bodily injur(?:y|ies)|gross negligence|own risk)\b`,
      String.raw`\b(?:not|no|nor|neither|releas\w*|waiv\w*|disclaim\w*|exclud\w*|except|own risk)\b[^.;]{0,260}\b(?:death|injur(?:y|ies|ed)|gross(?:ly)? negligen\w+|negligen(?:ce|t)|wil?lful|fraud\w*)\b`,
      String.raw`\b(?:death|injur(?:y|ies)|gross negligence|wil?lful|fraud)\b[^.;]{0,200}\b(?:not|no|exclud|limit|except)`,
    ],
    off: [String.raw`\bbankruptcy\b|\bmoratorium\b|\bfraudulent conveyance\b`],
  },
  'LIA-08': {
    name: 'Indemnity',
    as: ['indemnification'],
    cues: [indemnity],
    off: [String.raw`\breceipt of an indemnity\b`],
  },
  'LIA-09': {
    name: 'Reach of an indemnity',
    as: ['indemnification'],
    cues: [indemnity],
    off: [String.raw`\breceipt of an indemnity\b`],
  },
  'LIA-10': {
    name: 'Procedure for indemnified claims',
    cues: [
      String.raw`\bindemni\w+\b[^.]{0,300}\b(?:notice|notif\w+|defen[cs]e|control|settle\w*)\b`,
      String.raw`\b(?:notice|notif\w+|defen[cs]e|control|settle\w*)\b[^.]{0,300}\bindemni\w+`,
    ],
  },
  'LIA-11': {
    name: 'Sole or exclusive remedy',
    cues: [
      String.raw`\b(?:sole|exclusive|only)(?:ly)?(?:,? (?:and|or) (?:sole|exclusive|entire|only))? (?:remed(?:y|ies)|recourse|liability|obligation)\b`,
      String.raw`\bremed(?:y|ies)\b[^.;]{0,80}\b(?:exclusive|cumulative)\b`,
    ],
    near: [
      String.raw`\b(?:sole|exclusive|only)(?:ly)?\b[^.;]{0,60}\b(?:remed(?:y|ies)|recourse|liability|obligation)\b`,
      String.raw`\b(?:remed(?:y|ies)|recourse)\b[^.;]{0,80}\b(?:sole|exclusive|cumulative|limited)\b`,
    ],
  },
  'LIA-12': {
    name: 'Warranties and their exclusion',
    as: ['warranties'],
    cues: [
      String.raw`\bwarrants? (?:that|to)\b|\brepresents?,? (?:and )?warrants?\b|\bparty warrants\b`,
      String.raw`\bwarrant(?:y|ies|ed|ing)\b|\b(?:represents?|hereby|further|shall|also) (?:and )?warrants?\b|\bas[- ]is\b|\bmerchantab|\bfitness for\b`,
    ],
    near: [
      String.raw`\bwarrant(?:y|ies|s|ed|ing)?\b|\bas[- ]is\b|\bmerchantab|\bfitness for\b|\bguarantees?\b[^.;]{0,60}\b(?:quality|results|uninterrupted|error|product|service|work)`,
    ],
    off: [String.raw`\bsupersed\w+\b`],
  },
  'LIA-13': {
    name: 'Time for bringing claims',
    cues: [
      String.raw`\b(?:claims?|actions?|suits?|proceedings?)\b[^.;]{0,100}\b(?:must|may|shall|can|be|is)\b[^.;]{0,80}\b(?:brought|filed|commenced|made|asserted|instituted|submitted|barred|raised|notified)\b[^.;]{0,120}\b(?:days?|weeks?|months?|years?)\b`,
      String.raw`\bstatutes? of limitations?\b|\blimitation periods?\b|\b(?:time-|forever )barred\b`,
    ],
    near: [
      String.raw`\b(?:claims?|actions?|suits?|proceedings?|arbitration)\b[^.;]{0,200}\b(?:within|barred|later than|more than|prior to|after)\b[^.;]{0,80}\b(?:days?|weeks?|months?|years?)\b`,
      String.raw`\bwithin\b[^.;]{0,60}\b(?:days?|weeks?|months?|years?)\b[^.;]{0,160}\b(?:claims?|suits?|causes? of action)\b`,
      String.raw`\b(?:statutes? of )?limitations? (?:of actions|periods?|acts?)\b|\bstatutes? of limitations?\b|\b(?:time-|for ?ever )?barred\b`,
      String.raw`\b(?:complaints?|defects?|objections?|disputes?)\b[^.;]{0,120}\b(?:within|no later than)\b[^.;]{0,60}\b(?:hours|days?|weeks?|months?|years?)\b`,
    ],
  },
  'LIA-14': {
    name: 'Liquidated damages, penalties and fees for leaving',
    as: ['liquidated-damages'],
    cues: [
      String.raw`\bliquidated damages\b|\b(?:contractual|as a|by way of) penalt(?:y|ies)\b|\b(?:terminat\w+|cancell?ation|exit|break(?:age|-up)?|no-show) (?:fees?|charges?|penalt(?:y|ies))\b`,
    ],
    near: [
      String.raw`\bliquidated damages\b|\bpenalt(?:y|ies)\b|\bforfeit\w*\b|\bpenal sum\b`,
      String.raw`\b(?:terminat\w+|cancel\w+|exit|break(?:age|-up)?|withdrawal|no-show) (?:fees?|charges?|payments?|costs?)\b`,
      String.raw`\b(?:terminat\w+|cancel\w*|withdraw\w*|early)\b[^.;]{0,160}\b(?:pay|pays|paid|payable|fees?|charges?|non-?refundable|retain\w*|compensat\w*)\b`,
      String.raw`\b(?:pay|compensat\w*|fees?|charges?|retain\w*)\b[^.;]{0,160}\b(?:terminat\w+|cancel\w*|breach|default|fails?)\b`,
    ],
  },
  'LIA-15': {
    name: 'Guarantee or joint liability',
    cues: [
      String.raw`\bjoint(?:ly)?,? (?:and|or) several(?:ly)?\b|\bjointly (?:liable|responsible)\b|\bguarantors?\b|\bguarant(?:ees?|ies|y)\b[^.;]{0,60}\b(?:payment|performance|obligations?|debts?)\b|\bpersonal(?:ly)? guarant|\bco-?sign(?:s|ed|er|ers|ing)?\b`,
    ],
    near: [
      String.raw`\bguarant(?:ee|ees|eed|y|ies|ors?)\b|\bjoint(?:ly)?,? (?:and|or) several(?:ly)?\b|\bjointly (?:liable|responsible)\b|\bsuret(?:y|ies)\b|\bco-?sign`,
    ],
    off: [String.raw`\b(?:not|no)(?: \w+)? guarant(?:ees?|y)\b`],
  },
  'LIA-16': {
    name: 'Release of claims',
    as: ['covenant-not-to-sue'],
    cues: [
      String.raw`\breleas(?:e|es|ed|ing)\b[^.;]{0,120}\b(?:claims?|causes? of action|demands)\b`,
      String.raw`\bwaiv(?:es?|ed|ing)\b[^.;]{0,60}\b(?:any|all|every|its|their|his|her|your)\b[^.;]{0,40}\b(?:claims?|causes? of action)\b`,
      String.raw`\bforever discharg`,
    ],
    near: [
      String.raw`\b(?:releas|acquit|discharg|remis|waiv|relinquish)\w*\b[^.;]{0,200}\b(?:claims?|liabilit\w+|causes? of action|demands?|rights? of action|actions)\b`,
      String.raw`\b(?:claims?|liabilit\w+|causes? of action|demands?)\b[^.;]{0,160}\b(?:releas|waiv|relinquish|discharg)\w*\b`,
    ],
  },
  'LIA-17': {
    name: 'Insurance',
    as: ['insurance'],
    cues: [
      String.raw`(?<!\b(?:health|pension|social|unemployment|national|accident) )\b(?:insurance|insured?|insures|insuring)\b(?! (?:claims?|proceeds|funds?|institutions?|schemes?|number|commission|contributions?))[^.;]{0,160}(?:{MONEY}|\b(?:maintain\w*|carr(?:y|ies|ied)|obtain\w*|procur\w+|tak(?:e|en|ing) out|purchas\w+|provid\w+|keep|hold|required?|requirements?|cover\w*|polic(?:y|ies)|premiums?|insured|against|limits?)\b)`,
      String.raw`\b(?:maintain\w*|carr(?:y|ies|ied)|obtain\w*|procur\w+|tak(?:e|en|ing) out|purchas\w+|provid\w+|keep|hold|required?|cover\w*)\b[^.;]{0,160}(?<!\b(?:health|pension|social|unemployment|national|accident) )\binsur(?:ance|ed)\b(?! (?:claims?|proceeds|funds?|institutions?|schemes?|number|commission|contributions?))`,
    ],
    near: [String.raw`\binsur(?:ance|ances|ed|er|ers|e|es|ing)\b`],
  },
};
