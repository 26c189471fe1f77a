import type { LetterDeadline, LetterRequest } from '@clauselight/schema';
import { findEvidence } from '../../text/passage.ts';
import { addDuration } from '../../text/values/calendar.ts';
import { type DueClock, type FoundDueDate, findDueDate } from '../../text/values/due-dates.ts';
import type { Statement } from '../../text/values/statements.ts';
import { isFrame } from './letter-head.ts';

interface RequestInput {
  readonly text: string;
  readonly statements: readonly Statement[];
  /** Counted from the letter's date. */
  readonly clock: DueClock;
  /** Whether a question asks for an answer, as in e-mails. */
  readonly hasQuestions?: boolean;
}

const courtesy =
  /^to (?:pay|contact|reach|speak|make|find out|learn|get|order|view|see)\b.{0,60}\b(?:call|visit|contact|go to|log in|click|use|see)\b|\bplease (?:find|see|do not hesitate|don't hesitate|feel free|note|be (?:advised|aware|assured)|accept (?:our|my)|excuse|refer to|consider the environment|visit our|ignore this|disregard this|keep this letter)\b|\bplease (?:contact|call|write to|e-?mail|ask|let (?:us|me) know|get in touch)\b.{0,60}\b(?:if|should) (?:you|there|anything)\b|\b(?:if|should) you (?:have|need) any\b.{0,80}\bplease\b|^(?:if you have (?:already|any)|should you have)\b/i;
const asked =
  /\b(?:please|kindly)\b|\bwe (?:would )?(?:kindly |hereby |therefore |must |also |now )?(?:ask|request|urge|invite)(?: that)? you\b|\bI (?:would )?(?:kindly |hereby |therefore |also )?(?:ask|request|urge)(?: that)? you\b|\b(?:grateful|appreciate(?: it)?|obliged) if you\b|\b(?:could|would|can) you\b/i;
/** Said as a condition or a need, a deadline asks as well: `Unless we receive payment within seven days`. */
const implied =
  /\b(?:unless|if) (?:I|we|you) (?:receive|do not receive|don't receive|have not received|do not hear|don't hear|hear|do not pay|don't pay|pay|reply|do not reply|respond|notify|object|dispute|contact|tell|inform|return|complete|provide|send|submit)\b|\b(?:I|we) (?:need|expect|must receive|await|look forward to)\b/i;
/** A question of several words to whoever reads it. */
const question = /^(?:\S+ ){2,40}\S+\?$/;
/** A heading asks nothing by itself. */
const headingLike = /^(?:what|how|why|when|where|who)\b[^.!?]{0,70}\??$/i;
const ordered =
  /(?:^|[:;] |^To [^.,]{3,60}?,? )(?:pay|send|return|call|contact|complete|sign|submit|confirm|reply|respond|provide|transfer|click|verify|update|act|remit|fill|bring|file|settle|log in|use|apply|register)\b(?! (?:is|are|was|were|has|have|will|of|date|form|by date))/i;
const demanded =
  /\byou (?:must|are (?:hereby |also |therefore |now )?(?:required|requested|obliged|ordered|summoned|called upon) to|need to|have to|shall|will need to|will have to)\b|\b(?:I|we) (?:hereby |must |therefore )?(?:require|demand)\b|\b(?:formal|final) (?:request|demand) for (?:payment|the return|return)\b|\b(?:payment|amount|balance|sum|fee|invoice|form|reply|response|documents?|evidence|goods|premises|property|instalment|rent|arrears) (?:\p{L}+ ){0,4}(?:must|is due(?! to)|are due(?! to)|is payable|falls? due|has to|have to|(?:is|are) to be)\b|\b(?:must|has to|have to) be (?:paid|returned|received|submitted|provided|completed|sent|made|settled|filed|vacated|removed)\b|\b(?:final|last|one (?:final|last|more)) (?:\p{L}+ ){0,2}(?:opportunity|chance) to\b|\bcease and desist from\b/iu;
const atOnce = /\b(?:immediately|at once|forthwith|without (?:undue )?delay|by return of post)\b/i;
const counted = {
  letter:
    /\b(?:of|from|after) (?:the )?(?:date|day) (?:of|on|shown on) (?:this|the) (?:letter|notice|e-?mail|invoice|reminder|demand)\b|\bfrom (?:today|the above date)\b/i,
  receipt: /\b(?:of|from|after|upon|on) (?:(?:your |the )?receipt|receiving|service|delivery)\b/i,
};

/** What a letter asks of its reader, each with its deadline and a day to act by that is safe on every reading. */
export function listRequests({
  text,
  statements,
  clock,
  hasQuestions = false,
}: RequestInput): readonly LetterRequest[] {
  const demandedItems = listDemandedItems(statements);
  const found = statements.flatMap((statement, index) => {
    const { passage } = statement;
    // The items below say what is demanded.
    if (demandedItems.has(index + 1) && passage.text.endsWith(':')) return [];
    const isQuestion =
      hasQuestions && statement.kind === 'paragraph' && question.test(passage.text);
    // The day in a question is a proposal.
    const isMere = isQuestion && !isAsked(passage.text);
    const deadline = isMere ? undefined : findDeadline({ text, statement, clock });
    const isImplied = deadline !== undefined && implied.test(passage.text);
    const isDemand = isImplied || demandedItems.has(index) || demanded.test(passage.text);
    if (isFrame(statement) || !(isDemand || isQuestion || isAsked(passage.text))) return [];
    if (!isQuestion && headingLike.test(passage.text)) return [];
    if (!isDemand && courtesy.test(passage.text)) return [];
    if (passage.text.length < 12) return [];
    const evidence = findEvidence(text, passage, { from: 0, to: passage.text.length });
    if (evidence === undefined) return [];
    return [{ text: passage.text, isDemand, isImplied, ...(deadline && { deadline }), evidence }];
  });
  // "If you do not pay by …" says no more than the request with the same day.
  return found
    .filter(
      (request) =>
        !request.isImplied ||
        !found.some(
          ({ isImplied, deadline }) =>
            !isImplied && deadline?.date !== undefined && deadline.date === request.deadline?.date,
        ),
    )
    .map(({ isImplied: _, ...request }) => request);
}

/** The indices of the items of a list below `I demand that you:`. */
function listDemandedItems(statements: readonly Statement[]): ReadonlySet<number> {
  const items = new Set<number>();
  let isBelow = false;
  for (const [index, { passage, isItem }] of statements.entries()) {
    isBelow = isItem ? isBelow : passage.text.endsWith(':') && demanded.test(passage.text);
    if (isItem && isBelow) items.add(index);
  }
  return items;
}

function isAsked(words: string): boolean {
  return asked.test(words) || (ordered.test(words) && words.includes(' '));
}

/** The deadline a statement names, counted cautiously. */
function findDeadline({
  text,
  statement: { passage },
  clock,
}: Pick<RequestInput, 'text' | 'clock'> & { readonly statement: Statement }):
  | LetterDeadline
  | undefined {
  const due =
    findDueDate(passage.text, clock) ?? findHours(passage.text, clock) ?? findAtOnce(passage.text);
  if (due === undefined) return undefined;
  const tail =
    /^ (?:of|from|after|upon|on) [^,.;]{0,60}/.exec(passage.text.slice(due.to))?.[0] ?? '';
  const words = `${passage.text.slice(due.from, due.to)}${tail}`;
  const isLimit =
    due.duration !== undefined ||
    /\b(?:by|before|until|till|due|deadline|later|within|latest)\b/i.test(words) ||
    atOnce.test(words) ||
    /\bon (?:\p{L}+day,? )?$/u.test(passage.text.slice(Math.max(0, due.from - 20), due.from));
  const evidence = findEvidence(text, passage, { from: due.from, to: due.to + tail.length });
  if (!isLimit || evidence === undefined) return undefined;
  const safeDate = findSafeDate(words, due);
  return {
    words: words.trim(),
    ...(due.date !== undefined && { date: due.date }),
    ...(safeDate !== undefined && { safeDate }),
    ...(due.duration !== undefined && { countedFrom: findBase(words) }),
    ...(due.computation !== undefined && { computation: due.computation }),
    evidence,
  };
}

function findBase(words: string): 'letter-date' | 'receipt' | 'unstated' {
  if (counted.letter.test(words)) return 'letter-date';
  return counted.receipt.test(words) ? 'receipt' : 'unstated';
}

/** Receipt is later than the date of a letter, so counting from the letter is safe; `before` leaves the day itself out. */
function findSafeDate(words: string, { date, duration }: FoundDueDate): string | undefined {
  if (date === undefined || duration !== undefined || !/^before\b/i.test(words)) return date;
  return addDuration(date, { amount: 1, unit: 'day' }, -1);
}

/** `immediately` names no day. */
function findAtOnce(words: string): FoundDueDate | undefined {
  const match = atOnce.exec(words);
  return match ? { from: match.index, to: match.index + match[0].length } : undefined;
}

/** `within 24 hours`: by the day after. */
function findHours(words: string, { base, baseName }: DueClock): FoundDueDate | undefined {
  const match = /\bwithin (?:the next )?(\d{1,3}) hours\b/i.exec(words);
  if (match === null) return undefined;
  const days = Math.ceil(Number(match[1]) / 24);
  const date = base && addDuration(base, { amount: days, unit: 'day' });
  return {
    from: match.index,
    to: match.index + match[0].length,
    duration: { kind: 'duration', amount: days, unit: 'day' },
    ...(date !== undefined && { date, computation: `${baseName ?? base} + ${match[1]} hours` }),
  };
}
