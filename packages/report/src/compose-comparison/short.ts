import { describeMaterialChange, listUnreportedChanges, nameTopics } from '@clauselight/core';
import { type Comparison, isDuty, type MaterialChange } from '@clauselight/schema';
import { createList, createSection } from '../compose/blocks.ts';
import { formatCount, formatNumber, joinWords, lowerFirst } from '../compose/formats.ts';
import type { RichText, Section } from '../content.ts';
import { describeScores } from './cover.ts';
import { formatEffect } from './describe-position.ts';

/** How many risks and terms the short summary names. */
const most = 5;

/** The changes on half a page. */
export function composeShort(comparison: Comparison): readonly Section[] {
  const { counts, risks, terms } = comparison;
  const telling = risks.filter(({ kind }) => kind !== 'same');
  const facts = terms.filter((term) => !isDuty(term));
  const items: readonly RichText[] = [
    describeScoreChange(comparison),
    describePassageCounts(counts),
    ...telling
      .slice(0, most)
      .map(
        ({ title, description, scoreEffect }): RichText => [
          { text: `${title}: `, look: 'strong' },
          { text: `${removeTitle(description, title)} (${formatEffect(scoreEffect)})` },
        ],
      ),
    ...facts.slice(0, most).map(({ description }) => description),
    ...listMaterial(listUnreportedChanges(comparison)),
  ];
  return createSection('What changed, in short', createList(items));
}

/** The first of them with their words, and how many more there are. */
function listMaterial(changes: readonly MaterialChange[]): readonly RichText[] {
  const more = changes.length - most;
  return [
    ...changes
      .slice(0, most)
      .map(
        (change): RichText => [
          { text: `${nameTopics(change.topics)}: `, look: 'strong' },
          { text: `${describeMaterialChange(change)}.` },
        ],
      ),
    ...(more > 0
      ? [`${formatCount(more, 'more change')} about money, time, or ending: see the risks.`]
      : []),
  ];
}

function describeScoreChange(comparison: Comparison): string {
  const label = lowerFirst(comparison.after.scoreLabel);
  const scores = describeScores(comparison);
  if (scores === undefined || comparison.scoreChange === undefined) {
    return 'A version was not judged, so the scores cannot be compared.';
  }
  const material = comparison.materialChanges.length;
  if (comparison.scoreChange === 0) {
    const but =
      material === 0
        ? ''
        : `, but ${formatCount(material, 'changed sentence')} ${material === 1 ? 'concerns' : 'concern'} money, time, or ending`;
    return `The ${label} score is the same in both versions${but}.`;
  }
  const verb = comparison.scoreChange > 0 ? 'rose' : 'fell';
  return `The ${label} score ${verb} ${scores}.`;
}

function describePassageCounts(counts: Comparison['counts']): string {
  const { changed, added, removed, moved, renumbered, insertedWords, deletedWords } = counts;
  const parts = [
    changed > 0 && `${changed} changed`,
    added > 0 && `${added} added`,
    removed > 0 && `${removed} removed`,
    moved > 0 && `${moved} moved`,
    renumbered > 0 && `${renumbered} renumbered`,
  ];
  const said = joinWords(parts);
  if (said === '') return 'No passage differs.';
  const words = `${formatCount(insertedWords, 'word')} put in, ${formatNumber(deletedWords)} taken out`;
  return `Passages: ${said}; ${words}.`;
}

/** Removes the title from a description that is shown beside it: `New: Automatic renewal. The passage was added.` */
function removeTitle(description: string, title: string): string {
  return description.replace(`: ${title}.`, '.');
}
