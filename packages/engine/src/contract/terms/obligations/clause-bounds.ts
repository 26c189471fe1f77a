const joint =
  /[;:] (?=[^;:]*$)|\. (?=[A-Z][^.]*$)|, (?=provided,? (?:however|further|that)\b[^;:]*$)/;
const conjunction = /,? (?:and|but|or|provided,? (?:however,? )?(?:further,? )?that|that) /gi;

/**
 * Finds the start of the clause of a verb of duty, including a leading condition. `floor` is the end of the previous
 * verb of duty in the sentence, if there is one.
 */
export function findClauseStart(
  words: string,
  subjectFrom: number,
  floor: number | undefined,
): number {
  const from = floor ?? 0;
  const stretch = words.slice(from, subjectFrom);
  const found = joint.exec(stretch);
  if (found !== null) return from + found.index + found[0].length;
  if (floor === undefined) return 0;
  const last = [...stretch.matchAll(conjunction)].at(-1);
  if (last === undefined) return subjectFrom;
  return from + last.index + (last[0].startsWith(',') ? 2 : 1);
}

interface NextVerb {
  readonly verb: { readonly from: number };
  readonly clauseFrom: number;
  readonly subject: unknown;
  readonly passive: unknown;
}

const proviso =
  /[;,] (?:provided,? (?:however|further|that)|(?:and )?in (?:no event|the event)[^;]{0,80}\b(?:shall|will)|except that|it being understood)/i;

/**
 * Finds the end of the clause of a verb of duty: at the next verb's clause when that has its own subject, before a
 * clause with another subject, at a proviso, or at the end of the sentence.
 */
export function findClauseEnd(words: string, start: number, next: NextVerb | undefined): number {
  const isClause =
    next !== undefined &&
    (next.subject !== undefined || next.passive !== undefined) &&
    next.clauseFrom > start;
  const limit = isClause ? next.clauseFrom : words.length;
  const ends = [proviso.exec(words.slice(start, limit))?.index];
  if (next !== undefined && !isClause) {
    ends.push(findForeignClause(words.slice(start, next.verb.from)));
  }
  return Math.min(limit, ...ends.map((end) => (end === undefined ? limit : start + end)));
}

const foreignStart =
  /; (?=[^;]*$)|, (?:and|but) (?=[^,;]{1,70}$|(?:any|all|the|such|no|each|this|these) [^;]{1,120}$)/g;
const isOpen = /\b(?:that|which|who|whom|as|if|when|where|unless|to)\b/i;

/** Finds where a clause with another subject starts before the next verb: `; the fees` or `, and all orders`. */
function findForeignClause(stretch: string): number | undefined {
  const start = [...stretch.matchAll(foreignStart)].at(-1);
  if (start === undefined || isOpen.test(stretch.slice(start.index + 2))) return undefined;
  return start.index;
}
