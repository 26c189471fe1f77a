import type { ChangeTopic, Comparison, MaterialChange, TermChange } from '@clauselight/schema';
import { overlaps } from '../spans.ts';
import { capitalize, joinWords } from '../words.ts';

/** Above the changed sentences that concern money, time, or the end of the document. */
export const materialChangesTitle = 'Changes about money, time, or ending';

/** Why such sentences are listed beside risks and terms. */
export const materialChangesNote =
  'These words changed. No check says which side they help: read them.';

const topicNames = {
  money: 'money',
  time: 'time',
  exit: 'end or renewal',
} as const satisfies Record<ChangeTopic, string>;

/**
 * What a changed sentence concerns: `Money and time`.
 *
 * @param topics - The topics of one change.
 * @returns Their names, joined.
 */
export function nameTopics(topics: readonly ChangeTopic[]): string {
  return capitalize(joinWords(topics.map((topic) => topicNames[topic])));
}

/**
 * What happened to the words: `“30 days” became “60 days”`, `Added: “…”`, `Removed: “…”`.
 *
 * @param change - The words before and after; one of them is absent for words that were added or removed.
 * @returns The change in words.
 */
export function describeMaterialChange({
  before,
  after,
}: Pick<MaterialChange, 'before' | 'after'>): string {
  const [earlier, later] = [before, after].map(
    (evidence) => evidence && `“${evidence.quote.replace(/\s+/g, ' ')}”`,
  );
  if (earlier === undefined) return `Added: ${later ?? ''}`;
  if (later === undefined) return `Removed: ${earlier}`;
  return `${earlier} became ${later}`;
}

/**
 * The material changes that no changed term reports.
 *
 * @param comparison - Material changes and changed terms.
 * @returns Those without a changed term, in their order.
 */
export function listUnreportedChanges({
  materialChanges,
  terms,
}: Pick<Comparison, 'materialChanges' | 'terms'>): readonly MaterialChange[] {
  return materialChanges.filter((change) => !terms.some((term) => isReported(change, term)));
}

function isReported(change: MaterialChange, term: TermChange): boolean {
  return (['before', 'after'] as const).some((version) => {
    const [words, evidence] = [change[version], term[version]?.evidence];
    return words !== undefined && evidence !== undefined && overlaps(words, evidence);
  });
}
