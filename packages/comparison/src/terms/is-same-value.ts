import type { Term, TermValue } from '@clauselight/schema';
import { foldText } from '../text/fold-word.ts';
import { type Duration, measureDuration } from './measure-duration.ts';

/**
 * Whether two terms say the same. Computed values always count. Quoted words count only if the words of the passage
 * changed, because references in them may have new numbers.
 */
export function isSameValue(before: Term, after: Term, isUntouched: boolean): boolean {
  const [b, a] = [before.value, after.value];
  if (b.kind !== a.kind) return isUntouched && foldText(before.display) === foldText(after.display);
  const facts = listFacts(b).join('|') === listFacts(a).join('|') && isSameRenewal(before, after);
  return facts && (isUntouched || foldValue(b) === foldValue(a));
}

/** Who decides on a renewal counts as much as its length. Results of earlier versions do not say. */
function isSameRenewal({ renewal: before }: Term, { renewal: after }: Term): boolean {
  if (before === undefined || after === undefined) return true;
  return before.mode === after.mode && foldText(before.by ?? '') === foldText(after.by ?? '');
}

const reference = /\b(sections?|articles?|clauses?|paragraphs?)\s+\d[\w.()]*/gi;

/**
 * The words of a value without the numbers of references, which are automatic. The passage's row reports changed
 * targets.
 */
function foldValue(value: TermValue): string {
  return listWords(value)
    .map((words) => foldText(words).replace(reference, '$1'))
    .join('|');
}

function listFacts(value: TermValue): readonly unknown[] {
  if (value.kind === 'date') return [value.date];
  if (value.kind === 'money') return [value.amount, value.currency, value.per, value.unit];
  if (value.kind === 'duration') return listDuration(value);
  if (value.kind === 'obligation') return [value.modality];
  if (value.kind !== 'deadline') return [];
  const { date, offset } = value;
  return offset === undefined ? [date] : [date, ...listDuration(offset), offset.direction];
}

function listDuration(duration: Duration): readonly unknown[] {
  const { amount, unit } = measureDuration(duration);
  return [amount, unit];
}

function listWords(value: TermValue): readonly string[] {
  if (value.kind === 'text') return [value.text];
  if (value.kind === 'party') return [value.name, value.alias ?? ''];
  if (value.kind === 'address') return [value.text];
  if (value.kind === 'obligation') {
    return [value.who, value.action, value.due ?? '', value.condition ?? ''];
  }
  if (value.kind !== 'deadline') return [];
  return [value.action, value.who ?? '', value.offset?.event ?? ''];
}
