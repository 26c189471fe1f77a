/** The letters of a text in one form, each with the place it comes from. White space, hyphens and marks are left out. */
export interface Letters {
  /** One code unit a letter. */
  readonly text: string;
  /** For each letter where its character begins in the text it comes from, UTF-16 code units. */
  readonly starts: readonly number[];
  /** For each letter where its character ends. */
  readonly ends: readonly number[];
}

/** What two sides that write the same may differ in: spaces, hyphens, accents set apart, what has no ink. */
const ignored = /^[\s\p{M}\p{C}\p{Pd}\uFFFD]$/u;
const plain = /^[!-,./0-9:-~]$/;

/** Takes the letters of a part of a text; the offsets are those of the whole text. */
export function readLetters(text: string, start = 0, end = text.length): Letters {
  const letters: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let at = start;
  for (const character of text.slice(start, end)) {
    const next = at + character.length;
    for (const letter of spell(character)) {
      letters.push(letter);
      starts.push(at);
      ends.push(next);
    }
    at = next;
  }
  return { text: letters.join(''), starts, ends };
}

/** Puts letters of several parts behind one another. */
export function joinLetters(parts: readonly Letters[]): Letters {
  return {
    text: parts.map(({ text }) => text).join(''),
    starts: parts.flatMap(({ starts }) => starts),
    ends: parts.flatMap(({ ends }) => ends),
  };
}

const meaning = /[\p{L}\p{N}\p{Sc}]/u;

/** Whether a letter carries meaning by itself, as punctuation and drawn bullets do not. */
export function isMeaningful(letter: string | undefined): boolean {
  return (
    letter !== undefined && (letter >= '\uD800' && letter <= '\uDFFF' ? true : meaning.test(letter))
  );
}

/** Code units that a character counts as: `ﬁ` is two letters, `é` is `e`, a space none. */
function spell(character: string): string[] {
  if (plain.test(character)) return [character];
  const spelled = [...character.normalize('NFKD')].filter((part) => !ignored.test(part));
  return spelled.join('').split('');
}
