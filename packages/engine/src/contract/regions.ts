const states =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|West Virginia|Wisconsin|Wyoming|Puerto Rico';
const countries =
  'Argentina|Australia|Austria|Bahamas|Belgium|Belize|Bermuda|Brazil|British Virgin Islands|Canada|Cayman Islands|Chile|China|Colombia|Cyprus|Denmark|England|Finland|France|Germany|Greece|Guernsey|Hong Kong|Hungary|India|Ireland|Isle of Man|Israel|Italy|Japan|Jersey|Korea|Liechtenstein|Luxembourg|Malaysia|Malta|Marshall Islands|Mauritius|Mexico|Monaco|Netherlands|Nevis|New Zealand|Norway|Panama|Philippines|Poland|Portugal|Russia|Scotland|Seychelles|Singapore|South Africa|Spain|Sweden|Switzerland|Taiwan|Thailand|Turkey|Ukraine|Vietnam';
/** Other names of places, by the place they lie in. */
const aliases: readonly (readonly [RegExp, string])[] = [
  [/\b(?:Northern Ireland|Wales|London|United Kingdom|Great Britain)\b/i, 'England'],
  [/\b(?:PRC|People's Republic of China|Beijing|Shanghai|Shenzhen)\b/i, 'China'],
  [/\b(?:BVI)\b/, 'British Virgin Islands'],
  [
    /\b(?:Los Angeles|San Francisco|San Diego|Santa Clara|San Jose|San Mateo|Orange County)\b/i,
    'California',
  ],
  [/\b(?:Manhattan|New York City|Kings County|Southern District of NY)\b/i, 'New York'],
  [/\b(?:Chicago|Cook County)\b/i, 'Illinois'],
  [/\b(?:Dallas|Houston|Austin|Harris County)\b/i, 'Texas'],
  [/\b(?:Boston|Suffolk County)\b/i, 'Massachusetts'],
  [/\b(?:Paris)\b/i, 'France'],
  [/\b(?:Berlin|Munich|Frankfurt|Hamburg)\b/i, 'Germany'],
  [/\b(?:Zurich|Zürich|Geneva|Zug)\b/i, 'Switzerland'],
  [/\b(?:Milan|Rome)\b/i, 'Italy'],
  [/\b(?:Amsterdam|Rotterdam|The Hague)\b/i, 'Netherlands'],
  [/\b(?:Tel Aviv|Jerusalem)\b/i, 'Israel'],
  [
    /\b(?:Ontario|Quebec|British Columbia|Alberta|Toronto|Vancouver|Manitoba|Nova Scotia)\b/i,
    'Canada',
  ],
  [/\b(?:New South Wales|Victoria|Queensland|Sydney|Melbourne)\b/i, 'Australia'],
];
const named = new RegExp(`\\b(${states}|${countries})\\b`, 'gi');
const offshore =
  /^(?:bahamas|belize|bermuda|british virgin islands|cayman islands|guernsey|isle of man|jersey|marshall islands|mauritius|nevis|panama|seychelles)$/;

/**
 * The US state or the country a place lies in, in lower case; nothing where the words name none that is known, or
 * several.
 */
export function findRegion(place: string): string | undefined {
  // "New Jersey" holds "Jersey": the longest name at a place counts, which the order of the list gives.
  const found = new Set([...place.matchAll(named)].map(([name]) => name.toLowerCase()));
  for (const [pattern, region] of aliases) if (pattern.test(place)) found.add(region.toLowerCase());
  return found.size === 1 ? [...found][0] : undefined;
}

/** The countries that a text names, in lower case; the states of the US are one. */
export function listCountries(text: string): ReadonlySet<string> {
  const found = [...text.matchAll(named)].map(([name]) => name.toLowerCase());
  const others = aliases.flatMap(([pattern, region]) =>
    pattern.test(text) ? [region.toLowerCase()] : [],
  );
  return new Set([...found, ...others].map(getCountry));
}

/** The country of a region that `findRegion` returned. */
export function getCountry(region: string): string {
  return usStates.has(region) ? 'united states' : region === 'scotland' ? 'england' : region;
}

const usStates = new Set(states.toLowerCase().split('|'));

/** Whether a country is in the European Economic Area, where judgments of one state count in the others. */
export function isInEurope(country: string): boolean {
  return europe.has(country);
}

const europe = new Set(
  'austria|belgium|cyprus|denmark|finland|france|germany|greece|hungary|ireland|italy|liechtenstein|luxembourg|malta|netherlands|norway|poland|portugal|spain|sweden'.split(
    '|',
  ),
);

/** Whether a region is one that parties choose for its law, not because they are there. */
export function isOffshore(region: string): boolean {
  return offshore.test(region);
}
