import type { DocumentStructure } from '../../../text/document-structure.ts';

const dollars: readonly (readonly [RegExp, string])[] = [
  [/\bcanadian (?:dollars|currency|funds)\b/i, 'CAD'],
  [/\baustralian (?:dollars|currency)\b/i, 'AUD'],
  [/\bnew zealand (?:dollars|currency)\b/i, 'NZD'],
  [/\bhong kong (?:dollars|currency)\b/i, 'HKD'],
  [/\bsingapore (?:dollars|currency)\b/i, 'SGD'],
];
const isSaidOfAll =
  /\b(?:all|any|references?)\b[^.;]{0,80}\b(?:amounts?|dollars?|sums?|payments?|prices?|fees|currency|monetary)\b|"?\$"? (?:means|refers)/i;

const usDollars = /\bUS ?\$|\bUSD\b|\b(?:U\.S\.|US|United States) (?:dollars|currency|funds)/i;
/** The law of a country whose people mean their own dollar by `$`. */
const lawDollars: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:New South Wales|Queensland|Western Australia|South Australia|Tasmania|Australian Capital Territory|Northern Territory|(?:State of )?Victoria(?:, Australia)?|Australia)\b/,
    'AUD',
  ],
  [/\bNew Zealand\b/, 'NZD'],
  [
    /\b(?:Ontario|British Columbia|Alberta|Qu[eé]bec|Manitoba|Saskatchewan|Nova Scotia|Canada)\b/,
    'CAD',
  ],
  [/\bSingapore\b/, 'SGD'],
  [/\bHong Kong\b/, 'HKD'],
];
const governs =
  /\bgovern\w*\b[^.;]{0,80}\blaws?\b|\blaws? (?:of|in force in)\b[^.;]{0,60}\b(?:govern|appl(?:y|ies))|\b(?:under|by|according to) (?:the )?laws? of\b/i;

/** Registrations, forms of companies and addresses of a country with a dollar of its own. */
const marks: readonly (readonly [RegExp, string])[] = [
  // A South African company is a (Pty) Ltd.
  [
    /(?<!\()\bPty\.? (?:Ltd|Limited)\b|\bA[BC]N:? ?\d|\b(?:NSW|VIC|QLD|TAS) \d{4}\b|\b(?:Vic|Qld|Tas|WA|SA|ACT|NT) \d{4}\b(?!\d)/,
    'AUD',
  ],
  [
    /\b(?:ON|BC|AB|QC|MB|SK|NS|NB),? [A-Z]\d[A-Z] ?\d[A-Z]\d\b|, (?:Ontario|British Columbia|Alberta|Qu[eé]bec|Manitoba|Saskatchewan|Nova Scotia)\b/,
    'CAD',
  ],
  [/\bPte\.? (?:Ltd|Limited)\b|\bSingapore \d{6}\b/, 'SGD'],
  [/\b(?:Auckland|Wellington|Christchurch|Hamilton) \d{4}\b|, New Zealand\b/, 'NZD'],
];
const americanMarks =
  /\b(?:A[LKZR]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]),? \d{5}(?:-\d{4})?\b|\ba Delaware\b|\bUnited States\b|\bU\.S\.A?\b|\bUSA\b/;

/**
 * Returns the dollar that a bare `$` stands for: as the document defines it, or that of the country whose law governs
 * it or where its parties are, if it names no US dollars, or else US dollars.
 */
export function findDollar({ sentences, clauses }: DocumentStructure): string {
  let isAmerican = false;
  let isInAmerica = false;
  let local: string | undefined;
  const marked = new Set<string>();
  for (const text of [
    ...sentences.map(({ passage }) => passage.text),
    ...clauses.flatMap(({ heading }) => heading ?? []),
  ]) {
    isAmerican ||= usDollars.test(text);
    isInAmerica ||= americanMarks.test(text);
    const named = dollars.find(([name]) => name.test(text));
    if (named && isSaidOfAll.test(text) && !/\bU\.?S\.? dollars/i.test(text)) return named[1];
    if (local === undefined && governs.test(text)) {
      local = lawDollars.find(([place]) => place.test(text))?.[1];
    }
    for (const [mark, code] of marks) if (mark.test(text)) marked.add(code);
  }
  if (isAmerican) return 'USD';
  const [only, ...others] = marked;
  const byPlace = others.length === 0 && !isInAmerica ? only : undefined;
  return local ?? byPlace ?? 'USD';
}
