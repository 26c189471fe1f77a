import { escapePattern } from '../text/escape-pattern.ts';
import { countries, getPlace, provinces, statesOfAmerica } from './places.ts';

/** Where some words name a place in the form of an address. */
export interface AddressPlace {
  readonly place: string;
  readonly from: number;
  readonly to: number;
  /** Whether a postal code stands with it: then it is an address, and no mere mention. */
  readonly hasCode: boolean;
}

/** In the order of `statesOfAmerica`. */
const stateCodes =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY PR DC'.split(
    ' ',
  );
const states = new Map(stateCodes.map((code, index) => [code, statesOfAmerica[index] ?? '']));
const australianCodes = new Map([
  ['NSW', 'New South Wales'],
  ['VIC', 'Victoria'],
  ['QLD', 'Queensland'],
  ['SA', 'South Australia'],
  ['WA', 'Western Australia'],
  ['TAS', 'Tasmania'],
  ['ACT', 'Australian Capital Territory'],
  ['NT', 'Northern Territory'],
]);
/** Areas of postal codes. Those that lie in two countries are in neither list: they show the United Kingdom alone. */
const scottishAreas = /^(?:AB|DD|EH|FK|G|HS|IV|KA|KW|KY|ML|PA|PH|ZE)$/;
const borderAreas = /^(?:TD|DG|CA|NE)$/;
const islands = /^(?:JE|GY|IM)$/;
const provinceOfLetter: Readonly<Record<string, string>> = {
  ...{ A: 'Newfoundland and Labrador', B: 'Nova Scotia', C: 'Prince Edward Island' },
  ...{ E: 'New Brunswick', G: 'Quebec', H: 'Quebec', J: 'Quebec', K: 'Ontario', L: 'Ontario' },
  ...{ M: 'Ontario', N: 'Ontario', P: 'Ontario', R: 'Manitoba', S: 'Saskatchewan' },
  ...{ T: 'Alberta', V: 'British Columbia' },
};

const alternatives = (names: readonly string[]) =>
  [...names]
    .sort((a, b) => b.length - a.length)
    .map(escapePattern)
    .join('|');
/** A state before such words is where a company was founded, or whose law or court is meant. */
const noCompany =
  '(?!,? (?:corporation|limited|LLC|company|non-?profit|professional|general|law|courts?|statute)\\b)';

/** A name before another word or place is that of a town, a county or a street: `Kansas City, Missouri`. */
const noTown = `(?! (?!USA\\b|U\\.S|United )[A-Z]|,?\\s*(?:${alternatives([...statesOfAmerica, ...provinces])}|(?:${[...stateCodes, 'BC', 'D.C'].map(escapePattern).join('|')})\\b))`;

/** A mere mention may mean the city or the country of that name. */
const twoPlaces = /^(?:Washington|Georgia|New York)$/;

interface AddressForm {
  readonly pattern: RegExp;
  readonly hasCode: boolean;
  readonly toPlace: (found: RegExpExecArray) => string | undefined;
}

const forms: readonly AddressForm[] = [
  {
    pattern: new RegExp(`,\\s*(${stateCodes.join('|')})\\.?,?\\s+\\d{5}(?:-\\d{4})?\\b`, 'g'),
    hasCode: true,
    toPlace: ([, code = '']) => states.get(code),
  },
  {
    pattern: new RegExp(
      `\\b(${alternatives(statesOfAmerica)}),?\\s+\\d{5}(?:-\\d{4})?\\b(?!\\s*(?:days|dollars|USD))`,
      'g',
    ),
    hasCode: true,
    toPlace: ([, name]) => name,
  },
  {
    pattern: new RegExp(
      `(?:\\b(?:State|Commonwealth) of |,\\s*|\\bin )(${alternatives(statesOfAmerica)})\\b${noCompany}${noTown}`,
      'g',
    ),
    hasCode: false,
    toPlace: ([found, name = '']) =>
      found.startsWith('in ') && twoPlaces.test(name) ? undefined : name,
  },
  {
    pattern: /\b([A-Z]{1,2})\d[A-Z\d]? ?\d[ABD-HJLNP-UW-Z]{2}\b/g,
    hasCode: true,
    toPlace: ([, area = '']) => getBritishPlace(area),
  },
  {
    pattern: /\b([ABCEGHJ-NPRSTVXY])\d[A-Z] ?\d[A-Z]\d\b/g,
    hasCode: true,
    toPlace: ([, letter = '']) => provinceOfLetter[letter] ?? 'Canada',
  },
  {
    pattern: new RegExp(
      `\\b(${[...australianCodes.keys()].join('|')}|${alternatives([...australianCodes.values()])}),?\\s+\\d{4}\\b`,
      'g',
    ),
    hasCode: true,
    toPlace: ([, name = '']) => australianCodes.get(name) ?? name,
  },
  {
    pattern: new RegExp(`(?:,\\s*|\\bin )(${alternatives(provinces)})\\b${noTown}`, 'g'),
    hasCode: false,
    toPlace: ([, name]) => name,
  },
  {
    pattern: new RegExp(
      `(?:,\\s*|\\bin (?:the )?)(${alternatives(countries)})(?![\\w-])${noCompany}${noTown}`,
      'g',
    ),
    hasCode: false,
    toPlace: ([, name]) => name,
  },
];

function getBritishPlace(area: string): string | undefined {
  if (islands.test(area)) return undefined;
  if (area === 'BT') return 'Northern Ireland';
  if (borderAreas.test(area)) return 'United Kingdom';
  return scottishAreas.test(area) ? 'Scotland' : 'England and Wales';
}

/**
 * The places that some words name in the form of an address: a state with its postal code, a postal code that shows
 * its country, or a state or country after a comma. In the order of the words. City names alone name no place.
 */
export function listAddressPlaces(words: string): readonly AddressPlace[] {
  return forms
    .flatMap(({ pattern, hasCode, toPlace }) =>
      [...words.matchAll(pattern)].flatMap((found): AddressPlace[] => {
        const name = toPlace(found);
        if (name === undefined) return [];
        const lead = /^(?:in (?:the )?|[\s,]*)/.exec(found[0])?.[0].length ?? 0;
        const from = found.index + lead;
        const to = found.index + found[0].length;
        return [{ place: getPlace(name), from, to, hasCode }];
      }),
    )
    .sort((a, b) => a.from - b.from || Number(b.hasCode) - Number(a.hasCode));
}
