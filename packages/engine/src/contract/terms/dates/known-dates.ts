import type { DateOrder } from '../../../text/values/date-order.ts';
import type { ComputedDate } from './computed-date.ts';
import { type DatedText, findMentionEvidence, getAfter, getBefore } from './dated-text.ts';

/** The dates that other dates are counted from. */
export interface KnownDates {
  readonly order: DateOrder | undefined;
  readonly agreement: ComputedDate | undefined;
  readonly effective: ComputedDate | undefined;
  /** Whether the document defines an effective date that is unknown, because it depends on an event or is blank. */
  readonly isEffectiveOpen: boolean;
  /** Dates that the document names, by that name in lower case: `launch date`. */
  readonly named: ReadonlyMap<string, ComputedDate>;
}

const nameAfter =
  /^[^.;()\d]{0,40}\((?:the |herein\w* )?["'](?:the )?([a-z][\w -]{2,40} date)["']/i;
const nameBefore =
  /["']([a-z][\w -]{2,40} date)["'](?:,| of [\w ]{1,30})?(?: ?[:-]| (?:means|shall mean|shall be|is)):? (?:on )?(?:the )?$/i;
const labelBefore = /(?:^|[.;] )((?:[A-Z][\w-]* ){1,4}Date) ?:? $/;

/** Finds the name that the words around a date give it, such as `Launch Date`. */
export function findDateName(before: string, after: string): string | undefined {
  const match = nameAfter.exec(after) ?? nameBefore.exec(before) ?? labelBefore.exec(before);
  return match?.[1];
}

/** Lists the dates that the document names, in lower case. The first date counts when a name is defined twice. */
export function listNamedDates(dated: DatedText): ReadonlyMap<string, ComputedDate> {
  const named = new Map<string, ComputedDate>();
  for (const mention of dated.mentions) {
    const name = findDateName(getBefore(dated, mention, 110), getAfter(dated, mention, 100));
    const key = name?.toLowerCase();
    const evidence = key === undefined ? undefined : findMentionEvidence(dated, mention);
    if (key === undefined || mention.date === undefined || evidence === undefined) continue;
    if (!named.has(key)) named.set(key, { date: mention.date, evidence });
  }
  return named;
}

const effectiveDefinition =
  /\((?:[^()]{0,60}\b)?(?:the )?["'](?:the )?(?:effective|commencement) date["']|["'](?:effective|commencement) date["'],? (?:of [\w ]{1,30} )?(?:means|shall mean|shall be|has|is)/i;

/** Tells whether the document defines an effective or commencement date. */
export function hasEffectiveDefinition({ passage }: DatedText): boolean {
  return effectiveDefinition.test(passage.text);
}
