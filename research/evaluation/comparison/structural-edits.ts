import { pick } from '../alignment/random.ts';

/** An edit that changes numbers or words in many places of a contract, and what a comparison is to say of it. */
export interface StructuralEdit {
  readonly paragraphs: readonly string[];
  /** The one passage that was put in, taken out or changed; none if only numbers or names follow. */
  readonly expected: Readonly<Record<'added' | 'removed' | 'changed' | 'moved', number>>;
}

type MakeEdit = (paragraphs: readonly string[], random: () => number) => StructuralEdit | undefined;

const nothing = { added: 0, removed: 0, changed: 0, moved: 0 };
const numbered = /^(\d{1,2})\.(\d{1,2})(?=\.?\s)/;
const addedWords =
  'Book-Keeping. Whoever acts under this provision keeps books of it for seven years.';

/** By the name they are counted under. An edit that a contract has no room for gives nothing. */
export const structuralMakers: Readonly<Record<string, MakeEdit>> = {
  'a clause added, the next renumbered': (paragraphs, random) => {
    const place = pickSibling(paragraphs, random);
    if (place === undefined) return undefined;
    const { index, article, numbers, at } = place;
    const shifted = renumber(
      paragraphs,
      article,
      (number) => (number >= at ? number + 1 : number),
      numbers,
    );
    return {
      paragraphs: shifted.toSpliced(index, 0, `${article}.${at} ${addedWords}`),
      expected: { ...nothing, added: 1 },
    };
  },
  'a clause removed, the next renumbered': (paragraphs, random) => {
    const place = pickSibling(paragraphs, random);
    if (place === undefined) return undefined;
    const { index, article, numbers, at } = place;
    // What refers to the clause that is gone would have to be changed as well.
    if (paragraphs.some((text, other) => other !== index && isNamed(text, article, at)))
      return undefined;
    const rest = paragraphs.toSpliced(index, 1);
    return {
      paragraphs: renumber(rest, article, (number) => (number > at ? number - 1 : number), numbers),
      expected: { ...nothing, removed: 1 },
    };
  },
  'two clauses exchanged, numbers in order': (paragraphs, random) => {
    const place = pickSibling(paragraphs, random);
    if (place === undefined) return undefined;
    const { index, article, numbers, at } = place;
    const exchanged = paragraphs.toSpliced(
      index,
      2,
      paragraphs[index + 1] ?? '',
      paragraphs[index] ?? '',
    );
    const others = new Map([
      [at, at + 1],
      [at + 1, at],
    ]);
    return {
      paragraphs: renumber(exchanged, article, (number) => others.get(number) ?? number, numbers),
      expected: { ...nothing, moved: 1 },
    };
  },
  'a reference redirected': (paragraphs, random) => {
    const targets = paragraphs.flatMap((text) => numbered.exec(text)?.[0] ?? []);
    const places = paragraphs.flatMap((text, index) => {
      const found = /[a-z] Section (\d{1,2}\.\d{1,2})(?![\d(.]|\.\d)/.exec(text);
      return found?.[1] !== undefined && targets.includes(found[1])
        ? [{ index, from: found[1] }]
        : [];
    });
    const place = pick(places, random);
    const to = pick(
      targets.filter((target) => target !== place?.from),
      random,
    );
    if (place === undefined || to === undefined) return undefined;
    const text = paragraphs[place.index] ?? '';
    const changed = text.replace(`Section ${place.from}`, `Section ${to}`);
    return {
      paragraphs: paragraphs.toSpliced(place.index, 1, changed),
      expected: { ...nothing, changed: 1 },
    };
  },
  'a party renamed': (paragraphs) => {
    const found = /\((?:the )?["“]([A-Z][a-z]{4,})["”]\)/.exec(paragraphs.slice(0, 30).join(' '));
    const name = found?.[1];
    if (name === undefined) return undefined;
    const word = new RegExp(`\\b${name}\\b`, 'g');
    const changed = paragraphs.filter((text) => text.search(word) >= 0).length;
    return {
      paragraphs: paragraphs.map((text) => text.replace(word, 'Wolframite')),
      expected: { ...nothing, changed },
    };
  },
};

interface Sibling {
  readonly index: number;
  readonly article: string;
  /** All numbers of the article. */
  readonly numbers: ReadonlySet<number>;
  readonly at: number;
}

/** A numbered paragraph that the next number follows at once, of an article that the contract has once. */
function pickSibling(paragraphs: readonly string[], random: () => number): Sibling | undefined {
  const read = (index: number) => {
    const [, article, number] = numbered.exec(paragraphs[index] ?? '') ?? [];
    return article === undefined ? undefined : { article, number: Number(number) };
  };
  const counts = new Map<string, number>();
  for (const index of paragraphs.keys()) {
    const own = read(index);
    if (own !== undefined) {
      const key = `${own.article}.${own.number}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const candidates = [...paragraphs.keys()].flatMap((index): Sibling[] => {
    const [own, next] = [read(index), read(index + 1)];
    if (own === undefined || next?.article !== own.article || next.number !== own.number + 1)
      return [];
    const keys = [...counts.keys()].filter((key) => key.startsWith(`${own.article}.`));
    if (keys.some((key) => counts.get(key) !== 1)) return [];
    if ([index, index + 1].some((at) => (paragraphs[at] ?? '').split(' ').length < 15)) return [];
    const numbers = new Set(keys.map((key) => Number(key.split('.')[1])));
    return [{ index, article: own.article, numbers, at: own.number }];
  });
  return pick(candidates, random);
}

/** The numbers of an article's clauses and of all references to them, as a word processor brings them up to date. */
function renumber(
  paragraphs: readonly string[],
  article: string,
  next: (number: number) => number,
  numbers: ReadonlySet<number>,
): readonly string[] {
  const own = new RegExp(`(?<![\\d.$,])${article}\\.(\\d{1,2})(?!\\d|%|,\\d|\\.\\d)`, 'g');
  return paragraphs.map((text) =>
    numbered.test(text) || /\b(?:section|clause|article|paragraph)/i.test(text)
      ? text.replace(own, (all, number: string) =>
          numbers.has(Number(number)) ? `${article}.${next(Number(number))}` : all,
        )
      : text,
  );
}

function isNamed(text: string, article: string, number: number): boolean {
  return new RegExp(`(?<![\\d.])${article}\\.${number}(?!\\d)`).test(text);
}
