import { isSameName, squash } from './names.ts';

/** A party as the annotators or the engine name it. */
export interface NamedParty {
  readonly name: string;
  readonly aliases: readonly string[];
}

export interface PartyComparison {
  /** Parties the annotators list by a name of their own. */
  readonly annotated: readonly NamedParty[];
  /** Parties of the engine that count: all but those whose name is only an alias or a group in the answer. */
  readonly predicted: readonly NamedParty[];
  /** Annotated parties that a predicted one names. */
  readonly found: readonly NamedParty[];
  /** Counted predicted parties that name no annotated one. */
  readonly wrong: readonly NamedParty[];
}

/** Compares one contract's predicted parties with the annotators' answer; the README of this folder says how. */
export function compareParties(answer: string, parties: readonly NamedParty[]): PartyComparison {
  const { annotated, others } = parsePartyAnswer(answer);
  const matches = (party: NamedParty, expected: NamedParty) =>
    [party.name, ...party.aliases].some((name) => isNamed(squash(name), expected.name));
  const predicted = parties.filter(
    (party) =>
      annotated.some((expected) => matches(party, expected)) || !others.has(squash(party.name)),
  );
  return {
    annotated,
    predicted,
    found: annotated.filter((expected) => predicted.some((party) => matches(party, expected))),
    wrong: predicted.filter((party) => !annotated.some((expected) => matches(party, expected))),
  };
}

const shortestPart = 5;

/** Whether a squashed name is the expected one, or one of several that it joins. */
function isNamed(name: string, expected: string): boolean {
  if (isSameName(name, squash(expected))) return true;
  const parts = splitNames(expected);
  return (
    parts.length > 1 && parts.some((part) => part.length >= shortestPart && isSameName(name, part))
  );
}

export interface PartyAnswer {
  readonly annotated: readonly NamedParty[];
  /** Squashed aliases and names of groups: neither asked for nor wrong. */
  readonly others: ReadonlySet<string>;
}

/** Reads an answer such as `Acme, Inc. ("Acme"); Jane Roe; Acme and Jane Roe (the "Parties")`. */
export function parsePartyAnswer(answer: string): PartyAnswer {
  const items = answer
    .replace(/[“”″]|''|(?<=\()'/g, '"')
    .split(/[;\n]/)
    .map(parseItem);
  const aliases = items.flatMap((item) => item.aliases);
  const known = new Set([...aliases, ...items.map(({ name }) => name)].map(squash));
  const named = items.filter(({ name }) => squash(name).length >= 3);
  const annotated = named.filter(
    (item, index) =>
      !isGroup(item.name, known) &&
      named.findIndex(({ name }) => squash(name) === squash(item.name)) === index,
  );
  const groups = named.filter((item) => !annotated.includes(item)).map(({ name }) => name);
  return { annotated, others: new Set([...aliases, ...groups].map(squash)) };
}

const otherName =
  /,?\s*\b(?:d\/?b\/?a|f\/k\/a|doing business as|operating (?:with|under)|formerly known as)\b.*$/i;
const belongsToName = /^\s*\(?\s*(?:the\s|a\s)?\s*"/;

/** A parenthesis without a quoted word is part of the name: `Galen (Chemicals) Limited`. */
function parseItem(item: string): NamedParty {
  const words = item.replace(/\s+/g, ' ').trim();
  const quote = words.indexOf('"');
  const head = quote < 0 ? words : words.slice(0, quote);
  const open = head.lastIndexOf('(');
  const isOpen = quote >= 0 && open > 0 && !head.slice(open).includes(')');
  const name = belongsToName.test(words) ? '' : isOpen ? head.slice(0, open) : head;
  const aliases = [...words.matchAll(/"([^"]+)"?/g)].map((match) => match[1] ?? '');
  return { name: name.replace(otherName, '').replace(/^\(/, '').trim(), aliases };
}

const groupStart =
  /^\(?(?:each|all|any|both|individually|collectively|together|jointly|hereinafter|either)\b/i;
const groupEnd = /,?\s*\b(?:each|shall|may|are|individually|collectively)\b.*$/i;

/** Whether words only put together parties that other items name. */
function isGroup(name: string, known: ReadonlySet<string>): boolean {
  if (groupStart.test(name)) return true;
  const own = squash(name);
  const others = [...known].filter((other) => other !== own && other.length >= 2);
  const parts = splitNames(name.replace(groupEnd, ''));
  return (
    parts.length > 1 &&
    parts.every((part) =>
      others.some((other) => other === part || (part.length > 3 && other.startsWith(part))),
    )
  );
}

/** The squashed names that words such as `Jane Roe, Acme, Inc. and John Doe` join. */
function splitNames(words: string): readonly string[] {
  return words
    .split(
      /\s*,\s*(?!(?:inc|llc|l\.l\.c|ltd|l\.p|corp|n\.a)\b)|\s+(?:and|or)\s+(?:the\s+)?|\btogether ?with\b/i,
    )
    .map((part) => squash(part.replace(/^(?:and|the)\s+/i, '')))
    .filter((part) => part !== '');
}
