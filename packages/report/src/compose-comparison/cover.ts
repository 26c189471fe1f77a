import { formatScore, formatShare, notJudgedTitle } from '@clauselight/core';
import { type ComparedDocument, type Comparison, leastVersionLikeness } from '@clauselight/schema';
import { createFact } from '../compose/blocks.ts';
import { formatDay } from '../compose/formats.ts';
import type { Cover, CoverScore } from '../content.ts';
import { formatEffect } from './describe-position.ts';

/** The first page: both versions and their scores. */
export function composeCover(comparison: Comparison): Cover {
  const { before, after, likeness } = comparison;
  return {
    kicker: 'Comparison of two versions',
    title: after.title ?? after.filename,
    scores: [composeScore(before, 'Earlier version'), composeScore(after, 'Later version')],
    facts: [
      ...createFact(
        'Change of the score',
        comparison.scoreChange === undefined
          ? notJudgedTitle
          : formatEffect(comparison.scoreChange),
      ),
      ...createFact('Earlier version', describeFile(before)),
      ...createFact('Later version', describeFile(after)),
      ...createFact('Kind of document', nameKinds(comparison)),
      ...createFact('Read for', after.side ?? 'No side taken'),
      ...createFact('Words that both have', formatShare(likeness)),
    ],
    notes: listWarnings(comparison),
  };
}

/** Reasons why the comparison may be unreliable. */
function listWarnings({ before, after, likeness }: Comparison): readonly string[] {
  const isIncomplete = before.isIncomplete || after.isIncomplete;
  const notes = [
    likeness < leastVersionLikeness &&
      'The two documents have few words in common: they may not be versions of one document.',
    isIncomplete &&
      'The analysis of a version is incomplete: a risk or term that one version lacks may only not have been looked for there. Analyze that document again.',
    (before.score === undefined || after.score === undefined) &&
      'A version was not judged: its risks and its score are unknown, not low.',
    before.score !== undefined &&
      after.score !== undefined &&
      before.scoreLabel !== after.scoreLabel &&
      'The scores measure different things, since the documents are of different kinds: the change between them says little.',
    before.engineVersion !== after.engineVersion &&
      'The versions were analyzed by different versions of the engine: a change may come from there. Analyze both again to be sure.',
  ];
  return notes.filter((note) => note !== false);
}

function composeScore(document: ComparedDocument, title: string): CoverScore {
  const { scoreLabel: label, score: value, level, isIncomplete } = document;
  if (value === undefined || level === undefined) {
    return { title, label: 'Score', insteadOf: notJudgedTitle };
  }
  return isIncomplete ? { title, label, insteadOf: 'Incomplete' } : { title, label, value, level };
}

function describeFile({ filename, analyzedAt }: ComparedDocument): string {
  return `${filename}\nanalyzed ${formatDay(analyzedAt)}`;
}

function nameKinds({ before, after }: Comparison): string {
  const [b, a] = [before.kindLabel, after.kindLabel];
  return b === a ? a : `${b}, now ${a}`;
}

/** `from 5.9 to 6.3, by +0.4`; nothing if a version was not judged. */
export function describeScores({ before, after, scoreChange }: Comparison): string | undefined {
  if (before.score === undefined || after.score === undefined || scoreChange === undefined) {
    return undefined;
  }
  return `from ${formatScore(before.score)} to ${formatScore(after.score)}, by ${formatEffect(scoreChange)}`;
}
