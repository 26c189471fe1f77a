import { writeNumberWords } from '../text/values/number-words.ts';
import type { DocumentWords, PartyWords } from './document-words.ts';

/** What a new text needs to know of its place. */
export interface WritingPlace {
  readonly words: DocumentWords;
  readonly bearer: PartyWords | undefined;
  readonly other: PartyWords | undefined;
  /** The sentence that the new words join: words among capitals are in capitals. */
  readonly beside: string;
}

const token =
  /\{(bearer|Bearer|other|Other)((?:'s|:o)?)\}|\{(agreement|Agreement)\}|\{(\d{1,3})\}/g;

/** Fills in a text of a recipe; undefined if the document has no words for one of its tokens. */
export function writeWords(template: string, place: WritingPlace): string | undefined {
  let isComplete = true;
  const filled = template.replace(
    token,
    (
      _,
      party: string | undefined,
      form: string,
      own: string | undefined,
      number: string | undefined,
    ) => {
      if (number !== undefined) return writeNumber(Number(number), place.words.numbers);
      if (own !== undefined) return matchCase(place.words.agreement, own);
      const words = party?.toLowerCase() === 'bearer' ? place.bearer : place.other;
      if (words === undefined) {
        isComplete = false;
        return '';
      }
      const written =
        form === "'s" ? words.possessive : form === ':o' ? words.object : words.subject;
      return matchCase(written, party ?? '');
    },
  );
  return isComplete ? fitManner(filled, place) : undefined;
}

/** Gives words the spelling, the quotation marks and the capitals of their place. */
export function fitManner(
  words: string,
  { words: manner, beside }: Pick<WritingPlace, 'words' | 'beside'>,
): string {
  const spelled = manner.isBritish ? toBritish(words) : words;
  const quoted = manner.hasCurlyQuotes ? spelled.replaceAll("'", '’') : spelled;
  return isInCapitals(beside) ? quoted.toUpperCase() : quoted;
}

const britishWords: readonly (readonly [RegExp, string])[] = [
  [/\bwillful/g, 'wilful'],
  [/\bdefense/g, 'defence'],
  [/\blicense(?=s?\b)/g, 'licence'],
];

function toBritish(words: string): string {
  return britishWords.reduce((text, [from, to]) => text.replace(from, to), words);
}

/** Most letters that may be small in a sentence of capitals. */
const fewSmallLetters = 0.2;

function isInCapitals(words: string): boolean {
  const letters = words.match(/\p{L}/gu)?.length ?? 0;
  const small = words.match(/\p{Ll}/gu)?.length ?? 0;
  return letters > 12 && small / letters < fewSmallLetters;
}

function matchCase(words: string, like: string): string {
  return /^\p{Lu}/u.test(like) ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}

export function writeNumber(count: number, style: DocumentWords['numbers']): string {
  if (style === 'digits' || count > 99) return String(count);
  return style === 'words' ? writeNumberWords(count) : `${writeNumberWords(count)} (${count})`;
}
