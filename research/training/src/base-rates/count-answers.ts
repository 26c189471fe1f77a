import type { UsualAnswers } from '@clauselight/schema';
import type { AnnotatedNda } from '../nda/read-ndas.ts';

/** Counts what annotated non-disclosure agreements answer to each of the standard questions. */
export function countAnswers(
  agreements: readonly AnnotatedNda[],
): Readonly<Record<string, UsualAnswers>> {
  const ids = [...new Set(agreements.flatMap(({ answers }) => [...answers.keys()]))];
  const count = (id: string, label: string) =>
    agreements.filter(({ answers }) => answers.get(id)?.label === label).length;
  return Object.fromEntries(
    ids.map((id) => [
      id,
      {
        said: count(id, 'entailed'),
        denied: count(id, 'contradicted'),
        total: agreements.filter(({ answers }) => answers.has(id)).length,
      },
    ]),
  );
}
