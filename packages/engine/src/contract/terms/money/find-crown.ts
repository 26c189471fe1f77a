import type { DocumentStructure } from '../../../text/document-structure.ts';

/** What names a currency that is written `kr`, or its country, where nothing else is meant. */
const crowns: readonly (readonly [RegExp, string])[] = [
  [/\bSEK\b|\bSwed(?:ish|en)\b|\bSverige\b|\bAB \(?(?:publ|org)/, 'SEK'],
  [/\bNOK\b|\bNorw(?:egian|ay)\b|\bNorge\b/, 'NOK'],
  [/\bDKK\b|\bDanish\b|\bDenmark\b|\bDanmark\b|\bApS\b|\bCVR\b/, 'DKK'],
  [/\bISK\b|\bIceland(?:ic)?\b/, 'ISK'],
];

/** The ISO 4217 code of what `kr` stands for: that of the only country with it that the document names, if it is one. */
export function findCrown({ sentences, clauses }: DocumentStructure): string | undefined {
  const texts = [
    ...sentences.map(({ passage }) => passage.text),
    ...clauses.flatMap(({ heading }) => heading ?? []),
  ];
  if (!texts.some((text) => hasCrown.test(text))) return undefined;
  const [only, ...others] = crowns.filter(([mark]) => texts.some((text) => mark.test(text)));
  return others.length === 0 ? only?.[1] : undefined;
}

const hasCrown = /\b[Kk]r\b/;
