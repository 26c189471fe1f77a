/**
 * Places with a law of their own, by the larger place whose law holds there too. A place that is not listed stands
 * alone: it is still a place, and another one than those of the list.
 */
const members = {
  'United States': [
    ...['Alabama', 'Alaska', 'Arizona', 'Arkansas', 'California', 'Colorado', 'Connecticut'],
    ...['Delaware', 'Florida', 'Georgia', 'Hawaii', 'Idaho', 'Illinois', 'Indiana', 'Iowa'],
    ...['Kansas', 'Kentucky', 'Louisiana', 'Maine', 'Maryland', 'Massachusetts', 'Michigan'],
    ...['Minnesota', 'Mississippi', 'Missouri', 'Montana', 'Nebraska', 'Nevada', 'New Hampshire'],
    ...['New Jersey', 'New Mexico', 'New York', 'North Carolina', 'North Dakota', 'Ohio'],
    ...['Oklahoma', 'Oregon', 'Pennsylvania', 'Rhode Island', 'South Carolina', 'South Dakota'],
    ...['Tennessee', 'Texas', 'Utah', 'Vermont', 'Virginia', 'Washington', 'West Virginia'],
    ...['Wisconsin', 'Wyoming', 'Puerto Rico', 'District of Columbia'],
  ],
  'United Kingdom': ['England and Wales', 'Scotland', 'Northern Ireland'],
  'European Union': [
    ...['Austria', 'Belgium', 'Bulgaria', 'Croatia', 'Cyprus', 'Czech Republic', 'Denmark'],
    ...['Estonia', 'Finland', 'France', 'Germany', 'Greece', 'Hungary', 'Ireland', 'Italy'],
    ...['Latvia', 'Lithuania', 'Luxembourg', 'Malta', 'Netherlands', 'Poland', 'Portugal'],
    ...['Romania', 'Slovakia', 'Slovenia', 'Spain', 'Sweden'],
  ],
  Canada: [
    ...['Ontario', 'Quebec', 'British Columbia', 'Alberta', 'Manitoba', 'Saskatchewan'],
    ...['Nova Scotia', 'New Brunswick', 'Newfoundland and Labrador', 'Prince Edward Island'],
  ],
  Australia: [
    ...['New South Wales', 'Victoria', 'Queensland', 'South Australia', 'Western Australia'],
    ...['Tasmania', 'Australian Capital Territory', 'Northern Territory'],
  ],
} as const;

const standingAlone = [
  ...['India', 'Switzerland', 'Norway', 'Iceland', 'Liechtenstein', 'Singapore', 'Hong Kong'],
  ...['New Zealand', 'South Africa', 'Japan', 'China', 'Israel', 'United Arab Emirates', 'Mexico'],
  ...['Brazil', 'Kenya', 'Nigeria', 'Pakistan', 'Philippines', 'Malaysia', 'Turkey', 'Ukraine'],
] as const;

const aliases: Readonly<Record<string, string>> = {
  England: 'England and Wales',
  Wales: 'England and Wales',
  'Great Britain': 'United Kingdom',
  UK: 'United Kingdom',
  USA: 'United States',
  'U.S.A.': 'United States',
  'United States of America': 'United States',
  Québec: 'Quebec',
  Czechia: 'Czech Republic',
  'Slovak Republic': 'Slovakia',
};

const larger: ReadonlyMap<string, string> = new Map(
  Object.entries(members).flatMap(([whole, parts]) => parts.map((part) => [part, whole] as const)),
);

/** The states of the United States, which addresses name without their country. */
export const statesOfAmerica: readonly string[] = members['United States'];
/** Provinces of Canada and states of Australia, which addresses name in full. */
export const provinces: readonly string[] = [...members.Canada, ...members.Australia];
/** Countries, by all names that addresses give them. */
export const countries: readonly string[] = [
  ...['United States', 'United Kingdom', 'Canada', 'Australia', 'Scotland', 'Northern Ireland'],
  ...members['European Union'],
  ...standingAlone,
  ...Object.keys(aliases),
];

/**
 * The place that a name stands for: `State of New York` is `New York`, and `Ontario, Canada` is `Ontario`. A name that
 * is not known is a place of its own.
 */
export function getPlace(name: string): string {
  const bare = name
    .replace(/^(?:the )?(?:State|Commonwealth|Province|Republic|Kingdom) of (?:the )?/i, '')
    .replace(/, (?:Canada|Australia|United States)$/, '')
    .trim();
  return aliases[bare] ?? bare;
}

/** A place and the larger places whose law holds there too, the smallest first. */
export function listLaws(place: string): readonly string[] {
  const whole = larger.get(place);
  return whole === undefined ? [place] : [place, whole];
}
