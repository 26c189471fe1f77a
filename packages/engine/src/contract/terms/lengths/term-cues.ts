import type { Cue } from './scored-mention.ts';

const document =
  '(?:agreement|employment|contract|lease|amendment|engagement|appointment|promotion|letter|arrangement|franchise|venture|addendum|memorandum|order|undertaking|deal|stay|membership|tenancy|hire|rental|placement|internship|subscription)';
/**
 * Words that distinguish the initial length of an agreement from every other length and date. See `Cue` for the
 * weights.
 */
export const termCues: readonly Cue[] = [
  // In everyday words, without an article: `Membership lasts from … to …`, `You are in for twelve months`.
  {
    weight: 4,
    before:
      /(?:^|[.;:] )(?:\d[\d.]* )?(?:membership|tenancy|employment|hire|your (?:stay|place|contract)) (?:lasts|runs|is|goes on|continues)\b[^.;]{0,80}$|\byou(?:[’']re| are) (?:in|with us|signed up|committed) for (?:the )?(?:first )?$/i,
  },
  { weight: 4, before: /\binitial (?:\w+ ){0,2}(?:term|period)\b[^;]{0,160}$/i },
  {
    weight: 4,
    before: new RegExp(
      `\\b(?:term|duration|period)(?: \\([^()]{0,60}\\))? of (?:this|the|validity of (?:this|the)) (?:[\\w&'-]+ ){0,6}${document}\\b[^;]{0,200}$`,
      'i',
    ),
  },
  {
    weight: 3,
    before: new RegExp(
      `\\b(?:this|the|said|present|your|our|employee's|executive's|consultant's) (?:[\\w&'-]+ ){0,6}?(?:${document}|jsma)(?: \\([^()]{0,60}\\))?,? (?:[^;]{0,120}\\b)?(?:shall|will|is|are|comes?|commences|begins|starts|runs|lasts|has|finishes|expires|continues|remains|takes|terminates|ends|becomes?)\\b[^;]{0,200}$`,
      'i',
    ),
  },
  {
    weight: 3,
    before:
      /\b[Tt]his [A-Z]{2,6}\b[^;]{0,120}\b(?:shall|will|is|commences|continues|expires)\b[^;]{0,160}$/,
  },
  {
    weight: 4,
    before:
      /\b(?:have|has|having|with) an? (?:initial |fixed )?(?:term|duration) of (?:\([^()]{0,40}\) )?$/i,
  },
  {
    weight: 2,
    before:
      /(?:\b(?:the|this|contract|agreement|minimum) (?:\w+ )?term\b|"term"|^term\b|\bterm:)[^;]{0,200}$/i,
  },
  {
    weight: 3,
    before:
      /^(?:[\d.()a-z]{0,8} )?(?:the )?(?:\w+ )?term(?: hereof| of the [\w ]{1,30}?)?(?: \([^()]{0,60}\))?(?::|\.| (?:of this|shall|will|is|commences|begins))[^;]{0,120}$/i,
  },
  {
    weight: 4,
    before:
      /\b(?:expiration|expiry|end) date["']?\)?,? ?(?:of [\w ]{1,30} )?(?:means|shall mean|shall be|is|:)[^;]{0,60}$/i,
  },
  {
    weight: 4,
    before:
      /["'](?:contract |agreement |initial |fixed )?(?:period|term)["'](?: (?:means|shall mean|is)|:)[^;]{0,160}$/i,
  },
  {
    weight: 3,
    after:
      /^[^.;]{0,90}\((?:[^()]{0,60}\b)?["']?(?:initial |original |fixed |minimum )?(?:term|period|contract term|initial period)\b/i,
  },
  {
    weight: 4,
    before:
      /\b(?:employ(?:ed|s|ment)|engage[sd]?|appoint(?:ed|s)?|leases?|rents?)\b[^;]{0,80}\bfor an? (?:initial |fixed )?(?:term|period) of (?:\([^()]{0,40}\) )?$/i,
  },
  {
    weight: 3,
    before:
      /\b(?:provid\w+|perform\w*|render\w*|grant\w*)\b[^;]{0,60}\bfor an? (?:initial |fixed )?term of (?:\([^()]{0,40}\) )?$/i,
  },
  {
    weight: 3,
    before:
      /\b(?:contract|agreement|licen[cs]e|lease|fixed|subscription|service|promotion|engagement|employment) (?:period|term)\b[^;]{0,160}$/i,
  },
  {
    weight: 4,
    before:
      /\b(?:length|duration|term|period) of (?:the |this )?(?:agreement|contract|lease|engagement|licen[cs]e|employment|project):? ?(?:is |shall be )?$/i,
  },
  {
    weight: 1,
    before:
      /\b(?:continues?|remains?|valid)(?: to be)?(?: in (?:full )?(?:force|effect)(?: and (?:force|effect))?)? $/i,
  },
  { weight: 1, before: /\bfrom\b[^;]{0,60}\b(?:to|until|through)(?: and including)? (?:the )?$/i },
  { weight: 1, before: /\bfor an? (?:initial |fixed )?(?:term|period) of (?:\([^()]{0,40}\) )?$/i },
  { weight: 1, after: /^[^.;]{0,30}\((?:the )?["']?(?:initial )term\b/i },
  { weight: 1, before: /\b(?:entered into|concluded|made|valid|be|is) $/i },
  { weight: 1, before: /\b(?:commenc\w+|begin\w*|effective|start\w*)\b[^;]{0,160}$/i },
  {
    weight: 1,
    before:
      /\b(?:valid|runs?|remain\w*|continu\w*|in (?:effect|force|full force)|lasts?|endur\w*|expires?|duration)\b[^;]{0,80}$/i,
  },
  {
    weight: 1,
    after:
      /^[^.;]{0,30}\b(?:from|of|after|following|commencing|beginning|thereafter)\b[^.;]{0,40}\b(?:effective|commencement|hereof|execution|first|signature|signing|date)\b/i,
  },
  {
    weight: 1,
    after:
      /^[^.;]{0,60}\b(?:unless (?:sooner|earlier|otherwise|terminated|extended|it is)|subject to)\b/i,
  },
  {
    weight: -9,
    before:
      /\b(?:notice|notify|notification|within|cure|no later than|surviv\w*|invoice\w*|breach|default|arrears)\b[^.;]{0,70}$/i,
  },
  {
    weight: -9,
    before: /\b(?:such|each|every|any|last|same|applicable|relevant|preceding|prior) $/i,
  },
  {
    weight: -9,
    after:
      /^['"]?s?'?(?! (?:from|commencing|beginning|starting)\b)[^.;,]{0,25}\b(?:prior|notice|written|before|advance|preceding|previous)\b/i,
  },
  {
    weight: -9,
    after:
      /^[^.;,]{0,20}\b(?:after|following|from) (?:the |its |such |any |receipt|termination|expiration|date of )*(?:terminat\w+|expir\w+|receipt|notice|invoice|default|breach|delivery of (?:such|the) notice)\b/i,
  },
  {
    weight: -6,
    before:
      /\b(?:renew\w*|extended|extendable|(?:may|to|option to) extend|extension|successive|additional|further|subsequent|thereafter,? (?:shall|will|may)? ?(?:automatically )?(?:be )?(?:continue|renew|extend))\b[^.;]{0,90}$/i,
  },
  { weight: -6, after: /^ (?:renewal|extension|successive)\b/i },
  {
    weight: -5,
    before:
      /\b(?:warrant\w*|exclusiv\w*|compet\w*|restrict\w*|support|maintenance|payment|paid|pay|audit|confidential\w*|records?|royalt\w*|trial|sublicen\w*|option|insurance|price|fees?|interest|deliver\w*|shelf|guarantee|retain\w*|vest\w*|tail|solicit\w*|claims?|liabilit\w*|statut\w*|limitations?|average|preceding|production period|any consecutive|more than|exceed\w*|sale term|patent|year)\b[^.;]{0,60}$/i,
  },
  {
    weight: -12,
    before:
      /\b(?:(?:during|throughout) (?:the|this|any|each) (?:[\w-]+ ){0,2}(?:term|period)|(?:upon|following|after) (?:the |any |such )?(?:[\w-]+ ){0,2}(?:termination|expiration|term|expiry)|post-term|for the remainder)\b[^;]{0,200}$/i,
  },
  { weight: -9, after: /^ (?:\([^()]{0,20}\) )?or (?:more|less|longer|over|above)\b/i },
  {
    weight: -9,
    after: /^[^.;,]{0,12}\bafter (?:the )?(?:end|last day) of\b|^[^.;]{0,12}\((?:being|i\.e\.)/i,
  },
  { weight: -9, before: /\b(?:limited to|maximum of|exceed\w*|total of|paid by)\b[^;]{0,80}$/i },
  {
    weight: -9,
    before: /\b(?:later|latest|longer|longest) (?:to occur )?of\b[^.]{0,240}$/i,
  },
  {
    weight: -12,
    before:
      /\b(?:licen[cs]e|insurance|policy|passport|permit|card|certificate|visa|registration|warranty|offer|quote|patent)s? (?:expiration|expiry|end) date["']?:? ?$/i,
  },
  // Counted from what a party does one day, it is no length of the contract.
  { weight: -12, after: /^ after (?:either|any|a|the|one)(?: of the)? part(?:y|ies)\b/i },
  { weight: -3, before: /\b(?:if|in the event|provided that|event that|should)\b[^.;]{0,120}$/i },
];
