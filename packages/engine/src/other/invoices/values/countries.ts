/** ISO 3166 codes by the names that addresses use, folded. */
const names: Readonly<Record<string, string>> = {
  AT: 'austria|osterreich|autriche|oostenrijk',
  AU: 'australia',
  BE: 'belgium|belgique|belgie|belgien|belgica',
  BG: 'bulgaria',
  BR: 'brazil|brasil',
  CA: 'canada',
  CH: 'switzerland|schweiz|suisse|svizzera|zwitserland',
  CN: 'china',
  CY: 'cyprus',
  CZ: 'czech republic|czechia|ceska republika|cesko|tschechien',
  DE: 'germany|deutschland|allemagne|duitsland|alemania|germania|niemcy|tyskland',
  DK: 'denmark|danmark|danemark',
  EE: 'estonia|eesti',
  ES: 'spain|espana|spanien|espagne|spanje|spagna',
  FI: 'finland|suomi',
  FR: 'france|frankreich|frankrijk|francia|francja',
  GB: 'united kingdom|great britain|england|scotland|wales|uk|u\\.k\\.',
  GR: 'greece|hellas',
  HK: 'hong kong',
  HR: 'croatia|hrvatska',
  HU: 'hungary|magyarorszag|ungarn',
  IE: 'ireland|irland',
  IL: 'israel',
  IN: 'india',
  IS: 'iceland|island',
  IT: 'italy|italia|italien|italie',
  JP: 'japan',
  LT: 'lithuania|lietuva',
  LU: 'luxembourg|luxemburg',
  LV: 'latvia|latvija',
  MT: 'malta',
  MX: 'mexico',
  NL: 'netherlands|the netherlands|nederland|niederlande|pays-bas|paises bajos|paesi bassi|holland',
  NO: 'norway|norge|norwegen',
  NZ: 'new zealand',
  PL: 'poland|polska|polen|pologne',
  PT: 'portugal',
  RO: 'romania',
  SE: 'sweden|sverige|schweden',
  SG: 'singapore',
  SI: 'slovenia|slovenija',
  SK: 'slovakia|slovensko|slovenska republika',
  TR: 'turkey|turkiye',
  UA: 'ukraine',
  US: 'united states|united states of america|usa|u\\.s\\.a\\.|us',
  ZA: 'south africa',
  AE: 'united arab emirates|uae',
  MY: 'malaysia',
  TH: 'thailand',
};

const patterns = Object.entries(names).map(([code, words]) => ({
  code,
  pattern: new RegExp(`(?<![a-z])(?:${words})\\.?$`),
}));

/** The country that ends a folded line of an address, and where its name starts. */
export function findCountry(
  folded: string,
): { readonly code: string; readonly from: number } | undefined {
  const line = folded.trimEnd().slice(-60);
  for (const { code, pattern } of patterns) {
    const match = pattern.exec(line);
    if (match) return { code, from: folded.trimEnd().length - line.length + match.index };
  }
  return undefined;
}

const englishNames: Readonly<Record<string, string>> = {
  GB: 'United Kingdom',
  US: 'United States',
  EL: 'Greece',
  HK: 'Hong Kong',
};

/** What English calls a country of the table; the code for others. */
export function getCountryName(code: string): string {
  const known = englishNames[code];
  if (known !== undefined) return known;
  const first = names[code]?.split('|')[0];
  return first === undefined
    ? code
    : first.replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase());
}
