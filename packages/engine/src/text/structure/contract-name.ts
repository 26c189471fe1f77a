const nouns =
  'agreements?|contracts?|(?:sub-?)?lease|tenancy|licen[cs]e|addendum|amendment|deed|indenture|guarant(?:y|ee)|undertaking|terms(?: (?:and|&) conditions)?|conditions|(?:house|club|membership|lodging) rules|note|offer letter|order form|cover page|nda|non-?disclosure|waiver|release|bill of sale|letter of (?:intent|engagement|agreement)|engagement letter|memorandum of (?:understanding|agreement)|MOU|term sheet|terms sheet|statement of work|SOW|IOU|(?:insurance|owners?|renters?|auto|car|travel|life|health|pet) policy|acknowledge?ment|acceptable use polic(?:y|ies)|consent form|booking form|enrol?lment form|membership form|payment plan|instrument|side letter|loan (?:between|to|from)|transfer of ownership|stock power|assignment|pledge|declarations';
const aboutContract =
  /\b(?:report|review|analysis|guide(?:lines)?|handbook|manual|essay|overview|summary of|checklist|minutes|agenda|request for|proposal|faq|playbook|instructions)\b/i;
const noun = new RegExp(String.raw`\b(?:${nouns})\b`, 'i');
/** A document that is about a contract names what it is itself: a report, a guide, a claim to a court. */
const otherNoun =
  /\b(?:report|review|analysis|guide(?:lines)?|handbook|manual|essay|overview|introduction|summary of|notes on|history|checklist|template list|index|invoice|receipt|quot(?:e|ation)|estimate|minutes|agenda|motion|complaint|petition|brief|notice|reminder|changes to|request for|proposal|faq|frequently asked|how to|what is|why|lecture|chapter|study|survey|curriculum|cover letter|newsletter|article|announcement|certificate of (?:incorporation|insurance)|playbook|instructions|theory|law of|driver.?s licen[cs]e|licen[cs]e (?:plate|number|no|class)|payment terms|terms of payment)\b/i;
const prepositionFirst =
  /^(?:on|about|towards?|against|understanding|in|the (?:case|art|idea|role)|how|why|what|when|my|our (?:summer|story))\b/i;

/** The most words of a name. Longer lines are sentences. Set by hand. */
const mostWords = 24;

/** Tells whether a title is the name of a contract: `Gym Membership Agreement`, not `On the Social Contract`. */
export function isContractName(title: string): boolean {
  if (title.split(' ').length > mostWords || /^dear\b|[.;]\s+[a-z]/i.test(title)) return false;
  return noun.test(title) && !otherNoun.test(title) && !prepositionFirst.test(title);
}

const companyName =
  /(?:\b(?!(?:Agreement|Contract|Lease|And|Between|With|For|Of|By|The)\b)[\p{Lu}\d][\p{L}\d&'’.-]*,? ){1,5}(?:Inc(?:orporated)?|L\.?L\.?C|Ltd|Limited|Corp(?:oration)?|Company|Co|PLC|LLP|L\.?P|GmbH|AG|S\.?A|B\.?V|Bank|N\.A|Pty)\b\.?/giu;

/** Tells whether a line names a document of any kind: a contract, a notice, a report. */
export function namesDocument(line: string): boolean {
  return noun.test(line) || otherNoun.test(line);
}

/** Tells whether a title says that the document is something other than a contract, as `Request for Quote` does. */
export function namesAnotherForm(title: string): boolean {
  return aboutContract.test(title);
}

/** The title without names of companies, which say nothing about the kind: `Nordic Loan Services Ltd`. */
export function withoutCompanyNames(title: string): string {
  return title.replace(companyName, (name) => (noun.test(name) ? name : ' '));
}
