import { actor, tidyActor } from './acting-party.ts';

const ends = new RegExp(
  `\\b${actor},? (?:hereto )?(?:may|can|shall have the right to|has the right to|shall be entitled to|is entitled to|must|shall)\\b[^.;]{0,120}?\\b(?:terminat\\w+|cancel\\w*|end|withdraw|resign|give)\\b`,
  'g',
);
const endedBy = new RegExp(`\\b(?:terminated|cancell?ed|ended) (?:at any time )?by ${actor}`, 'g');

/** Finds who may end an agreement by the notice that starts at a position of a sentence. */
export function findTerminator(text: string, at: number): string | undefined {
  const before = text.slice(Math.max(0, at - 300), at);
  const last = [...before.matchAll(ends), ...before.matchAll(endedBy)].sort(
    (a, b) => a.index - b.index,
  );
  const by = last.at(-1)?.[1];
  return by === undefined ? undefined : tidyActor(by);
}
