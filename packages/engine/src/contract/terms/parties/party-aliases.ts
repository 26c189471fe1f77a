const notAlias =
  /^(?:this |the |each a )?(?:\w+ )?(?:agreement|contract|effective date|commencement date|execution date|term|initial term|parties|party|lease|amendment|addendum|closing(?: date)?|date|services?|products?|territory|premises|sec|commission|act|letter|plan|note|loan|deed|order|schedule|exhibit|board|business|recitals|transaction|collectively|each|individually|signing date|software|property|trademarks?|marks?|conditions|shares|securities|common stock|offering|parties hereto|confirmation|program|project|website|site|system|code)$/i;
const quoted = /"([^"]{1,60}?)[,.;]?(?:"|$)/g;
const plain =
  /^(?:the |hereinafter(?: referred to as)? |hereafter |herein )?((?:[A-Z][A-Za-z&.-]+)(?: [A-Z][A-Za-z&.-]+){0,2})$/;
const shortHand = /herein|hereafter|referred to|called|known as/i;
const ofSeveral =
  /\b(?:(?:and,? )?(?:together|collectively|jointly|along) with|(?:each|all|both) of)\b.*$/i;
const isOnlyJoined = /^[\s,]*(?:the|and|a)?[\s,]*$/i;
const former = /^\s*(?:formerly|f\/k\/a|previously)\b/i;
const joint = /\b(?:collectively|together|jointly|each|both)\b/i;

/** The aliases in a parenthesis after one or more parties. */
export interface PartyAliases {
  readonly names: readonly string[];
  /** Whether they are aliases of all parties in the row before, not only of the last one. */
  readonly isJoint: boolean;
}

/** Parses the aliases in a parenthesis. Empty when it names something else. */
export function parseAliases(words: string): PartyAliases {
  if (former.test(words)) return { names: [], isJoint: false };
  const single = words.replace(ofSeveral, '');
  const isJoint = joint.test(single);
  // “(together with its affiliates, "Acme")” names the party only behind what joins it.
  const own = single.trim() === '' || isOnlyJoined.test(single) ? words : single;
  const inQuotes = [...own.matchAll(quoted)].map((match) => match[1]?.trim() ?? '');
  const bare =
    inQuotes.length === 0 ? (findShortHand(own) ?? plain.exec(own.trim())?.[1]) : undefined;
  const names = (bare === undefined ? inQuotes : [bare])
    .map((name) => name.replace(/^(?:the|a)\s+/i, ''))
    .filter((name) => name !== '' && !notAlias.test(name) && !/^(?:\W|\d+(?:\W|$))/.test(name));
  return { names: [...new Set(names)], isJoint };
}

function findShortHand(words: string): string | undefined {
  if (!shortHand.test(words)) return undefined;
  return /(?:referred to as|called(?: as)?|known as|hereinafter|hereafter|herein),? (?:as )?(?:the )?([A-Z][\w&.-]*(?: [A-Z][\w&.-]*){0,2})\s*(?:$|,? (?:which|such) (?:expression|term)\b)/.exec(
    words,
  )?.[1];
}
