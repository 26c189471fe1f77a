/** States that contracts name without their country. */
const unitedStates =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|Puerto Rico|District of Columbia'.split(
    '|',
  );
const provinces =
  'Ontario|Quebec|Québec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick|Newfoundland and Labrador|Prince Edward Island'.split(
    '|',
  );
const otherParts =
  'England and Wales|England & Wales|England|Wales|Scotland|Northern Ireland|Victoria|New South Wales|Queensland|South Australia|Western Australia|Tasmania|Hong Kong|Macau|Macao|Dubai|Abu Dhabi|Bavaria|Zurich|Geneva|Ras Al Khaimah'.split(
    '|',
  );
const countries =
  'Afghanistan|Albania|Algeria|Andorra|Angola|Antigua and Barbuda|Argentina|Armenia|Australia|Austria|Azerbaijan|Bahamas|Bahrain|Bangladesh|Barbados|Belarus|Belgium|Belize|Bermuda|Bolivia|Botswana|Brazil|British Virgin Islands|Brunei|Bulgaria|Cambodia|Cameroon|Canada|Cayman Islands|Chile|China|Colombia|Costa Rica|Croatia|Cuba|Curaçao|Cyprus|Czech Republic|Czechia|Denmark|Dominican Republic|Ecuador|Egypt|El Salvador|Estonia|Ethiopia|Fiji|Finland|France|Germany|Ghana|Gibraltar|Greece|Guatemala|Guernsey|Guyana|Haiti|Honduras|Hungary|Iceland|India|Indonesia|Iran|Iraq|Ireland|Isle of Man|Israel|Italy|Jamaica|Japan|Jersey|Jordan|Kazakhstan|Kenya|Korea|Kuwait|Kyrgyzstan|Laos|Latvia|Lebanon|Liberia|Liechtenstein|Lithuania|Luxembourg|Madagascar|Malaysia|Maldives|Malta|Marshall Islands|Mauritius|Mexico|Moldova|Monaco|Mongolia|Montenegro|Morocco|Mozambique|Myanmar|Namibia|Nepal|Netherlands|New Zealand|Nicaragua|Nigeria|North Macedonia|Norway|Oman|Pakistan|Panama|Papua New Guinea|Paraguay|Peru|Philippines|Poland|Portugal|Qatar|Romania|Russia|Russian Federation|Rwanda|Samoa|Saudi Arabia|Senegal|Serbia|Seychelles|Sierra Leone|Singapore|Slovakia|Slovak Republic|Slovenia|South Africa|South Korea|Spain|Sri Lanka|Sweden|Switzerland|Taiwan|Tanzania|Thailand|Trinidad and Tobago|Tunisia|Turkey|Türkiye|Uganda|Ukraine|United Arab Emirates|United Kingdom|United States of America|United States|Uruguay|Uzbekistan|Vanuatu|Venezuela|Vietnam|Zambia|Zimbabwe'.split(
    '|',
  );
const shortNames: Readonly<Record<string, string>> = {
  PRC: "People's Republic of China",
  'P.R.C': "People's Republic of China",
  'P.R. China': "People's Republic of China",
  'PR China': "People's Republic of China",
  'R.O.C': 'Taiwan',
  ROC: 'Taiwan',
  UK: 'United Kingdom',
  'U.K': 'United Kingdom',
  'U.S.A': 'United States',
  USA: 'United States',
  'U.S': 'United States',
  UAE: 'United Arab Emirates',
  'Hong Kong SAR': 'Hong Kong',
};
const adjectives: Readonly<Record<string, string>> = {
  English: 'England and Wales',
  Scottish: 'Scotland',
  Scots: 'Scotland',
  British: 'United Kingdom',
  Irish: 'Ireland',
  Swiss: 'Switzerland',
  German: 'Germany',
  Austrian: 'Austria',
  French: 'France',
  Italian: 'Italy',
  Spanish: 'Spain',
  Portuguese: 'Portugal',
  Dutch: 'Netherlands',
  Netherlands: 'Netherlands',
  Belgian: 'Belgium',
  Luxembourg: 'Luxembourg',
  Danish: 'Denmark',
  Swedish: 'Sweden',
  Norwegian: 'Norway',
  Finnish: 'Finland',
  Polish: 'Poland',
  Czech: 'Czech Republic',
  Hungarian: 'Hungary',
  Greek: 'Greece',
  Turkish: 'Turkey',
  Russian: 'Russia',
  Ukrainian: 'Ukraine',
  Israeli: 'Israel',
  Indian: 'India',
  Chinese: 'China',
  Japanese: 'Japan',
  Korean: 'Korea',
  Taiwanese: 'Taiwan',
  Thai: 'Thailand',
  Malaysian: 'Malaysia',
  Australian: 'Australia',
  Canadian: 'Canada',
  Mexican: 'Mexico',
  Brazilian: 'Brazil',
  Argentine: 'Argentina',
  Chilean: 'Chile',
  Egyptian: 'Egypt',
  'South African': 'South Africa',
  Californian: 'California',
};

const all = [
  ...unitedStates,
  ...provinces,
  ...otherParts,
  ...countries,
  ...Object.keys(shortNames),
];
const names = [...all].sort((a, b) => b.length - a.length);
const properNames = new Map(
  [...all.map((name) => [name, name] as const), ...Object.entries(shortNames)].map(
    ([name, proper]) => [toKey(name), proper],
  ),
);
const kinds = {
  state: new Set(unitedStates),
  province: new Set(provinces),
  country: new Set(countries),
};

function toKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^\p{L} ]/gu, '');
}

/** Sources of patterns, for use without regard to case. */
export const jurisdictionSource = `(?:(?:the )?(?:state|commonwealth|province|federal republic|people's republic|republic|kingdom|state and county|grand duchy|special administrative region|territory) of )?(?:the )?(?:${names
  .map((name) => name.replace(/\./g, '\\.'))
  .join('|')})(?![\\w])\\.?`;
export const adjectiveSource = `(?:${[...Object.keys(adjectives), ...names].join('|').replace(/\./g, '\\.')})`;

const prefix =
  /^(?:the )?(?:(state|commonwealth|province|federal republic|people's republic|republic|kingdom|state and county|grand duchy|special administrative region|territory) of )?(?:the )?/i;

/** A state, province, country or other territory with its own law and courts. */
export interface Jurisdiction {
  /** As displayed: `State of New York`, `Ontario`, `Germany`. */
  readonly name: string;
  readonly kind: 'state' | 'province' | 'country' | 'part';
}

/**
 * Parses what `jurisdictionSource` or `adjectiveSource` matched. Returns nothing when the words name no jurisdiction.
 */
export function parseJurisdiction(words: string): Jurisdiction | undefined {
  const match = prefix.exec(words);
  const bare = words.slice(match?.[0].length ?? 0).replace(/\.$/, '');
  const adjective = Object.entries(adjectives).find(
    ([one]) => one.toLowerCase() === bare.toLowerCase(),
  )?.[1];
  const proper = properNames.get(toKey(bare)) ?? adjective;
  if (proper === undefined) return undefined;
  const form = match?.[1]?.toLowerCase() ?? '';
  const kind = kinds.state.has(proper)
    ? 'state'
    : kinds.province.has(proper)
      ? 'province'
      : kinds.country.has(proper) || /China|Taiwan/.test(proper)
        ? 'country'
        : 'part';
  return { name: formatJurisdiction(proper, { form, kind }), kind };
}

interface JurisdictionForm {
  /** The form in the text, such as `commonwealth` or `federal republic`; may be empty. */
  readonly form: string;
  readonly kind: Jurisdiction['kind'];
}

function formatJurisdiction(name: string, { form, kind }: JurisdictionForm): string {
  if (kind === 'state') {
    if (/^(?:Puerto Rico|District of Columbia)$/.test(name)) return name;
    return form === 'commonwealth' ? `Commonwealth of ${name}` : `State of ${name}`;
  }
  if (name === 'England & Wales') return 'England and Wales';
  if (name === 'United States of America') return 'United States';
  if (form === "people's republic") return `People's Republic of ${name}`;
  return form === 'republic' && /^(?:Korea|South Africa|China)$/.test(name)
    ? `Republic of ${name}`
    : name;
}
