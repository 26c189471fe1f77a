import type { ClauseSubject, ClauseSubjects } from '../clause-subject.ts';
import { generalSubjects } from './general.ts';
import { liabilitySubjects } from './liability.ts';
import { moneySubjects } from './money.ts';
import { peopleSubjects } from './people.ts';
import { performanceSubjects } from './performance.ts';
import { restrictionSubjects } from './restrictions.ts';
import { rightsSubjects } from './rights-and-data.ts';
import { termSubjects } from './term-and-exit.ts';

/** Every clause that is looked for, by its id. */
export const clauseSubjects: ClauseSubjects = {
  ...moneySubjects,
  ...performanceSubjects,
  ...termSubjects,
  ...liabilitySubjects,
  ...rightsSubjects,
  ...restrictionSubjects,
  ...peopleSubjects,
  ...generalSubjects,
};

/** The clauses with their ids, in the order of the catalogue. */
export const listedSubjects: readonly (ClauseSubject & { readonly id: string })[] = Object.entries(
  clauseSubjects,
).map(([id, subject]) => ({ id, ...subject }));
