import {
  categoryNames,
  checkOutcomeNotes,
  describeChecks,
  describeUsual,
  groupByReason,
  nameCheck,
  nameCheckOutcome,
  usualNote,
} from '@clauselight/core';
import { type Check, type CheckOutcome, riskCategorySchema } from '@clauselight/schema';
import type { Block, Fact, Section } from '../content.ts';
import { shorten } from '../printable.ts';
import { createFacts, createGroup, createList, createSection } from './blocks.ts';
import { joinWords } from './formats.ts';
import type { ReportContext } from './report-context.ts';

const quoteLength = 200;

/** What the document deals with without a recognized risk, what is not in it, and what was not checked and why. */
export function composeChecks({
  analysis,
  places,
  isShort = false,
}: ReportContext): readonly Section[] {
  const { checks } = analysis;
  if (checks.length === 0) return [];
  const by = (outcome: CheckOutcome) => checks.filter((check) => check.outcome === outcome);
  const [present, absent, skipped] = [by('present'), by('not-found'), by('not-checked')];
  return createSection('What was checked', [
    { kind: 'paragraph', words: describeChecks(checks) },
    ...(checks.some(({ usual }) => usual !== undefined)
      ? [{ kind: 'note' as const, words: usualNote }]
      : []),
    ...composeGroup(present, [
      { kind: 'note', words: checkOutcomeNotes.present },
      ...createFacts(
        isShort ? listByCategory(present) : present.map((check) => quoteCheck(check, places)),
      ),
    ]),
    ...composeGroup(absent, [
      { kind: 'note', words: checkOutcomeNotes['not-found'] },
      ...createFacts(listByCategory(absent)),
      ...createList(
        absent.flatMap((check) =>
          describeUsual(check.usual).map((sentence) => `${nameCheck(check)}. ${sentence}`),
        ),
      ),
    ]),
    ...composeGroup(
      skipped,
      groupByReason(skipped).flatMap(({ reason, checks: own }): readonly Block[] => [
        { kind: 'note', words: reason },
        { kind: 'paragraph', words: own.map(nameCheck).join('; ') },
      ]),
    ),
  ]);
}

/** Checks of one outcome. */
function composeGroup(checks: readonly Check[], blocks: readonly Block[]): readonly Block[] {
  const [first] = checks;
  if (first === undefined) return [];
  return createGroup(`${nameCheckOutcome(first)} (${checks.length})`, blocks);
}

function quoteCheck(check: Check, places: ReportContext['places']): Fact {
  const [passage] = check.evidence;
  const place = passage && places.find(passage, check.clause);
  return {
    label: nameCheck(check),
    words: joinWords([categoryNames[check.category], ...describeUsual(check.usual)], '\n'),
    ...(passage && { quote: shorten(passage.quote, quoteLength) }),
    ...(place !== undefined && { place }),
  };
}

function listByCategory(checks: readonly Check[]): readonly Fact[] {
  return riskCategorySchema.options.flatMap((category) => {
    const names = checks.filter((check) => check.category === category).map(nameCheck);
    return names.length === 0 ? [] : [{ label: categoryNames[category], words: names.join('; ') }];
  });
}
