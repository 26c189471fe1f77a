/** The non-ASCII letters of languages in Latin script, in lower case. */
const latinAlphabets: readonly string[] = [
  // French, Spanish, Portuguese, Italian, Catalan
  'éèêëàâçîïôûùüœæÿ',
  'áéíóúñü',
  'ãõáâàçéêíóôú',
  'àèéìíîòóùú',
  'àçéèíïóòúü',
  // German, Dutch, Swedish and Finnish, Danish and Norwegian, Icelandic
  'äöüßéà',
  'éëïöüèóá',
  'åäöéšž',
  'æøåéòó',
  'áðéíóúýþæö',
  // Polish, Czech and Slovak, Hungarian, Romanian, the South Slavic languages
  'ąćęłńóśźż',
  'áčďéěíňóřšťúůýžäĺľôŕ',
  'áéíóöőúüű',
  'ăâîşţșț',
  'čćđšž',
  // Lithuanian, Latvian, Estonian, Turkish
  'ąčęėįšųūž',
  'āčēģīķļņšūžō',
  'äöüõšž',
  'çğıiöşüâîû',
];

/** The most frequent letters of a script. */
const frequentLetters: Readonly<Record<string, string>> = {
  Cyrillic: 'оеаинтсрвлкмдпуіїяьгзбыйчєјќћ',
  Greek: 'αοιετσνηυρπκμλςίόάέήώύγδθχωφ',
  Hebrew: 'יוהלאתרמבשנםכדקעחפ',
  Arabic: 'ايلمنرتبوةعدسهفكقحأى',
  Thai: 'านรกอเงมยลวดทสตะปบคหแจพชขใไำ',
};

const scripts = [
  'Cyrillic',
  'Greek',
  'Hebrew',
  'Arabic',
  'Thai',
  'Hangul',
  'Hiragana',
  'Katakana',
  'Han',
];
const patterns = scripts.map(
  (script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')] as const,
);

/** The script of a non-ASCII letter; `Latin` by default. */
export function findScript(letter: string): string {
  if (letter < '\u0250') return 'Latin';
  return patterns.find(([, pattern]) => pattern.test(letter))?.[0] ?? 'Latin';
}

/** Whether a lower-case letter is one of the most frequent of its script; always true if none are listed. */
export function isFrequent(letter: string, script: string): boolean {
  return frequentLetters[script]?.includes(letter) ?? true;
}

/** The alphabet that covers most of these lower-case letters, given with their counts. */
export function findAlphabet(letters: ReadonlyMap<string, number>): string {
  let best = '';
  let most = 0;
  for (const alphabet of latinAlphabets) {
    let covered = 0;
    for (const [letter, count] of letters) if (alphabet.includes(letter)) covered += count;
    if (covered > most) {
      best = alphabet;
      most = covered;
    }
  }
  return best;
}
