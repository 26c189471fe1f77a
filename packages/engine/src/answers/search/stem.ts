/** Words whose forms no ending tells, and spellings that differ by country. */
const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    paid: 'pay',
    bought: 'buy',
    sold: 'sell',
    sale: 'sell',
    sales: 'sell',
    kept: 'keep',
    held: 'hold',
    gave: 'give',
    given: 'give',
    took: 'take',
    taken: 'take',
    made: 'make',
    left: 'leave',
    wrote: 'write',
    written: 'write',
    broke: 'break',
    broken: 'break',
    chose: 'choose',
    chosen: 'choose',
    spoke: 'speak',
    spoken: 'speak',
    met: 'meet',
    sent: 'send',
    spent: 'spend',
    lost: 'lose',
    losses: 'lose',
    loss: 'lose',
    won: 'win',
    people: 'person',
    persons: 'person',
    men: 'man',
    women: 'woman',
    children: 'child',
    licence: 'license',
    licences: 'license',
    licenced: 'license',
    defence: 'defense',
    offence: 'offense',
    cheque: 'check',
    cheques: 'check',
    parties: 'party',
    earlier: 'early',
    liable: 'liability',
    expiry: 'expire',
    expiration: 'expire',
    renewal: 'renew',
    renewals: 'renew',
    notify: 'notice',
    notifies: 'notice',
    notified: 'notice',
    notification: 'notice',
    notifications: 'notice',
  }),
);

// The longer first; each is taken off where at least as many letters stay.
const endings: readonly (readonly [ending: string, leastLeft: number])[] = [
  ['ifications', 4],
  ['ification', 4],
  ['izations', 4],
  ['isations', 4],
  ['ization', 4],
  ['isation', 4],
  ['abilities', 4],
  ['ability', 4],
  ['ibility', 4],
  ['ements', 4],
  ['ations', 4],
  ['iveness', 4],
  ['fulness', 4],
  ['ation', 4],
  ['ators', 4],
  ['ating', 4],
  ['ative', 4],
  ['ments', 3],
  ['ances', 4],
  ['ences', 4],
  ['ities', 4],
  ['ions', 4],
  ['ated', 4],
  ['ates', 4],
  ['ator', 4],
  ['able', 4],
  ['ible', 4],
  ['ance', 4],
  ['ence', 4],
  ['ment', 3],
  ['ness', 4],
  ['ings', 3],
  ['ized', 4],
  ['ised', 4],
  ['ion', 4],
  ['ate', 4],
  ['ity', 4],
  ['ive', 4],
  ['ify', 4],
  ['ize', 4],
  ['ise', 4],
  ['ful', 4],
  ['ing', 3],
  ['ees', 5],
  ['ers', 4],
  ['ors', 5],
  ['ee', 5],
  ['er', 4],
  ['or', 5],
  ['al', 4],
  ['ly', 4],
  ['ed', 3],
];
const mostRounds = 3;

/**
 * What the forms of a word share: `terminated` and `termination` are both `termin`. Takes a word in lower case. It only
 * has to be the same for the question and the document, and is no word to show.
 */
export function stem(word: string): string {
  const base = irregular.get(word) ?? word;
  if (base.length <= 3) return base;
  let rest = takePlural(base).replace(/our$/, 'or');
  for (let round = 0; round < mostRounds; round += 1) {
    const shorter = takeEnding(rest);
    if (shorter === rest) break;
    rest = shorter;
  }
  return finish(rest);
}

function takePlural(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh|z)es$/.test(word)) return word.slice(0, -2);
  return /[^siu]s$/.test(word) ? word.slice(0, -1) : word;
}

function takeEnding(word: string): string {
  const found = endings.find(
    ([ending, leastLeft]) => word.length >= ending.length + leastLeft && word.endsWith(ending),
  );
  return found === undefined ? word : word.slice(0, -found[0].length);
}

/** Ends that spelling adds before an ending: a last e, a doubled consonant, i for y. */
function finish(word: string): string {
  const bare = word.length > 3 && word.endsWith('e') ? word.slice(0, -1) : word;
  const single = /([^aeiou])\1$/.test(bare) ? bare.slice(0, -1) : bare;
  return single.endsWith('y') && single.length > 3 ? `${single.slice(0, -1)}i` : single;
}
