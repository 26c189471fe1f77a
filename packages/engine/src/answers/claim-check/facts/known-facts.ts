import type { Analysis, SourceText, Term } from '@clauselight/schema';
import { isCrown, isDollar } from '../../../text/values/currencies.ts';
import type { SharedMarks } from '../../../text/values/money.ts';
import { isMachineAddressed } from '../machine-addressed.ts';
import { getHost, listLinks } from '../prose/links.ts';
import { listPieces } from './document-pieces.ts';
import { listClauseKeys } from './list-clause-keys.ts';
import { listDateKeys, listDateMentions } from './list-dates.ts';
import { listWordKeys } from './list-names.ts';
import { listNumberMentions } from './list-numbers.ts';
import {
  keyDuration,
  keyMoney,
  keyNumber,
  listDurationMentions,
  listMoneyMentions,
  listPercentMentions,
} from './list-quantities.ts';
import { listReferenceMentions } from './list-references.ts';
import type { Mention } from './mention.ts';

/** What a document and the terms extracted from it state, by value whatever the spelling; made once for a document. */
export interface KnownFacts {
  /** Numbers, amounts, dates, lengths of time, places and words, each as a key. */
  readonly keys: ReadonlySet<string>;
  /** Addresses of the internet and of mail. */
  readonly addresses: ReadonlySet<string>;
  readonly marks: SharedMarks;
}

/**
 * Collects what prose about a document may state: its numbers, amounts of money, shares, dates, lengths of time, names
 * and addresses, those of its extracted terms, and the numbers of its clauses; nothing that is said in words hidden or
 * addressed to machines. Linear in the document.
 *
 * @param document - The source text and its analysis.
 * @returns The facts, for `checkProse`.
 */
export function collectKnownFacts({
  sourceText,
  analysis,
}: {
  readonly sourceText: SourceText;
  readonly analysis: Analysis;
}): KnownFacts {
  const marks = findSharedMarks(analysis.terms);
  const keys = new Set<string>(listClauseKeys(sourceText.text, analysis));
  const addresses = new Set<string>();
  const add = (words: string) => {
    addAll(keys, listFactKeys(words, marks));
    addAddresses(addresses, words);
  };
  for (const words of listPieces(sourceText, analysis)) add(words);
  for (const term of analysis.terms) {
    if (isMachineAddressed(term.evidence, analysis)) continue;
    add(term.display);
    addAll(keys, listTermKeys(term));
  }
  for (const { label } of analysis.sides) add(label);
  return { keys, addresses, marks };
}

function addAll(keys: Set<string>, more: Iterable<string>): void {
  for (const key of more) keys.add(key);
}

// Much cheaper than looking for all that counts.
const mayCount =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]{3,5}teen|[a-z]{3,5}ty|hundred|thousand|[mb]illion|half|first|second|third|[a-z]{3,8}th|year|month|week)\b/i;

/** Everything stated by words of the document. */
function* listFactKeys(words: string, marks: SharedMarks): Generator<string> {
  yield* listWordKeys(words);
  const references = listReferenceMentions(words);
  yield* listKeys(references);
  if (!mayCount.test(words)) return;
  const dates = listDateMentions(words);
  for (const key of listKeys(dates)) {
    yield key;
    if (key.startsWith('date:')) yield* listDateKeys(key.slice('date:'.length));
  }
  const money = listMoneyMentions(words, marks);
  yield* listMoneyKeys(money);
  const shares = listPercentMentions(words);
  const lengths = listDurationMentions(words);
  yield* listKeys(shares);
  yield* listKeys(lengths);
  const labeled = [...references, ...dates, ...money, ...shares, ...lengths];
  for (const { from, to, readings } of listNumberMentions(words)) {
    if (references.some((one) => one.from < to && from < one.to)) continue;
    const key = readings[0]?.[0] ?? '';
    yield key;
    if (!labeled.some((one) => one.from < to && from < one.to))
      yield key.replace(/^number:/, 'unlabeled:');
  }
}

function* listKeys(mentions: readonly Mention[]): Generator<string> {
  for (const { readings } of mentions) for (const reading of readings) yield* reading;
}

/** An amount, that it is in that currency, and the number it is. */
function* listMoneyKeys(mentions: readonly Mention[]): Generator<string> {
  for (const { readings } of mentions) {
    const [, currency = '', amount = ''] =
      /^money:(\w{3}) (.+)$/.exec(readings[0]?.[0] ?? '') ?? [];
    yield* listAmountKeys(Number(amount), currency);
  }
}

function* listAmountKeys(amount: number, currency: string): Generator<string> {
  yield keyMoney(amount, currency);
  yield `currency:${currency}`;
  yield keyNumber(amount);
  if (isDollar(currency)) yield keyNumber(amount).replace(/^number:/, 'dollars:');
}

/** The dollar and the crown of most amounts of the terms. */
function findSharedMarks(terms: readonly Term[]): SharedMarks {
  const crown = findMostUsed(terms, isCrown);
  return { dollar: findMostUsed(terms, isDollar) ?? 'USD', ...(crown !== undefined && { crown }) };
}

function findMostUsed(
  terms: readonly Term[],
  isMeant: (currency: string) => boolean,
): string | undefined {
  const counts = new Map<string, number>();
  for (const { value } of terms)
    if (value.kind === 'money' && isMeant(value.currency))
      counts.set(value.currency, (counts.get(value.currency) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** Values are computed too, so that they stand nowhere in the text. */
function* listTermKeys({ value }: Term): Generator<string> {
  if (value.kind === 'date') yield* listDateKeys(value.date);
  if (value.kind === 'deadline' && value.date !== undefined) yield* listDateKeys(value.date);
  if (value.kind === 'deadline' && value.offset !== undefined) yield keyDuration(value.offset);
  if (value.kind === 'duration') yield keyDuration(value);
  if (value.kind === 'money') yield* listAmountKeys(value.amount, value.currency);
  if (value.kind === 'party') yield* listWordKeys(`${value.name}\n${value.alias ?? ''}`);
}

function addAddresses(addresses: Set<string>, words: string): void {
  for (const { address } of listLinks(words)) {
    addresses.add(address);
    const host = getHost(address);
    if (host !== undefined) addresses.add(host);
  }
}
