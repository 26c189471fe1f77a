import { type RequestGroup, type RequestRank, requestRanks } from '@clauselight/core';
import type { Clause } from '@clauselight/schema';
import { describePlace } from './place.ts';

interface RequestWords {
  rankNames: Readonly<Record<RequestRank, string>>;
  clauses: readonly Clause[];
  /** What a clause is called before its number; absent where places have no names. */
  placeNoun: string | undefined;
}

/** The requests as plain text, to be pasted into a letter or a list: numbered, by rank, each with its places. */
export function writeRequests(groups: readonly RequestGroup[], words: RequestWords): string {
  return requestRanks
    .flatMap((rank) => {
      const own = groups.filter((group) => group.rank === rank);
      if (own.length === 0) return [];
      const lines = own.map(
        (group) => `${groups.indexOf(group) + 1}. ${writeRequest(group, words)}`,
      );
      return [[words.rankNames[rank], ...lines].join('\n')];
    })
    .join('\n\n');
}

function writeRequest({ recommendations }: RequestGroup, { clauses, placeNoun }: RequestWords) {
  const [{ title, text }] = recommendations;
  const places = recommendations.flatMap(({ evidence, clause }) =>
    evidence === undefined || placeNoun === undefined
      ? []
      : (describePlace(evidence, { clauses, reference: clause, noun: placeNoun }) ?? []),
  );
  const where = places.length === 0 ? '' : ` (${[...new Set(places)].join('; ')})`;
  return `${title}${where}: ${text}`;
}
