/** What a text says of promises between two sides, whatever its style. */
export interface Promises {
  /** How often somebody is bound or entitled: `agrees to`, `must pay`, `is responsible for`. */
  readonly duties: number;
  /** Whether two sides are introduced: `between A and B`, `(the "Tenant")`, `Landlord: Ann Reed`, `you agree`. */
  readonly hasSides: boolean;
  /** Whether something is given for something: a price, a fee, a deposit, `in return for`. */
  readonly hasExchange: boolean;
  /** Whether it is signed or accepted by somebody. */
  readonly isAccepted: boolean;
}

const duty =
  /\b(?:shall|(?:agrees?|undertakes?|promises?|covenants?) (?:not )?(?:to|that)|hereby|warrants?|(?:is|are|am) (?:responsible|liable) for|(?:is|are|am) (?:obliged|obligated|entitled|required) to|(?:must|may|will|cannot|can't|won't) (?:not )?(?:pay|provide|deliver|give|return|refund|cancel|terminate|end|keep|charge|supply|perform|complete|repay|lend|vacate|notify|assign|receive|deduct|withhold|retain|reimburse|rent|sell|buy|cover|be (?:paid|responsible|liable|charged|refunded|entitled|returned|terminated))|pays|lends?|repays?|gets? (?:paid|fired)|cancelling|non-?refundable)\b/gi;

/** Words for one side of a deal; the number says which side of which pair it is. */
const roles: readonly (readonly [pair: number, side: 0 | 1, words: string])[] = [
  [0, 0, 'landlord|landlady|lessor|householder|lease ?holder|host|property owner'],
  [0, 1, 'tenant|lessee|lodger|renter|guest|occupier|room-?mate|flat-?mate|subtenant|licensee'],
  [1, 0, 'employer|company|parents?|family|household'],
  [1, 1, 'employee|worker|nanny|carer|au pair|apprentice|intern|babysitter|executive'],
  [2, 0, 'seller|supplier|vendor|grower|exporter|breeder|dealer|manufacturer'],
  [2, 1, 'buyer|purchaser|importer|customer|client|distributor|reseller'],
  [
    3,
    0,
    'contractor|consultant|freelancer|developer|designer|photographer|caterer|provider|builder|planner|tutor|coach|artist|writer|band|agency|advisor|cleaner|sitter|trainer',
  ],
  [3, 1, 'client|customer|homeowner|couple|owner|purchaser|company|student|hirer'],
  [4, 0, 'lender|creditor|holder|bank'],
  [4, 1, 'borrower|debtor|maker|guarantor'],
  [5, 0, 'licensor|franchisor|assignor|insurer|sponsor|brand|principal|investor|discloser'],
  [
    5,
    1,
    'licensee|franchisee|assignee|insured|policyholder|athlete|influencer|creator|agent|recipient|founder|issuer',
  ],
  [6, 0, 'club|gym|studio|association|venue|organi[sz]er|school|society'],
  [6, 1, 'member|participant|hirer|exhibitor|parent|student|attendee'],
];
const allRoles = roles.map(([, , words]) => words).join('|');
/** `(the "Tenant")`, `(Tenant)`, `hereinafter: Tenant`, `Tenant: Ann Reed`, `the Tenant` as a name. */
const introducedRole = new RegExp(
  String.raw`(?:\(\s*(?:the )?["“'«*_]{0,3}|(?:hereinafter|called|known as|as)[:,]? (?:the )?["“'«*_]{0,3})(${allRoles})\b|^[\s#*_\d.-]{0,8}(${allRoles})(?:'s name| name)?[\s*_]{0,4}:|\bthe (${allRoles})(?=["”'*_)]{0,2} (?:shall|will|agrees|must|may|pays|hires|rents|undertakes))`,
  'gim',
);
const between =
  /\bbetween\b[\s:*_"“”'(-]{0,12}[A-Z{[_"“][^.;]{2,220}?\band\b[\s:*_"“”'(-]{0,12}[A-Z{[_"“]/;
const accepted =
  /\b(?:you|I|we) (?:hereby |also |understand and |acknowledge and |have read and )?(?:agree|accept|promise)\b(?! with)|\bby (?:signing|using|accessing|booking|joining|enrolling|registering|creating|placing an order|paying)\b[^.]{0,80}\b(?:you|I|agree|accept)\b|\(\s*["“]?(?:us|we|you)["”]?\s*\)|\bthese (?:terms|conditions)\b|(?:^|[.\n]\s{0,4})I, [A-Z{[_]/im;
const exchange =
  /\b(?:in (?:return|exchange|consideration) (?:for|of)|price|fees?|rent|deposit|salary|wages?|premium|purchase price|royalt(?:y|ies)|commission|dues|per (?:hour|day|week|month|year)|pay(?:s|ment|ments|able)?|consideration|value received)\b/i;
const signed =
  /^[\s#*_|>-]{0,8}(?:signed|signatures?|agreed and accepted|accepted (?:and agreed|by)|in witness whereof)\b|\bsignature\b[\s*_:]{0,6}_{3,}|_{5,}\s*\(?(?:signature|signed)|\bin witness whereof\b|\/s\/ /im;

/** Collects what a text says of promises, from its first characters up to a bound that the caller chose. */
export function findPromises(text: string): Promises {
  return {
    duties: text.match(duty)?.length ?? 0,
    hasSides:
      between.test(text.slice(0, openingLength)) || hasPairOfRoles(text) || accepted.test(text),
    hasExchange: exchange.test(text),
    isAccepted: signed.test(text) || accepted.test(text),
  };
}

/** Where a document introduces its parties, in characters; set by hand, measured with `npm run evaluate:kinds`. */
const openingLength = 3_000;

const roleFinders = roles.map(
  ([pair, side, words]) => ({ pair, side, word: new RegExp(`^(?:${words})$`, 'i') }) as const,
);

function hasPairOfRoles(text: string): boolean {
  const introduced = new Set(
    [...text.matchAll(introducedRole)].map((match) =>
      (match[1] ?? match[2] ?? match[3] ?? '').toLowerCase(),
    ),
  );
  const found = new Set(
    [...introduced].flatMap((role) =>
      roleFinders.filter(({ word }) => word.test(role)).map(({ pair, side }) => `${pair} ${side}`),
    ),
  );
  return roles.some(([pair]) => found.has(`${pair} 0`) && found.has(`${pair} 1`));
}
