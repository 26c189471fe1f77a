import type { Task } from '@clauselight/schema';
import { findEvidence } from '../../text/passage.ts';
import { type DueClock, findDueDate } from '../../text/values/due-dates.ts';
import type { Statement } from '../../text/values/statements.ts';
import { findRoleUndertaking, listNamedUndertakings } from '../../text/values/undertakings.ts';
import { createDue } from '../common/create-due.ts';

const firm =
  / (?:will|shall|plans? to|intends? to|is going to|are going to|agreed to|has agreed to|undertook to|promised to) $/i;
const promises = /\b(?:will|shall|plans?|intends?|going to|agreed|undert\w+|promised)\b/i;
const we =
  /^(?:In \p{L}+ ?\d*, )?we (?:will|shall|plan to|intend to|are going to|undertake to) ((?!be\b|not\b|have\b|see\b|need\b|now\b|discuss\b|show\b|describe\b|look\b|consider\b|explain\b|examine\b|argue\b|use\b)\p{Ll}{3,}[^;]{0,300}?)(?=[.!?]?$|;)/iu;
const generic =
  /\b(?:if|when|whenever|unless|would|could|may|might|always|often|usually|generally|typically|sometimes)\b/i;

/** What a report promises for the future, with who will do it. General statements about the world do not count. */
export function listCommitments(
  text: string,
  statements: readonly Statement[],
  clock: DueClock,
): readonly Task[] {
  return statements.flatMap(({ passage, kind }) => {
    const words = passage.text;
    if (kind === 'heading' || kind === 'footnote' || words.endsWith('?') || generic.test(words))
      return [];
    const found = findCommitment(words);
    const due = found && findDueDate(words, clock);
    // An office or a firm that "will" do something is described more often than bound, unless it says by when.
    if (found === undefined || (due === undefined && !found.isOwn)) return [];
    const evidence = findEvidence(text, passage, { from: 0, to: words.length });
    const dueDate = due && createDue({ text, passage, due });
    if (evidence === undefined) return [];
    return [
      {
        who: found.who,
        what: trimDue(found.what, dueDate?.words ?? ''),
        ...(dueDate && { due: dueDate }),
        status: 'open' as const,
        evidence,
      },
    ];
  });
}

/** What is promised, without the date at its end. */
function trimDue(what: string, due: string): string {
  const bare = what.replace(/[.!]$/, '');
  return due !== '' && bare.endsWith(due) ? bare.slice(0, -due.length).trim() : bare;
}

function findCommitment(words: string) {
  if (!promises.test(words)) return undefined;
  const own = we.exec(words);
  if (own !== null) return { who: 'We', what: own[1] ?? '', isOwn: true };
  const named = [...listNamedUndertakings(words), findRoleUndertaking(words) ?? []]
    .flat()
    .find(({ from, whatFrom, who }) => from === 0 && firm.test(words.slice(who.length, whatFrom)));
  return named && { who: named.who, what: named.what, isOwn: false };
}
