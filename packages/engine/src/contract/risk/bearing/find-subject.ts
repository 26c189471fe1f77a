import type { PartyNames } from '../parties.ts';
import type { Match } from '../pattern.ts';

/** The grammatical subject that binds a passage: parties by name, or both alike. */
export type BoundSubject =
  | {
      readonly parties: readonly [string, ...string[]];
      /** Whether they only agree to what the rest of the sentence says, without a subject of its own. */
      readonly agrees?: boolean;
    }
  | 'both';

interface Mention {
  readonly from: number;
  readonly to: number;
  /** `undefined` for words such as “each party”. */
  readonly party: string | undefined;
}

interface SubjectOfVerb extends Mention {
  readonly bound: BoundSubject;
}

/** “Each party”, “neither of us”: whoever they bind, they bind both. */
const bothParties =
  '(?:(?:each|either|neither|both|any|a|one|no) (?:of the )?part(?:y|ies)|(?:each|either|neither|both) of (?:the parties|us|them)|the parties|parties|each of (?=the )|either (?=you or we|we or you))';
const verb =
  '(?:shall|will|must|may|can|cannot|would|should|has|have|is|are|do|does|did|agrees?|covenants?|undertakes?|acknowledges?|understands?|waives?|grants?|assigns?|transfers?|appoints?|indemnif(?:y|ies)|releases?|authori[sz]es?|represents?|warrants?|guarantees?|consents?|accepts?|reserves?|retains?|disclaims?|makes?|promises?|confirms?|bears?|pays?|owns?|keeps?|remains?|irrevocably|unconditionally|hereby|expressly|specifically|recogni[sz]es?|purchases?|limits?|excludes?|provides?|elects?|assumes?|desires?|wishes|intends?)';
const adverbs =
  '(?: (?:hereby|also|further|each|both|then|therefore|likewise|each hereby|not|jointly and severally|\\w{3,20}ly))?';
/** What may stand between a subject and its verb. */
const toVerb = new RegExp(
  `^(?:,? (?:and|or|nor) (?:any of )?(?:its|their|his|her|your|our) [^,;.]{1,60}?)?(?: ?\\([^()]{0,120}\\))?(?:, [^;.]{2,110}?,)?${adverbs},? ${verb}\\b`,
  'i',
);
/** Words before a name that make it an object. */
const objectLead =
  /\b(?:of|by|to|from|with|for|without|against|between|among|under|upon|through|via|than|including|behalf of|in|on|as|requires?|cause[sd]?|notify|notifies|indemnify|indemnifies|harmless|defend|allows?|permits?|pay|pays|give|gives|grants?|entitles?|obliges?|obligates?)\s+(?:any|such|each|either|its|our|your|both)?\s*$/i;
/** Words before a name that make its clause subordinate. */
const subordinateLead =
  /(?:\b(?:if|when|where|whenever|unless|until|after|before|while|who|whom|which|whose|because|whether|once|so long as|to the extent|in the event|in case|as|event that|extent that|whom|what|all|any)|(?<!\b(?:agrees?|agreed|acknowledges?|understands?|understood|covenants?|warrants?|represents?|provided|except|ensures?|confirms?|undertakes?|further|and) )\bthat)\s+$/i;
const inverted = /\b(?:shall|will|may|must|does|do|can)\s+$/i;
const afterInverted = /^,? (?:\(|or |and |nor |be |have |bear |make |incur |pay |assume |under )/i;
const joint = /(?:^|[\s,])(?:and|&|or|nor)\s+$/i;
const agentLead = /\b(?:\w+ed|\w+en|made|sold|kept|held|paid|borne) (?:\w+ )?by\s+$/i;

/**
 * Finds the party that a match binds: the subject of the verb to which the matching words belong. Names that are only
 * objects do not count, such as the one whose consent is needed. Returns nothing when the sentence names no subject.
 */
export function findSubject(
  text: string,
  match: Match,
  parties: PartyNames,
): BoundSubject | undefined {
  const mentions = listMentions(text, parties);
  const subjects = mentions.flatMap((mention, index) => {
    const bound = bindSubject(text, mention, mentions[index - 1]);
    return bound === undefined ? [] : [{ ...mention, bound }];
  });
  return (
    chooseSubject(text, match, subjects)?.bound ?? findAgent(text, match, mentions) ?? undefined
  );
}

/** “customers”, “employees” in lower case are people in general, not a party. */
const people = /^(?:[Tt]he )?[a-z]+(?: [a-z]+)?(?:[^u\W]s)$(?<!\b(?:his|each|the parties|parties))/;

function listMentions(text: string, { mention, identify }: PartyNames): readonly Mention[] {
  const finder = new RegExp(`(?<both>\\b${bothParties}\\b)|(?:${mention})`, 'gi');
  return [...text.matchAll(finder)]
    .filter(([words]) => words !== 'US' && !people.test(words))
    .map(({ 0: words, index, groups }) => ({
      from: index,
      to: index + words.length,
      party: groups?.both === undefined ? identify(words) : undefined,
    }));
}

/** What agrees to something, instead of doing it. */
const agreement = new RegExp(
  `^(?:,? (?:and|or) [^,;.]{1,60}?)?${adverbs} (?:agrees?|acknowledges?|understands?|recogni[sz]es?|confirms?|accepts?)(?:,? (?:and|or)?(?: \\w+)?,? (?:agrees?|acknowledges?|accepts?|understands?))? that\\b`,
  'i',
);

/** Returns whom a mention binds if it is the subject of a main clause. */
function bindSubject(
  text: string,
  mention: Mention,
  previous: Mention | undefined,
): BoundSubject | undefined {
  const before = text.slice(Math.max(0, mention.from - 80), mention.from);
  const after = text.slice(mention.to, mention.to + 260);
  if (agreement.test(after)) return toAgreeing(text, mention, previous);
  if (inverted.test(before) && afterInverted.test(after)) return toBound(mention);
  if (!toVerb.test(after)) return undefined;
  if (joint.test(before) && previous !== undefined && mention.from - previous.to < 12) {
    return joinParties(previous, mention);
  }
  if (objectLead.test(before) || subordinateLead.test(before)) return undefined;
  return toBound(mention);
}

function toBound({ party }: Mention): BoundSubject {
  return party === undefined ? 'both' : { parties: [party] };
}

/** Whoever agrees to what is said binds itself; when both agree, that tells nothing. */
function toAgreeing(
  text: string,
  mention: Mention,
  previous: Mention | undefined,
): BoundSubject | undefined {
  const before = text.slice(Math.max(0, mention.from - 80), mention.from);
  const isJoint = joint.test(before) && previous !== undefined && mention.from - previous.to < 12;
  if (mention.party === undefined || isJoint || objectLead.test(before)) return undefined;
  return { parties: [mention.party], agrees: true };
}

function joinParties(first: Mention, second: Mention): BoundSubject {
  if (first.party === undefined || second.party === undefined) return 'both';
  return { parties: first.party === second.party ? [first.party] : [first.party, second.party] };
}

/**
 * A match that starts with a subject has its own; one that starts with its verb has the last subject before it.
 */
function chooseSubject(
  text: string,
  match: Match,
  subjects: readonly SubjectOfVerb[],
): SubjectOfVerb | undefined {
  const before = subjects.findLast(({ from }) => from < match.from);
  const inside = subjects.find(({ from }) => from >= match.from && from < match.to);
  if (before === undefined || inside === undefined) return before ?? inside;
  const isOwn = inside.from - match.from < 40 && !startsWithVerb(text, match);
  return isOwn ? inside : before;
}

function startsWithVerb(text: string, { from }: Match): boolean {
  return /^(?:not|nor|refrain|shall|will|must|may|agrees?|indemnif\w+|defend|hold|solicit\w*|pay|grants?|assigns?|waives?|releases?)\b/i.test(
    text.slice(from, from + 24),
  );
}

/** The party that acts in a passive sentence: “may not be assigned by Seller”. */
function findAgent(
  text: string,
  match: Match,
  mentions: readonly Mention[],
): BoundSubject | undefined {
  const agent = mentions.find(
    ({ from }) =>
      from >= match.from &&
      from < match.to &&
      agentLead.test(text.slice(Math.max(0, from - 60), from)),
  );
  return agent && toBound(agent);
}
