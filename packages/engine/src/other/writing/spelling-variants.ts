const our =
  'behavi col endeav fav flav harb hon hum lab neighb od rum sav splend vap vig ard cand clam glam parl ranc tum';
const ise =
  'apolog author capital categor central character civil colon critic democrat emphas final general global harmon hospital ideal ideolog immun industrial local material maxim memor minim mobil modern normal optim organ penal personal polar popular priorit privat real recogn revolution social special stabil standard summar symbol sympath urban util visual';
// A meter is an instrument in British spelling too.
const re = 'cent fib lit theat kilomet centimet calib somb spect';
const doubled = 'travel cancel label level model signal counsel fuel marvel quarrel';

/** American spellings and, for each, the British one. -ise and -ize are not among them: British usage has both. */
const britishOf = new Map<string, string>([
  ...our
    .split(' ')
    .flatMap((stem) =>
      ['', 's', 'ed', 'ing', 'able', 'ful', 'ite', 'al', 'hood', 'less'].map(
        (ending) => [`${stem}or${ending}`, `${stem}our${ending}`] as const,
      ),
    ),
  ...re
    .split(' ')
    .flatMap((stem) => [
      [`${stem}er`, `${stem}re`] as const,
      [`${stem}ers`, `${stem}res`] as const,
    ]),
  ...doubled
    .split(' ')
    .flatMap((stem) =>
      ['ed', 'ing', 'er', 'ers'].map(
        (ending) => [`${stem}${ending}`, `${stem}l${ending}`] as const,
      ),
    ),
  ...['analy', 'paraly', 'cataly'].flatMap((stem) =>
    ['e', 'ed', 'ing'].map((ending) => [`${stem}z${ending}`, `${stem}s${ending}`] as const),
  ),
  ...([
    ['defense', 'defence'],
    ['offense', 'offence'],
    ['gray', 'grey'],
    ['catalog', 'catalogue'],
    ['skeptical', 'sceptical'],
    ['skeptic', 'sceptic'],
    ['skeptics', 'sceptics'],
    ['fulfill', 'fulfil'],
    ['enrollment', 'enrolment'],
    ['skillful', 'skilful'],
    ['aging', 'ageing'],
    ['jewelry', 'jewellery'],
    ['plow', 'plough'],
    ['mom', 'mum'],
    ['moms', 'mums'],
    ['airplane', 'aeroplane'],
    ['aluminum', 'aluminium'],
    ['pediatric', 'paediatric'],
    ['maneuver', 'manoeuvre'],
    ['estrogen', 'oestrogen'],
  ] as const),
]);
const american = new Set(britishOf.keys());
const british = new Set(britishOf.values());
const iseForms = new Map<string, 'ise' | 'ize'>(
  ise
    .split(' ')
    .flatMap((stem) =>
      ['e', 'es', 'ed', 'ing', 'ation', 'ations'].flatMap((ending) => [
        [`${stem}is${ending}`, 'ise'] as const,
        [`${stem}iz${ending}`, 'ize'] as const,
      ]),
    ),
);

/** Which of two spellings a lower-case word follows: British or American, or only -ise or -ize. */
export function findVariant(word: string): 'british' | 'american' | 'ise' | 'ize' | undefined {
  if (american.has(word)) return 'american';
  if (british.has(word)) return 'british';
  return iseForms.get(word);
}
