import type { Renewal } from '@clauselight/schema';
import { actor, tidyActor } from './acting-party.ts';

export type RenewalMode = Renewal['mode'];

/** How a sentence says that the agreement is renewed, with the words that say so. */
export interface StatedMode {
  readonly mode: RenewalMode;
  /** Who decides, or whose notice prevents an automatic renewal, as the sentence names them. */
  readonly by?: string | undefined;
  readonly from: number;
  readonly to: number;
}

const renews = '(?:renew(?!able energy)\\w*|exten(?:d\\w*|sions?)|prolong\\w*)';
const goesOn = `(?:${renews}|continu\\w*|roll(?:s|ed)? over|successive)`;
const party = '(?:the |our |both |two |all |said )*(?:parties|part(?:y|ies) hereto)';
const within = (length: number) => `[^.;]{0,${length}}?`;

interface ModePattern {
  readonly pattern: RegExp;
  readonly mode: RenewalMode;
  /** Whether the words mean something else after `unless`, which states an exception. */
  readonly isMain?: boolean;
}

/** In order of preference: what depends on people is more specific than what happens without them. */
const patterns: readonly ModePattern[] = [
  {
    mode: 'none',
    pattern:
      /\b(?:(?:shall|will|may|can|does|do|is) not (?:be )?(?:\w+ ){0,2}(?:auto-?)?(?:renew(?:ed|able)?|extend(?:ed|able)?|prolonged)\b(?: (?:automatically|tacitly|by itself))?|(?:no|without(?: any)?) (?:automatic )?(?:right (?:of|to)|option (?:of|to|for)|(?:obligation|commitment) to) ?(?:renew|extend|exten|renewal)|\bnon-?renewable\b|\bno (?:automatic )?(?:renewals?|extensions?) (?:of|is|are|shall|will)|there (?:is|are|shall be|will be) no (?:automatic |right of )?(?:renewals?|extensions?))/i,
  },
  {
    mode: 'agreement',
    isMain: true,
    pattern: new RegExp(
      `\\b${renews}\\b${within(120)}\\b(?:by|upon|on|with|through|subject to|pursuant to|if|as|provided|unless)\\b${within(40)}\\b(?:mutual(?:ly)?|joint(?:ly)?|(?:both|the|all) parties(?:’|')?(?: hereto)?|each other)\\b${within(50)}\\b(?:agree\\w*|wish\\w*|want|consent\\w*|approv\\w*|decid\\w*|writ\\w+)\\b`,
      'i',
    ),
  },
  {
    mode: 'agreement',
    isMain: true,
    pattern: new RegExp(
      `\\b(?:(?:by|upon|with|on) (?:the )?(?:prior |further |separate |express )?(?:mutual(?:ly)?|joint|written|common)(?: (?:mutual|written|prior|and))* (?:agree\\w*|consent\\w*)|(?:mutually|jointly) (?:agree\\w*|decide|elect)|if (?:the |both )?parties (?:(?:so|may|mutually) )*agree)\\b${within(120)}\\b${renews}\\b`,
      'i',
    ),
  },
  {
    mode: 'agreement',
    isMain: true,
    pattern: new RegExp(
      `\\b${party} (?:hereto )?(?:may|can|shall|will|agree|intend|wish|desire|mutually|negotiat\\w*|discuss\\w*|meet\\w*)\\b(?! (?:have|has) )${within(90)}(?<!\\bautomatically )\\b${renews}\\b`,
      'i',
    ),
  },
  {
    mode: 'agreement',
    isMain: true,
    pattern: new RegExp(
      `\\b${renews}\\b${within(90)}\\b(?:only )?(?:by|in|upon|with) (?:an? |the |further |prior |another )*(?:written (?:agreement|amendment|instrument|addendum|consent|document)|agreement (?:in writing|between|of)|amendment|writing signed|agreement\\b|consent of)`,
      'i',
    ),
  },
  {
    mode: 'agreement',
    isMain: true,
    pattern: new RegExp(
      `\\b${renews}\\b${within(90)}\\b(?:if|provid(?:ed|ing)(?: that)?) ${within(60)} and ${within(40)}\\bagree\\b|\\b[\\w'-]+ and [\\w' -]{1,40} may (?:mutually )?agree\\b${within(40)}\\b${renews}\\b`,
      'i',
    ),
  },
  {
    mode: 'agreement',
    isMain: true,
    pattern:
      /\b(?:if (?:we |you )?(?:both|all|the two)|if (?:the )?(?:sides|parties))\b[^.;]{0,120}\b(?:make|sign|agree(?: on)?|draw up|write) (?:a|another) (?:new )?(?:agreement|contract|deal)\b|\bunless (?:the )?(?:parties|both|we both|all)\b[^.;]{0,40}\bagree\b[^.;]{0,40}\b(?:an |on an |upon an )?(?:extension|renewal)\b/i,
  },
  {
    mode: 'agreement',
    isMain: true,
    pattern: new RegExp(
      `\\b(?:offer\\w*|invit\\w+)\\b${within(40)}\\b${renews}\\b|\\b${renews} (?:offer|quote|quotation|invitation|terms)\\b`,
      'i',
    ),
  },
  {
    mode: 'option',
    isMain: true,
    pattern: new RegExp(
      `\\b(?:(?:renewal|extension) options?|(?:option|right) to (?:obtain|enter into|acquire|be granted) (?:an?|one) (?:\\w+ )?(?:successor|renewal|new) |(?:options?|rights?|entitled|election) (?:to|of|for) (?:further |an? |the |one |such )*(?:\\w+ ){0,3}?${renews}|${renews}\\b${within(120)}\\b(?:at|in) (?:(?:the|its|his|her|their|your|our) |[\\w&.-]{1,30}(?: [\\w&.-]{1,30})?['’]s? ){0,2}(?:sole |exclusive |own |absolute )*(?:option|election|discretion|request)|(?:at|in) (?:(?:the|its|his|her|their|your|our) |[\\w&.-]{1,30}(?: [\\w&.-]{1,30})?['’]s? ){0,2}(?:sole |exclusive |own |absolute )*(?:option|election|discretion)\\b${within(120)}\\b${renews})`,
      'i',
    ),
  },
  {
    mode: 'option',
    isMain: true,
    pattern: new RegExp(
      `(?<!\\b[Uu]nless )\\b${actor},? (?:may|can|shall be entitled to|is entitled to|(?:shall |will )?(?:has|have) the right to|(?:elects?|chooses?|wishes|desires?|decides?|intends?|wants?) to)\\b(?! not\\b)(?:(?!\\bnot\\b|\\bterminat|\\bcancel|\\bprevent|\\brefus|\\bdeclin)[^.;]){0,130}?\\b(?:renew|extend|prolong)\\b`,
    ),
  },
];

const automatic: readonly RegExp[] = [
  // In everyday words: `it carries on month to month until you stop it`, `you are down for another year`.
  /\b(?:carr(?:y|ies)|go(?:es)?|keeps?|rolls?|runs?) (?:straight )?(?:on|over|going)\b[^.;]{0,80}\b(?:unless|until|month[- ](?:to|by)[- ]month|year[- ](?:to|by)[- ]year|(?:each|every) (?:month|year|season)|another (?:\w+ )?(?:month|year|season|term)s?)\b/i,
  /\b(?:if|unless)\b[^.;]{0,120}\b(?:are|is|[’']re) (?:down|in|signed up|tied in) for (?:another|a further)\b/i,
  /\bauto-?(?:matic)?[- ]?renew(?:s|ed|al)?\b[^.;]{0,120}\b(?:unless|until|each|every|monthly|annually|yearly|month|year)\b|\broll(?:s|ed)? over\b[^.;]{0,120}\bunless\b/i,
  new RegExp(
    `(?<!\\bnot (?:be )?)\\b(?:automatic(?:ally)?|tacit(?:ly)?|self-renew\\w*|evergreen)\\b${within(90)}\\b${goesOn}`,
    'i',
  ),
  new RegExp(
    `\\b${goesOn}\\b${within(70)}\\b(?:automatic(?:ally)?|tacit(?:ly)?|by itself)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:shall|will|is|are|be) (?:then |thereafter |also |be |deemed |to |have been |considered ){0,4}(?:renewed?|extended?|prolonged|continued?)\\b${within(170)}\\b(?:unless|until|save where|if no|provided (?:that )?(?:neither|no))\\b`,
    'i',
  ),
  /\bunless\b[^.;]{0,220}\b(?:shall|will|is) (?:be )?(?:deemed )?(?:renew(?:ed|s)?|extend(?:ed|s)?|continue)\b/i,
  /\b(?:renews|continues|extends|(?:shall|will) (?:thereafter |then )?(?:renew|continue|extend)(?: thereafter)?)(?: itself| in (?:full )?(?:force|effect)(?: and effect)?| thereafter)? (?:for |on |from )(?:an? |the )?(?:(?:further|another) (?:terms?|periods?)\b|(?:further |another )?(?:successive|consecutive|additional|year|month|annual|monthly|week|like|same|one|two|\d))/i,
  /\b(?:thereafter|after (?:that|the initial (?:term|period)))\b[^.;]{0,60}\b(?:continu\w+|remain\w*|renew\w*|be renewed|in (?:full )?(?:force|effect))\b[^.;]{0,120}\b(?:until|unless|year to year|month[- ]to[- ]month|basis)\b/i,
  /\b(?:continu\w+|renew\w*|extended|remain\w*)\b[^.;]{0,80}\b(?:thereafter|from (?:year|month) to (?:year|month)|(?:year|month)[- ](?:to|by)[- ](?:year|month)|annually|each year|every year)\b/i,
];

const exception = /\bunless\b[^.;]{0,260}$/i;
/** Words that make an extension depend on an option although it then happens automatically. */
const exercised =
  /\b(?:if|upon|should|where|in the event)\b[^.;]{0,90}\b(?:exercis\w+|elects? to (?:renew|extend))\b/i;
/** `will not be renewed unless you ask for it`. */
const onRequest = /^[^.;]{0,60}\bunless\b/i;
/** A statement about a notice or a wish says nothing about what happens: `notice that it shall not renew`. */
const reported =
  /\b(?:notice|notif\w+|inform\w*|advise\w*|intent\w*|decision|decid\w+|elects?|elected|wish\w*|desire\w*|state\w*|stating|that (?:it|they|the \w+))\b[^.;]{0,70}$/i;

/** Finds how a sentence about renewal says that it comes about. Nothing when it does not say so. */
export function findRenewalMode(text: string): StatedMode | undefined {
  const byItself = findAutomatic(text);
  const refused = findMode(text, 'none');
  const agreed = findMode(text, 'agreement');
  const chosen = findMode(text, 'option');
  if (byItself !== undefined && !exercised.test(text)) {
    // An agreement or option beside it that comes first governs; one that comes later is an exception to it.
    const governs = [agreed].find((other) => other !== undefined && isBound(text, byItself, other));
    return governs ?? { ...byItself, by: findPreventer(text) };
  }
  const used = byItself && exercised.exec(text);
  if (used) {
    const option = { mode: 'option', from: used.index, to: used.index + used[0].length } as const;
    return withActor(text, option);
  }
  return agreed ?? toShared(withActor(text, chosen)) ?? refused;
}

/** What two must want together is agreed, and is nobody's option. */
function toShared(stated: StatedMode | undefined): StatedMode | undefined {
  if (stated?.by === undefined || !/ and |\bboth\b/.test(stated.by)) return stated;
  return { mode: 'agreement', from: stated.from, to: stated.to };
}

/** Whether the renewal that happens by itself needs an agreement all the same: `shall renew upon mutual consent`. */
function isBound(text: string, byItself: StatedMode, agreed: StatedMode): boolean {
  const between = text.slice(Math.min(byItself.from, agreed.from), agreed.to);
  return !/\b(?:unless|until|terminat\w*|except|or until|increase\w*|price|fees?)\b/i.test(between);
}

function findAutomatic(text: string): StatedMode | undefined {
  for (const pattern of automatic) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const before = text.slice(Math.max(0, match.index - 24), match.index + 4);
    if (/\b(?:not|no|never|neither)(?: be)? \w*$/i.test(before)) continue;
    // What may be renewed does not renew by itself.
    const isPermitted = /\b(?:may|can|could|might)(?: also)? be \w*$/i.test(before);
    if (isPermitted && !/\b(?:automatic|tacit|unless|until)/i.test(match[0])) continue;
    return { mode: 'automatic', from: match.index, to: match.index + match[0].length };
  }
  return undefined;
}

function findMode(text: string, mode: RenewalMode): StatedMode | undefined {
  for (const { pattern, mode: stated, isMain } of patterns) {
    if (stated !== mode) continue;
    const match = pattern.exec(text);
    if (match === null) continue;
    const before = text.slice(Math.max(0, match.index - 260), match.index);
    if (isMain && exception.test(before)) continue;
    if (mode === 'option' && /\b(?:no|not?|without)(?: any)? (?:[\w-]+ )?$/i.test(before)) continue;
    const after = text.slice(match.index + match[0].length);
    const isExcluded = reported.test(before) || exception.test(before) || onRequest.test(after);
    if (mode === 'none' && isExcluded) continue;
    return { mode, from: match.index, to: match.index + match[0].length };
  }
  return undefined;
}

const chooser: readonly RegExp[] = [
  new RegExp(
    `\\b(?:[Aa]t|[Ii]n) (?:the )?(?:sole |exclusive |own |absolute )*(?:option|election|discretion|request) of ${actor}`,
  ),
  new RegExp(
    `\\b(?:[Aa]t|[Ii]n|[Uu]pon) ${actor}['’]s? (?:sole |exclusive |own |absolute |and \\w+ )*(?:option|election|discretion|request)`,
  ),
  new RegExp(
    `\\b(?:grants?|gives?)(?: to)? ${actor} (?:an?|the|one)\\b[^.;]{0,60}\\b(?:option|right)`,
  ),
  new RegExp(
    `\\b${actor},?(?: (?:shall|will|may))?(?: also)? (?:has|have|hold|holds|exercise|be granted|is granted|be entitled|is entitled)\\b[^.;]{0,60}\\b(?:option|right|renew|extend|entitled|election)`,
  ),
  new RegExp(`\\b${actor} (?:exercises?|has exercised) (?:its|the|this|such|an?) option`),
  new RegExp(
    `\\b${actor},? (?:may|can|elects?|chooses?|wishes|desires?|decides?|intends?|wants?)\\b[^.;]{0,130}\\b(?:renew|extend|prolong)`,
  ),
];

/** An option has one who may use it. Where both sides must, it is an agreement. */
function withActor(text: string, stated: StatedMode | undefined): StatedMode | undefined {
  if (stated === undefined) return undefined;
  for (const pattern of chooser) {
    const by = pattern.exec(text)?.[1];
    if (by !== undefined) return { ...stated, by: tidyActor(by) };
  }
  return stated;
}

const preventer: readonly RegExp[] = [
  new RegExp(
    `\\b[Uu]nless,? (?:and until |otherwise |at least [^,;.]{0,60},? |prior to [^,;.]{0,80},? |not (?:less|later) than [^,;.]{0,90},? |(?:earlier|sooner) )*${actor},? (?:[^.;]{0,90}\\b)?(?:gives?|given|provides?|notif(?:y|ies)|delivers?|sends?|serves?|elects?|cancels?|terminates?|advises?|informs?|objects?|declines?|opts?|has|have|shall|submits?|makes?|indicates?|requests?|chooses?|decides?|tells?|asks?|turns?|switch(?:es)?|contacts?)\\b`,
  ),
  new RegExp(`\\b[Uu]nless\\b[^.;]{0,120}\\bby ${actor}`),
  new RegExp(`\\buntil\\b[^.;]{0,60}\\b(?:terminat|cancel)\\w+ by ${actor}`),
  new RegExp(
    `\\b${actor} (?:may|can|has the right to) (?:prevent|cancel|stop|opt out|avoid|terminate|decline|refuse|give notice)`,
  ),
];

/** Finds whose notice prevents an automatic renewal. */
function findPreventer(text: string): string | undefined {
  for (const pattern of preventer) {
    const by = pattern.exec(text)?.[1];
    if (by !== undefined) return tidyActor(by);
  }
  return undefined;
}
