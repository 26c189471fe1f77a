import type { Change } from './perturbations.ts';
import { pick } from './random.ts';

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December';
const numberWord =
  /\b(?:two|three|four|five|six|seven|ten|fifteen|twenty|thirty|sixty|ninety)(?= (?:\(|days|months|years|percent))/gi;
/** What lengths of time in words are changed to, and the same in figures. */
export const newLength = { words: 'twenty-seven', figure: '27' } as const;
const invented = ['Brannok', 'Zelvia', 'Quorvane', 'Thessalux', 'Mirodine'];

function change(
  name: string,
  pattern: RegExp,
  by: (found: string, random: () => number) => string,
): Change {
  return {
    name,
    change: (words, random) => {
      const one = pick([...words.matchAll(pattern)], random);
      if (one === undefined) return undefined;
      const changed = by(one[0], random);
      return words.slice(0, one.index) + changed + words.slice(one.index + one[0].length);
    },
  };
}

/** Another number with as many digits. */
function changeDigits(found: string, random: () => number): string {
  const digit = () => String(1 + Math.floor(9 * random()));
  for (let tries = 0; tries < 9; tries += 1) {
    const other = found.replace(/\d/g, digit);
    if (other !== found) return other;
  }
  return `${found}7`;
}

/** Sentences that state something else than the document does. */
export const falsehoods: readonly Change[] = [
  change(
    'an amount of money',
    /(?<=\$ ?)\d[\d,]*(?:\.\d+)?(?! ?(?:million|billion))/g,
    changeDigits,
  ),
  change('a share', /(?<![\d.])\d{1,3}(?:\.\d+)?(?= ?%)/g, changeDigits),
  change(
    'a length of time',
    /(?<=\()\d{1,3}(?=\) (?:business |calendar )?(?:days|months|years))/g,
    changeDigits,
  ),
  change('a length of time in words', numberWord, () => newLength.words),
  change('a year', new RegExp(`(?<=(?:${months}) \\d{1,2}, )\\d{4}`, 'g'), (year, random) =>
    String(Number(year) + 1 + Math.floor(20 * random())),
  ),
  change('a day', new RegExp(`(?<=(?:${months}) )\\d{1,2}(?=, \\d{4})`, 'g'), (day, random) =>
    String(1 + ((Number(day) + Math.floor(26 * random())) % 28)),
  ),
  change('a clause number', /(?<=(?:Section|Clause|Article) )\d{1,2}(?:\.\d{1,2})?/g, changeDigits),
  change(
    'another number',
    /(?<=\p{L} )(?<!\b(?:Section|Article|Clause|Schedule|Annex|Exhibit|Item|Part) )\d[\d,]*(?= \p{Ll}{4,})/giu,
    changeDigits,
  ),
  change(
    'a name',
    /(?<=\p{Ll} )\p{Lu}\p{Ll}{3,}(?= \p{Ll})/gu,
    (_, random) => pick(invented, random) ?? 'Zelvia',
  ),
];
