import { capitalize } from '@clauselight/core';
import type { Renewal, TermValue } from '@clauselight/schema';
import { findEvidence } from '../../../text/passage.ts';
import { formatDuration } from '../../../text/values/durations.ts';
import { describeChoice, isOfAutomatic } from '../../renewal-choice.ts';
import type { DraftTerm } from '../draft-term.ts';
import type { FoundRenewal } from './renewal-term.ts';

/** Creates the term that states how the agreement is renewed, and for how long. */
export function createRenewalTerm(
  source: string,
  found: FoundRenewal | undefined,
): readonly DraftTerm[] {
  if (found === undefined) return [];
  const { sentence, stated, length } = found;
  const words = findEvidence(source, sentence.passage, stated);
  const evidence = length ? findEvidence(source, length.sentence.passage, length.mention) : words;
  if (words === undefined || evidence === undefined) return [];
  const { mode, by } = stated;
  const renewal: Renewal = { mode, ...(by !== undefined && { by }), evidence: words };
  const display = joinParts([nameMode(renewal), describeLength(found)]);
  const value = length?.mention.value;
  const normalized: TermValue =
    value?.kind === 'length'
      ? value.duration
      : { kind: 'text', text: value?.kind === 'open' ? value.text : display };
  return [
    { type: 'renewal-term', label: 'Renewal term', display, value: normalized, evidence, renewal },
  ];
}

function nameMode({ mode, by, evidence }: Renewal): string {
  switch (mode) {
    case 'automatic':
      return 'Automatic';
    case 'option':
      return capitalize(describeChoice(by));
    case 'agreement':
      return 'By agreement only';
    case 'none':
      return isOfAutomatic(evidence.quote) ? 'No automatic renewal' : 'No renewal';
    case 'unclear':
      return 'Not clear how';
  }
}

const severalTimes =
  /\b(?:success\w+|consecutive|each|every|annual\w*|yearly|monthly|year[- ]to|month[- ]to|periods|terms|renewals|years thereafter)\b/i;

/** `12 months at a time` when it may happen more than once. */
function describeLength({ stated, length }: FoundRenewal): string | undefined {
  const value = length?.mention.value;
  if (value === undefined || value.kind === 'date' || stated.mode === 'none') return undefined;
  if (value.kind !== 'length') return value.text.replace(/^Perpetual, /, '').toLowerCase();
  const { text } = length?.sentence.passage ?? { text: '' };
  const around = text.slice(
    Math.max(0, (length?.mention.from ?? 0) - 60),
    (length?.mention.to ?? 0) + 14,
  );
  const repeated = stated.mode === 'automatic' && severalTimes.test(around) ? ' at a time' : '';
  return `${formatDuration(value.duration)}${repeated}`;
}

function joinParts(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(', ');
}
