import { isDuty, type Term, type TermValue } from '@clauselight/schema';
import { compareDurations } from './measure-duration.ts';
import { findOnlyQuantity } from './quantities.ts';

type Value<Kind extends TermValue['kind']> = Extract<TermValue, { kind: Kind }>;

const longestQuote = 160;

/** Describes in one sentence what happened to a term. */
export function describeTerm(before: Term | undefined, after: Term | undefined): string {
  if (before === undefined && after === undefined) throw new RangeError('there is no term');
  if (before === undefined) return `New ${nameOf(after)}: ${getDisplay(after)}.`;
  if (after === undefined) return `No longer stated: ${nameOf(before)}, ${getDisplay(before)}.`;
  const [b, a] = [before.value, after.value];
  const name = `The ${nameOf(after)}`;
  if (b.kind === 'money' && a.kind === 'money') return describeMoney(name, before, after);
  const [from, to] = [getDate(b), getDate(a)];
  if (from !== undefined && to !== undefined && from !== to)
    return `${name} moved from ${before.display} to ${after.display}, ${describeDays(from, to)}.`;
  if (b.kind === 'duration' && a.kind === 'duration') {
    const longer = compareDurations(b, a);
    const verb = longer === 0 ? 'changed' : longer < 0 ? 'was shortened' : 'was lengthened';
    return `${name} ${verb} from ${before.display} to ${after.display}.`;
  }
  if (b.kind === 'party' && a.kind === 'party') return describeParty(name, b, a);
  return describeWords(name, before, after);
}

function nameOf(term: Term | undefined): string {
  const label = term?.label ?? '';
  // `Governing law` within a sentence; capitals and proper names stay.
  return /^\p{Lu}\p{Ll}/u.test(label) && term?.type !== 'party'
    ? label.slice(0, 1).toLowerCase() + label.slice(1)
    : label;
}

function getDisplay(term: Term | undefined): string {
  return shorten((term?.display ?? '').replace(/\.$/, ''));
}

function describeMoney(name: string, before: Term, after: Term): string {
  const [b, a] = [before.value as Value<'money'>, after.value as Value<'money'>];
  const said = `from ${before.display} to ${after.display}`;
  if (b.currency !== a.currency || b.per !== a.per || b.unit !== a.unit || b.amount === a.amount) {
    return `${name} changed ${said}.`;
  }
  const share = b.amount === 0 ? '' : `, by ${formatShare(Math.abs(a.amount / b.amount - 1))}`;
  return `${name} ${a.amount > b.amount ? 'rose' : 'fell'} ${said}${share}.`;
}

function formatShare(share: number): string {
  const percent = 100 * share;
  return `${percent < 10 ? Math.round(10 * percent) / 10 : Math.round(percent)} %`;
}

/** The day of a date, or of the deadline that was computed for the renewal; other deadlines are told by their words. */
function getDate(value: TermValue): string | undefined {
  if (value.kind === 'date') return value.date;
  return value.kind === 'deadline' && value.offset === undefined ? value.date : undefined;
}

function describeDays(from: string, to: string): string {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  const count = Math.abs(days);
  return `${count} ${count === 1 ? 'day' : 'days'} ${days < 0 ? 'earlier' : 'later'}`;
}

function describeParty(name: string, before: Value<'party'>, after: Value<'party'>): string {
  if (before.name !== after.name) return `${name} is ${after.name}, no longer ${before.name}.`;
  const [b, a] = [before.alias ?? before.name, after.alias ?? after.name];
  return `${after.name} is called ${quote(a)}, no longer ${quote(b)}.`;
}

/** Describes values in words. If each states one amount, the amounts are compared; otherwise both are quoted. */
function describeWords(name: string, before: Term, after: Term): string {
  const isBound = isDuty(before);
  const [b, a] = isBound ? [] : [before, after].map(({ display }) => findOnlyQuantity(display));
  if (b !== undefined && a !== undefined && b.unit === a.unit && b.amount !== a.amount) {
    const verb = a.amount > b.amount ? 'rose' : 'fell';
    return `${name} ${verb} ${describeAmounts(b, a, after)}.`;
  }
  if (before.display === after.display) {
    const circumstance = describeCircumstance(name, before.value, after.value);
    if (circumstance !== undefined) return circumstance;
  }
  const subject = isBound ? `${name} changed: ` : `${name} changed from `;
  const joint = isBound ? ' became ' : ' to ';
  return `${subject}${quote(before.display)}${joint}${quote(after.display)}.`;
}

/** The condition that changed for an obligation with equal words; empty if there is none. */
function describeCircumstance(
  name: string,
  before: TermValue,
  after: TermValue,
): string | undefined {
  if (before.kind !== 'obligation' || after.kind !== 'obligation') return undefined;
  const [part, noun] =
    before.condition === after.condition
      ? (['due', 'time'] as const)
      : (['condition', 'condition'] as const);
  const [b, a] = [before[part], after[part]];
  if (b === a) return undefined;
  if (b === undefined) return `${name} has a new ${noun}: ${quote(a ?? '')}.`;
  if (a === undefined) return `${name} no longer has the ${noun} ${quote(b)}.`;
  return `${name} has another ${noun}: ${quote(b)} became ${quote(a)}.`;
}

type Quantity = NonNullable<ReturnType<typeof findOnlyQuantity>>;

function describeAmounts(before: Quantity, after: Quantity, term: Term): string {
  const [b, a] = [before, after].map(({ amount }) => amount.toLocaleString('en-US'));
  if (after.unit === '%') return `from ${b} % to ${a} %`;
  if (!/^[a-z ]+$/.test(after.unit)) return `from ${after.unit}${b} to ${after.unit}${a}`;
  const many = after.amount === 1 ? after.unit : `${after.unit}s`;
  const isFees = term.type === 'liability-cap' && /\bfees?\b/i.test(term.display);
  if (!isFees) return `from ${b} to ${a} ${many}`;
  return `from ${b} to ${a} ${after.amount === 1 ? `${many}'s` : `${many}'`} fees`;
}

function quote(words: string): string {
  return `“${shorten(words)}”`;
}

function shorten(words: string): string {
  const flat = words.replace(/\s+/g, ' ').trim();
  if (flat.length <= longestQuote) return flat;
  const cut = flat.slice(0, longestQuote);
  const kept = cut.slice(0, Math.max(cut.lastIndexOf(' '), longestQuote / 2));
  return `${kept.replace(/[\uD800-\uDBFF]$/, '')} …`;
}
