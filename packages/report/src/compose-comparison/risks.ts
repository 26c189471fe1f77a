import { getSeverityNames } from '@clauselight/core';
import {
  type Comparison,
  getDocumentFamily,
  type RiskChange,
  type Severity,
} from '@clauselight/schema';
import { createGroup, createParagraph, createSection } from '../compose/blocks.ts';
import { joinWords } from '../compose/formats.ts';
import type { Block, Section } from '../content.ts';
import { formatEffect, formatPosition } from './describe-position.ts';
import { composeMaterialChanges } from './material-changes.ts';

type SeverityNames = Readonly<Record<Severity, string>>;

/**
 * Every risk that is new, gone or changed, its effect on the score, and its evidence in both versions; and the changed
 * sentences that a risk may follow from.
 */
export function composeRisks(comparison: Comparison): readonly Section[] {
  const { risks, after, passages, materialChanges } = comparison;
  const family = getDocumentFamily(after.documentKind);
  const names = getSeverityNames(family);
  const listItems = (...kinds: readonly RiskChange['kind'][]) =>
    risks
      .filter(({ kind }) => kinds.includes(kind))
      .map((risk) => composeItem(risk, names, passages));
  const same = risks.filter(({ kind }) => kind === 'same').length;
  const noun = family === 'contract' ? 'Risks' : 'Points';
  const isChanged = same < risks.length;
  return createSection(noun, [
    ...createGroup('New or raised', listItems('new', 'raised')),
    ...createGroup('Gone or lowered', listItems('gone', 'lowered')),
    ...createParagraph(isChanged ? '' : 'None is new, gone or weighs otherwise.'),
    ...(same === 0 ? [] : [{ kind: 'note' as const, words: describeSame(same, isChanged) }]),
    ...composeMaterialChanges(materialChanges, passages),
  ]);
}

function describeSame(count: number, hasOthers: boolean): string {
  if (count === 1) return hasOthers ? 'One other is as it was.' : 'The one there is, is as it was.';
  return hasOthers ? `${count} others are as they were.` : `All ${count} are as they were.`;
}

function composeItem(
  risk: RiskChange,
  names: SeverityNames,
  passages: Comparison['passages'],
): Block {
  const severity = risk.severityAfter ?? risk.severityBefore;
  return {
    kind: 'item',
    title: risk.title,
    ...(severity !== undefined && { severity: { value: severity, name: names[severity] } }),
    badge: formatEffect(risk.scoreEffect),
    blocks: [
      { kind: 'paragraph', words: risk.description },
      ...composeQuotes(risk, 'before', passages),
      ...composeQuotes(risk, 'after', passages),
      { kind: 'note', words: `Rule ${risk.ruleId}` },
    ],
  };
}

/** The evidence of one version. The earlier quotes are left out if the later ones are equal. */
function composeQuotes(
  risk: RiskChange,
  version: 'before' | 'after',
  passages: Comparison['passages'],
): readonly Block[] {
  const isBefore = version === 'before';
  const later = new Set(risk.evidenceAfter.map(({ quote }) => quote));
  const evidence = isBefore
    ? risk.evidenceBefore.filter(({ quote }) => !later.has(quote))
    : risk.evidenceAfter;
  const clause = isBefore ? risk.clauseBefore : risk.clauseAfter;
  return evidence.map(({ start, quote }): Block => {
    const passage = passages.find((one) => {
      const place = one[version];
      return place !== undefined && place.start <= start && start < place.end;
    });
    const place = joinWords([
      isBefore ? 'Earlier version' : 'Later version',
      formatPosition({ clause, page: passage?.[version]?.page }),
    ]);
    return { kind: 'quote', words: quote, place };
  });
}
