import { renewalCues } from './renewal-cues.ts';
import { listRenewalMentions } from './renewal-mentions.ts';
import { findRenewalMode, type StatedMode } from './renewal-mode.ts';
import { getContext, pickBetter, type ScoredMention, scoreContext } from './scored-mention.ts';
import type { TimeMention } from './time-mention.ts';
import type { TimedSentence } from './timed-sentence.ts';

/** What the agreement says about its renewal. */
export interface FoundRenewal {
  /** The sentence that states the mode or, when it is unclear, the length. */
  readonly sentence: TimedSentence;
  readonly stated: StatedMode;
  /** The length of a renewal, when it is stated. */
  readonly length?: ScoredMention | undefined;
}

const topic =
  /\b(?:renew\w*|extend\w*|extension|prolong\w*|successor|additional|thereafter|continue|another|further|(?:carr(?:y|ies)|go(?:es)?|keeps?|rolls?|runs?) (?:straight )?(?:on|over|going))\b/i;
/** Least score of a renewal; set by hand, measured with `npm run evaluate:terms`. */
const threshold = 6;
/** How many sentences around the one with the length may say how the renewal comes about; set by hand, measured with `npm run evaluate:terms`. */
const reach = 3;

/** Finds how the agreement is renewed and for how long. The length with the highest score counts, then the first. */
export function findRenewal(
  sentences: readonly TimedSentence[],
  initial: TimeMention['value'] | undefined,
): FoundRenewal | undefined {
  const length = findLength(sentences, initial);
  if (length === undefined) return findWithoutLength(sentences);
  const own = findModeAround(length);
  if (own !== undefined) return { sentence: length.sentence, stated: own, length };
  const near = findNearby(sentences, length.sentence);
  if (near !== undefined) return { ...near, length };
  const { from, to } = length.mention;
  return { sentence: length.sentence, stated: { mode: 'unclear', from, to }, length };
}

function findLength(
  sentences: readonly TimedSentence[],
  initial: TimeMention['value'] | undefined,
): ScoredMention | undefined {
  let best: ScoredMention | undefined;
  for (const sentence of sentences) {
    const { text } = sentence.passage;
    if (!topic.test(text)) continue;
    for (const mention of listRenewalMentions(sentence, initial)) {
      const score = scoreContext(getContext(text, mention), renewalCues) - getDoubt(mention);
      if (score >= threshold) best = pickBetter(best, { sentence, mention, score });
    }
  }
  return best;
}

/** Renewals run for years or months. Days usually belong to a notice. */
function getDoubt({ value }: TimeMention): number {
  if (value.kind !== 'length') return 1;
  const { unit } = value.duration;
  return unit === 'day' || unit === 'business-day' ? 3 : 0;
}

function findModeAround({ sentence, mention }: ScoredMention): StatedMode | undefined {
  const stated = findRenewalMode(sentence.passage.text);
  // A renewal of stated length is not excluded by the same sentence; words such as `shall not be renewed after` limit it.
  if (stated?.mode === 'none') return undefined;
  // What runs on until somebody ends it, or for an open time, needs no decision.
  if (stated === undefined && mention.value.kind === 'open') {
    return { mode: 'automatic', from: mention.from, to: mention.to };
  }
  return stated;
}

/** Finds the closest sentence about this agreement that says how a renewal comes about. */
function findNearby(
  sentences: readonly TimedSentence[],
  center: TimedSentence,
): FoundRenewal | undefined {
  const at = sentences.indexOf(center);
  for (let distance = 1; distance <= reach; distance += 1) {
    for (const sentence of [sentences[at - distance], sentences[at + distance]]) {
      if (sentence === undefined || !isAboutAgreement(sentence.passage.text)) continue;
      const stated = findRenewalMode(sentence.passage.text);
      if (stated !== undefined && stated.mode !== 'none') return { sentence, stated };
    }
  }
  return undefined;
}

const noun =
  '(?:agreement|contract|(?<!long[- ])(?<!short[- ])term|lease|tenancy|subscription|engagement|appointment|membership|employment|franchise|arrangement)';
const about = new RegExp(
  `\\b(?:this|the|its|said|your|initial|such) (?:[\\w'’"-]+ ){0,5}${noun}\\b(?:(?! (?:price|fee|rate)s?\\b)[^.;:]){0,110}\\b(?:renew|extend|prolong)(?:s|ed|al|able)?\\b|\\b(?:renew|extend|prolong)(?:al|ing|sion)?(?: of)? (?:this|the|said|your) (?:[\\w'’"-]+ ){0,4}${noun}\\b|\\b(?:extension|renewal) of (?:this|the) (?:[\\w'’"-]+ ){0,4}${noun}\\b`,
  'i',
);
const aboutOther =
  /\b(?:warrant\w+|deadlines?|time (?:for|limit)|insur\w+|polic(?:y|ies)|patents?|trademarks?|registrations?|visas?|permits?|credit|loans?|guarant\w+|payment (?:date|term|period)|completion date|delivery|milestones?|delay\w*|force majeure|sublease|representations?|surviv\w+|remain in effect|schedule|cure|response|such third|other (?:agreements?|leases?|contracts?)|default\w*|breach\w*|event of|fees? paid|confidential\w*|non-?compet\w*|assigns|successors|(?:calendar|fiscal|royalty) (?:quarter|year|period)|amend(?:ed|s|ing)?|hereby extended|time periods?|teams?|committees?|indemnif\w+)\b/i;

/** `your policy`, `this plan`: how insurers and sellers of subscriptions call the contract itself. */
const ownNoun =
  "(?:(?:your|this|the) (?:[\\w'’-]+ ){0,2}?(?:policy|cover|plan|subscription|membership|insurance|licen[cs]e)|(?:^|[.;:] )(?:subscriptions|memberships|plans|policies))";
const ofOwn = new RegExp(
  `${ownNoun}\\b[^.;:]{0,110}\\b(?:auto-?)?(?:renew|extend|prolong|roll|continue)(?:s|ed|al|able)?\\b|\\b(?:auto-?)?renew(?:al|ing)? (?:of )?${ownNoun}\\b|\\brenew\\w*\\b[^.;:]{0,40}\\b${ownNoun}\\b`,
  'i',
);
/** Somebody has to keep another policy in force: it is not this contract that renews. */
const owesInsurance =
  /\b(?:must|shall|have to|required to|agrees? to|keep|maintain|ensure|proof|evidence)\b[^.;]{0,60}\b(?:insurance|polic(?:y|ies)|cover)\b/i;
const speaksToReader =
  /\b(?:you|your|we|us|our)\b|\bthis policy\b|^(?:subscriptions|memberships|plans)\b/i;

/** Plain words for what the contract itself does after its first term: `After that it carries on month to month`. */
const goesOnByItself =
  /(?:^|[.;:] )(?:\d[\d.]* )?(?:after (?:that|this|those|the first|\d|the \w+ (?:months?|years?|weeks?))[^.;]{0,30}|then|afterwards|if[^.;]{3,120}?),? (?:it|this|your \w+|the (?:deal|arrangement|stay|hire|membership|tenancy)|we|you)(?:[’']ll| will)? (?:just |simply |then )?(?:(?:carr(?:y|ies)|go(?:es)?|keeps?|rolls?|runs?) (?:straight )?(?:on|over|going)|(?:are|is|[’']re) (?:down|in|signed up|tied in) for)\b|(?:^|[.;:] )(?:it|the (?:deal|arrangement|stay|hire|membership|tenancy)|your (?:stay|hire|membership|plan|tenancy)) (?:rolls over|carries on|goes on|keeps going)\b|\bif (?:we |you )?(?:both|all)\b[^.;]{0,80}\b(?:make|sign|agree(?: on)?|draw up) a new (?:agreement|contract|deal)\b/i;

function isAboutAgreement(text: string): boolean {
  if ((about.test(text) || goesOnByItself.test(text)) && !aboutOther.test(text)) return true;
  if (!ofOwn.test(text) || !speaksToReader.test(text) || owesInsurance.test(text)) return false;
  return !aboutOther.test(
    text.replace(/\b(?:insur\w+|polic(?:y|ies)|(?:insurance|policy) period)\b/gi, ' '),
  );
}

/** A renewal without a stated length counts when the words say how it comes about. */
function findWithoutLength(sentences: readonly TimedSentence[]): FoundRenewal | undefined {
  for (const sentence of sentences) {
    const { text } = sentence.passage;
    if (!isAboutAgreement(text)) continue;
    const stated = findRenewalMode(text);
    if (stated !== undefined) return { sentence, stated };
  }
  return undefined;
}
