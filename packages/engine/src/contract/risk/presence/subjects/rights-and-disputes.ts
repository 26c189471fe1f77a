import type { RuleSubjects } from '../rule-subject.ts';

const change = String.raw`\b(?:modif\w+|amend\w*|chang\w+|revis\w+|updat\w+|vary|varied|variation\w*|alter\w*|supplement\w*|replac\w+)\b`;
const terms = String.raw`\b(?:terms?|agreement|lease|conditions|polic(?:y|ies)|provisions?|handbook|rules|contract|document|note|licen[cs]e)\b`;
const offer = String.raw`\b(?:services?|products?|features?|function\w*|software|goods|specifications?|site|website|platform|app|application|content|equipment|designs?|models?|materials?|programm?e?s?|facilities|premises)\b`;

/** What the rules on unilateral rights and on disputes are about. */
export const rightsAndDisputesSubjects: RuleSubjects = {
  'UNI-01': {
    name: 'Changes of the terms',
    as: ['amendment'],
    cues: [
      String.raw`\bno (?:\w+ )?(?:modifications?|amendments?|changes?|alterations?|variations?)\b[^.;]{0,60}\b(?:shall|will|is|are|may)\b|\b(?:this|the) (?:\w+ )?(?:note|disclaimer|nda|letter|warrant|license)\b[^.;]{0,40}\b(?:amended|modified|changed)\b`,
      String.raw`\b(?:modif\w+|amend(?:ed|s|ment|ments)?|chang(?:e|es|ed)|revis(?:e|ed|ion)|updat(?:e|ed)|var(?:y|ied|iation)|supplemented)\b[^.;]{0,60}\b(?:terms|agreement|lease|(?<!\bworking )conditions|polic(?:y|ies)|contract|rules)\b`,
      String.raw`\b(?:terms|agreement|lease|(?<!\bworking )conditions|polic(?:y|ies)|contract|rules)\b[^.;]{0,80}\b(?:modif\w+|amend(?:ed|s|ment|ments)?|chang(?:e|es|ed)|revis(?:e|ed|ion)|updat(?:e|ed)|var(?:y|ied|iation)|supplemented)\b`,
    ],
    near: [String.raw`${change}[^.;]{0,200}${terms}`, String.raw`${terms}[^.;]{0,160}${change}`],
    heading: String.raw`\bamendments?\b|\bmodifications?\b[^.;]{0,20}\b(?:agreement|contract|terms)|\bchanges?\b[^.;]{0,20}\b(?:agreement|contract|terms)|\bvariation`,
    off: [
      String.raw`\bdoes not (?:change|alter|modify)\b|\b(?:unenforceable|invalid)\b|\badjustment in the number\b`,
    ],
  },
  'UNI-02': {
    name: 'Changes of the service or product',
    cues: [
      String.raw`(?<!\b(?:you|customers?|users?|licensees?|clients?|members?) )\b(?:may|can|rights? to|reserves?|discretion)\b[^.;]{0,80}\b(?:modify|change|discontinu\w+|withdraw|suspend|replace|substitut\w+|upgrad\w+|updat\w+|alter|cease)\b[^.;]{0,60}\b(?:services?|products?|features?|functionality|software|site|website|platform|app|specifications?|goods|models?)\b`,
      String.raw`\b(?:services?|products?|features?|functionality|software|site|website|specifications?)\b[^.;]{0,60}\b(?:may|can|subject to)\b[^.;]{0,40}\b(?:modified|changed|discontinued|withdrawn|suspended|replaced|substituted|updated|altered)\b`,
    ],
    near: [
      String.raw`\b(?:modif\w+|chang\w+|discontinu\w+|remov\w+|substitut\w+|alter\w*|withdraw\w*|cease\w*|suspend\w*|stop|limit|eliminat\w+|restrict\w*|replac\w+|upgrad\w+|updat\w+)\b[^.;]{0,160}${offer}`,
      String.raw`${offer}[^.;]{0,160}\b(?:modif\w+|chang\w+|discontinu\w+|remov\w+|substitut\w+|alter\w*|withdraw\w*|ceas\w+|suspend\w*|replac\w+|upgrad\w+|updat\w+)\b`,
    ],
  },
  'UNI-03': {
    name: 'Decisions left to one side',
    cues: [
      String.raw`\bdiscretion\w*\b|\b(?:sole|reasonable|absolute|good[- ]faith) (?:judge?ment|opinion|determination)\b|\bin (?:its|his|her|their|our) (?:judge?ment|opinion)\b|\bfinal and binding\b|\bsatisfactory to\b|\bto the (?:reasonable )?satisfaction of\b`,
    ],
    near: [
      String.raw`\b(?:discretion\w*|judge?ment|opinion|conclusive\w*|satisfaction|satisfactory|sole(?:ly)? determin\w*|deems?|reasonable grounds|final and binding)\b|\b(?:decision|determination)\w*\b[^.;]{0,40}\bfinal\b|\b(?:approv\w*|consent)\b`,
    ],
    off: [String.raw`\bestablish to\b|\bopinion of counsel\b`],
  },
  'UNI-04': {
    name: 'Acceptance by use, silence or reference',
    cues: [
      String.raw`\bby (?:\w+,? ){0,3}(?:using|accessing|continuing|clicking|downloading|visiting|installing|registering|signing|placing|submitting|ordering|booking)\b[^.]{0,240}\b(?:agree\w*|accept\w*|consent\w*|bound|acknowledge\w*)\b|\b(?:agree\w*|accept\w*|consent\w*|bound)\b[^.;]{0,120}\bby (?:\w+,? ){0,3}(?:using|accessing|continuing|clicking|downloading|installing|registering|ordering)\b|\bincorporated\b[^.;]{0,40}\breference\b|\bdeemed\b[^.;]{0,40}\b(?:accept\w*|agreed?|consent\w*|approv\w*)\b|\bconstitut\w+ (?:\w+ ){0,3}(?:acceptance|agreement to|consent)\b`,
    ],
    near: [
      String.raw`\bby (?:\w+,? ){0,4}(?:using|accessing|continuing|clicking|downloading|visiting|installing|registering|signing|opening|placing|browsing|creating|submitting|ordering|entering|booking|attending|joining|participating)\b`,
      String.raw`\b(?:when|if|once|whenever|each time) you\b[^.;]{0,80}\b(?:use|access|continue|install|click|download|agree|accept|sign|register)\b`,
      String.raw`\b(?:use|access|acceptance|payment|order|choice|silence|failure|signature|receipt|commencement)\b[^.;]{0,160}\b(?:constitut\w+|signif\w+|indicat\w+|deem\w*|confirms?|acknowledg\w+)\b`,
      String.raw`\bdeemed\b[^.;]{0,80}\b(?:accept\w*|agree\w*|bound|consent\w*|approv\w*|waiv\w*)\b|\bincorporated\b|\bby (?:this )?reference\b|\bbound by\b`,
    ],
  },
  'UNI-05': {
    name: 'Removal of content',
    cues: [
      String.raw`\b(?:remov(?:e|ed|al|ing)|delet(?:e|ed|ion|ing)|block|take down|disable|reject|edit|moderat\w+)\b[^.;]{0,60}\b(?:content|posts?|postings|comments?|reviews?|listings?|submissions?|uploads?|user materials?)\b`,
      String.raw`\b(?:content|posts?|postings|comments?|reviews?|listings?|submissions?|uploads?|user materials?)\b[^.;]{0,80}\b(?:remov(?:e|ed|al)|delet(?:e|ed|ion)|blocked|taken down|disabled|rejected)\b`,
    ],
    near: [
      String.raw`\b(?:remov\w+|delet\w+|block\w*|tak(?:e|en) down|disabl\w+|refus\w+|reject\w*|edit\w*|screen\w*|eras\w+|restrict\w*|moderat\w+)\b[^.;]{0,160}\b(?:content|materials?|posts?|posting|submissions?|comments?|reviews?|listings?|data|files?|information|uploads?|images?|accounts?|profiles?|users?|services?|feedback|contributions?)\b`,
      String.raw`\b(?:content|materials?|posts?|posting|submissions?|comments?|reviews?|listings?|data|files?|uploads?|images?|accounts?)\b[^.;]{0,160}\b(?:remov\w+|delet\w+|block\w*|taken down|disabl\w+|refus\w+|reject\w*|eras\w+|screen\w*)\b`,
    ],
  },
  'UNI-06': {
    name: 'Entire agreement',
    as: ['entire-agreement'],
    cues: [
      String.raw`\b(?:entire|whole|complete|full|sole|final) (?:and \w+ )?(?:agreement|understanding|contract|statement|expression)\b|\bsupersed\w+\b|\b(?:all|any|other) (?:[\w,]+ ){0,4}prior (?:\w+ ){0,4}(?:agreements?|understandings?|representations?|negotiations?)\b|\b(?:fully|completely) integrated\b|\bintegrat(?:ed|ion) (?:agreement|clause)\b|\bmerg(?:er|es)\b[^.;]{0,80}\b(?:agreements?|negotiations?)\b|\b(?:not|no) rel(?:y|ied|iance)\b`,
    ],
    heading: String.raw`\bentire\b|\bwhole agreement\b|\bintegration\b|\bmerger\b`,
    near: [
      String.raw`\bprior (?:\w+ ){0,4}(?:agreements?|understandings?|representations?|negotiations?)\b`,
    ],
  },
  'UNI-07': {
    name: 'Order of documents in a conflict',
    cues: [
      String.raw`\b(?:conflict\w*(?!\w| of laws?)|inconsisten\w+|discrepanc\w+)\b[^.]{0,200}\b(?:control\w*|prevail\w*|govern\w*|precedence)\b|\bprecedence\b|\bprevails?\b|\bsupersed\w+\b[^.;]{0,80}\bconflict`,
    ],
    near: [
      String.raw`\b(?:conflict\w*|inconsisten\w+|discrepanc\w+|contradict\w*|ambiguit\w+)\b[^.]{0,260}\b(?:agreement|terms|conditions?|provisions?|control\w*|prevail\w*|govern\w*|polic(?:y|ies)|schedules?|exhibits?|documents?|versions?)\b|\b(?:prevails?|precedence|takes? priority|(?:shall|will) (?:control|govern|prevail))\b|\bin lieu of\b[^.;]{0,80}\bterms\b`,
    ],
  },
  'UNI-08': {
    name: 'Acceptance of work, goods or invoices',
    cues: [
      String.raw`\b(?:accept(?:ance|ed|s)?|reject(?:s|ed|ion)?|inspect\w*)\b[^.;]{0,60}\b(?:deliverables?|products?|goods|work product|shipments?|invoices?|equipment)\b`,
      String.raw`\b(?:deliverables?|products?|goods|work|services|shipments?|invoices?|software|orders?|materials|equipment)\b[^.;]{0,80}\b(?:accept(?:ance|ed|s)?|reject(?:ed|ion)?|inspect\w*)\b`,
      String.raw`\bdeemed\b[^.;]{0,40}\b(?:accepted|approved|correct)\b`,
    ],
    near: [
      String.raw`\b(?:deem\w*|consider\w*|treated|presum\w*)\b[^.;]{0,120}\b(?:accept\w*|approv\w*|correct|final|satisf\w*|deliver\w*|complete)\b`,
      String.raw`\b(?:accept(?:ance|ed|s)?|approv(?:al|ed|e)|reject\w*|object\w*|inspect\w*|disput\w*)\b[^.;]{0,160}\b(?:deliverables?|invoices?|products?|goods|services?|work|reports?|statements?|software|shipments?|materials?|orders?)\b`,
      String.raw`\b(?:deliverables?|invoices?|products?|goods|work|reports?|statements?|software|shipments?|materials?|orders?)\b[^.;]{0,160}\b(?:accept(?:ance|ed|s)?|approv(?:al|ed|e)|reject\w*|object\w*|inspect\w*|disput\w*)\b`,
    ],
    off: [
      String.raw`\bpurchase orders?\b|\bonly pay\b|\bacceptance of (?:the|these|those|any|such) (?:\w+ )?(?:changes?|terms|modifications?|amendments?)\b`,
    ],
  },
  'UNI-09': {
    name: 'Payment without regard to events',
    cues: [
      String.raw`\b(?:pay(?:able|s|ments?)?|rent|fees)\b[^.;]{0,80}\b(?:absolute and unconditional|unconditionally|regardless of|irrespective of|whether or not|even if|without (?:set-?off|deduction|abatement))\b`,
      String.raw`\babsolute(?:ly)? and unconditional(?:ly)?\b[^.;]{0,100}\b(?:pa(?:y|ys|id|yable|yments?)|rent|fees)\b`,
    ],
    near: [
      String.raw`\b(?:absolute\w*|unconditional\w*|regardless|irrespective|notwithstanding|even if|whether or not|without (?:set-?off|deduction|abatement|demand))\b[^.;]{0,200}\b(?:pa(?:y|ys|id|yable|yments?)|rent|fees?|obligations?|liab\w+|amounts?)\b`,
      String.raw`\b(?:pa(?:y|ys|id|yable|yments?)|rent|fees?|amounts?)\b[^.;]{0,200}\b(?:absolute\w*|unconditional\w*|regardless|irrespective|notwithstanding|even if|whether or not|without (?:set-?off|deduction|abatement|demand))\b`,
    ],
    off: [String.raw`\bno legal entitlement\b`],
  },
  'UNI-10': {
    name: 'Power of attorney',
    cues: [String.raw`\bpowers? of attorney\b|\battorneys?[- ]in[- ]fact\b|\blawful attorneys?\b`],
    near: [
      String.raw`\bpowers? of attorney\b|\battorneys?[- ]in[- ]fact\b|\blawful attorneys?\b|\b(?:appoint\w*|constitut\w*|designat\w*)\b[^.;]{0,120}\b(?:attorney|agent|representative|proxy)\b`,
    ],
  },
  'UNI-11': {
    name: 'Date from which it has effect',
    as: ['effective-date'],
    cues: [
      String.raw`\bretroactiv\w*\b|\bretrospectiv\w*\b|\beffective (?:as of|from|on)\b|\beffective date\b[^.;]{0,40}\b(?:is|shall|will|means|of (?:this|the))\b|[\x22“(]effective date\b|\bwith effect from\b|\b(?:made|entered into|executed|effective|dated)\b[^.;]{0,40}\bas of\b|\bdated\b|\bnunc pro tunc\b`,
    ],
    near: [String.raw`\bas of\b|\beffective\b`],
  },
  'DIS-01': {
    name: 'Arbitration and mediation',
    cues: [String.raw`\barbitra\w*\b|\bmediat\w*\b`],
    off: [String.raw`\b(?:complaint|charge or investigation|pending|threatened)\b`],
  },
  'DIS-02': {
    name: 'Class or collective actions',
    cues: [
      String.raw`\b(?:class|collective|representative|mass|consolidated|group)(?:[- ]wide)? (?:actions?|claims?|arbitrations?|proceedings?|basis|litigation|relief|members?|lawsuits?)\b|\bclass\b[^.;]{0,60}\b(?:action|claim|proceeding|waiver)`,
    ],
  },
  'DIS-03': { name: 'Trial by jury', cues: [String.raw`\bjur(?:y|ies)\b`] },
  'DIS-04': {
    name: 'Governing law and courts',
    as: ['governing-law', 'dispute-resolution'],
    cues: [
      String.raw`\b(?:governed|govern|construed|interpreted)\b[^.;]{0,120}\blaws?\b|\b(?:exclusive|personal) jurisdiction\b|\bjurisdiction (?:of|over|in|and venue)\b|\b(?:exclusive|proper|mandatory) venue\b|\bvenue (?:of|in|for|shall|will|is|lies) (?:\w+ ){0,4}(?:court|count(?:y|ies)|action|dispute|proceeding|suit|state|be)\w*|\blaws? of (?:the )?(?:state|england|scotland)|\bcourts? (?:of|in|at|located)\b`,
    ],
    near: [String.raw`\b(?:laws?|jurisdiction|venue|courts?)\b`],
    heading: String.raw`\bgoverning law|\bjurisdiction|\bapplicable law|\bchoice of law`,
    off: [
      String.raw`\b(?:found|held|declared|determined|deemed|adjudged)\b[^.;]{0,60}\b(?:invalid|unenforceable|illegal|void)\b|\border of (?:a|any|an) (?:\w+ )?court\b`,
    ],
  },
  'DIS-05': {
    name: 'Governing law',
    as: ['governing-law'],
    heading: String.raw`\bgoverning law|\bapplicable law|\bchoice of law`,
  },
  'DIS-06': {
    name: 'Injunctions',
    cues: [
      String.raw`\binjunct\w*|\binjoin\w*|\benjoin\w*|\bequitable (?:relief|remed\w+)|\brestraining orders?\b|\bspecific(?:ally)? (?:performance|enforce\w*)|\birreparabl[ey]`,
    ],
    off: [String.raw`\bas limited by\b|\bavailability of\b|\bbankruptcy\b`],
  },
  'DIS-07': {
    name: 'Confession of judgment',
    cues: [
      String.raw`\bconfess(?:ion|es|ed)?\b[^.;]{0,30}\bjudge?ment\b|\bcognovit\b|\bwarrants? of attorney\b`,
    ],
    near: [
      String.raw`\bconfess\w*\b|\bcognovit\b|\bwarrants? of attorney\b|\b(?:consent|enter\w*)\b[^.;]{0,40}\b(?:entry of )?judg(?:e)?ment (?:against|by)\b`,
    ],
  },
  'DIS-08': {
    name: 'Waivers',
    as: ['non-waiver'],
    cues: [
      String.raw`\bwaiv\w*\b|\b(?:relinquish|renounc|surrender|forgo|forego)\w*\b[^.;]{0,80}\b(?:rights?|claims?|defen[cs]es?)\b|\bgiv\w+ up\b`,
    ],
    off: [String.raw`\bindemni\w+\b|\bharmless\b`],
  },
  'DIS-09': {
    name: 'Proof and whose records decide',
    cues: [
      String.raw`\bconclusive(?:ly)?\b|\bprima facie\b|\bburden of proo|\bonus of proof\b|\b(?:records|books|statements?|certificates?|calculations?|determinations?|decisions?)\b[^.;]{0,60}\b(?:shall|will|is|are|be)\b[^.;]{0,30}\b(?:(?:prima facie )?evidence|final)\b`,
    ],
    near: [
      String.raw`\bfinal and binding\b|\bevidence[sd]?\b|\bburden\b|\bbinding (?:on|upon)\b|\bshall be final\b|\bdetermin(?:ed|ations?) by\b|\bproof\b`,
    ],
  },
};
