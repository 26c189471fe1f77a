import { getFirstLabel, type HeadToken } from '@clauselight/engine/research';
import type { Contract } from '@clauselight/research-data';

const longestDate = 8;
const blankLine = '\n';

/** What each token of the opening and the end is, by the texts that the annotators marked in the contract. */
export function labelTokens(contract: Contract, tokens: readonly HeadToken[]): readonly number[] {
  const { text } = contract.sourceText;
  const labels = tokens.map(() => 0);
  const headEnd = tokens.findLast(({ isTail }) => !isTail)?.end ?? 0;
  const mark = (start: number, length: number, first: number) =>
    markSpan({ tokens, labels }, { start, end: start + length, first });
  for (const name of contract.spans.get('Document Name') ?? []) {
    for (const start of listPlaces(text, name, headEnd).slice(0, 1)) {
      mark(start, name.length, getFirstLabel('title'));
    }
  }
  for (const party of listLongestFirst(contract.spans.get('Parties') ?? [])) {
    for (const start of choosePlaces(text, party, headEnd)) {
      mark(start, party.length, getFirstLabel('party'));
    }
  }
  for (const { date, kind } of listDates(contract)) {
    const places = listPlaces(text, date, headEnd);
    const tail = tokens.find(({ isTail }) => isTail)?.start ?? text.length;
    const chosen = places.length > 0 ? places : listPlaces(text, date, text.length, tail);
    for (const start of chosen) mark(start, date.length, getFirstLabel(kind));
  }
  return labels;
}

interface Marked {
  readonly tokens: readonly HeadToken[];
  readonly labels: number[];
}

function markSpan(
  { tokens, labels }: Marked,
  span: { readonly start: number; readonly end: number; readonly first: number },
): void {
  const places = tokens.flatMap(({ start, end, word }, index) =>
    start < span.end && end > span.start && word !== blankLine ? [index] : [],
  );
  if (places.some((place) => labels[place] !== 0)) return;
  places.forEach((place, index) => {
    labels[place] = index === 0 ? span.first : span.first + 1;
  });
}

/** Where whole words of a text stand. */
function listPlaces(text: string, words: string, end: number, start = 0): readonly number[] {
  const places: number[] = [];
  let place = text.indexOf(words, start);
  while (place >= 0 && place + words.length <= end) {
    const around = `${text[place - 1] ?? ' '}${text[place + words.length] ?? ' '}`;
    if (!/[A-Za-z0-9]/.test(around)) places.push(place);
    place = text.indexOf(words, place + 1);
  }
  return places;
}

/** Of a party's name every place; of a word such as "Company" where it is introduced in quotation marks, else the first. */
function choosePlaces(text: string, party: string, end: number): readonly number[] {
  const places = listPlaces(text, party, end);
  const quoted = places.filter((place) => /["“'‘]/.test(text[place - 1] ?? ''));
  if (quoted.length > 0) return quoted;
  const isName = /\s/.test(party) && /[A-Z]/.test(party);
  return isName ? places : places.slice(0, 1);
}

interface MarkedDate {
  readonly date: string;
  readonly kind: 'agreed' | 'effective' | 'agreed-and-effective';
}

function listDates({ spans }: Contract): readonly MarkedDate[] {
  const listShort = (category: string) =>
    (spans.get(category) ?? []).filter((words) => words.split(/\s+/).length <= longestDate);
  const agreed = new Set(listShort('Agreement Date'));
  const effective = new Set(listShort('Effective Date'));
  return listLongestFirst([...new Set([...agreed, ...effective])]).map((date) => {
    const isBoth = agreed.has(date) && effective.has(date);
    if (isBoth) return { date, kind: 'agreed-and-effective' };
    return { date, kind: agreed.has(date) ? 'agreed' : 'effective' };
  });
}

function listLongestFirst(texts: readonly string[]): readonly string[] {
  return texts.toSorted((a, b) => b.length - a.length);
}
