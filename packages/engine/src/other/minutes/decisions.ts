import type { Decision } from '@clauselight/schema';
import { findEvidence } from '../../text/passage.ts';
import type { Statement } from '../../text/values/statements.ts';
import type { Attendance } from './attendees.ts';
import { isHeading, type Section } from './sections.ts';
import { findVotes } from './votes.ts';

interface DecisionInput {
  readonly text: string;
  readonly statements: readonly Statement[];
  readonly sections: readonly Section[];
  readonly attendance: Attendance;
}

const act =
  '(?:agreed|decided|resolved|approved|adopted|accepted|carried|passed|rejected|declined|postponed|deferred|ratified|endorsed|elected|appointed|adjourned)';
const body =
  '(?:we|all|everyone|everybody|members?|attendees|directors|trustees|participants|shareholders|(?:the |our )?(?:board|committee|council|team|group|meeting|assembly|panel|TSC|TC|chapter|working group|management|parties))';
const patterns = [
  new RegExp(
    `\\b(?:was|were|is|are|has been|have been|been) (?:\\w+ly )?${act}(?!-)\\b(?! (?:with|by (?:e-?mail|the members)))(?<!\\b(?:is|are) (?:elected|appointed|passed|carried))`,
    'i',
  ),
  new RegExp(
    `(?:^|[,;.] |\\band |\\bthat )${body} (?:has |have |had )?(?:then |also |\\w+ly )?(?:${act}|voted)\\b(?! with)`,
    'i',
  ),
  /\b(?:and|then) (?:agreed|decided|resolved) (?:that|to|on)\b/i,
  /^(?:(?:it was )?(?:agreed|decided|resolved|RESOLVED|approved|adopted|decision|resolution|conclusion|outcome))\b ?(?:\d{1,3})?(?::|-|that\b|to\b|on\b|by\b|unanimously\b)/i,
  /\b(?:motion|resolution|proposal|amendment)s? (?:was |were |is |has )?(?:been )?(?:carried|carries|passed|passes|failed|fails|defeated|approved|rejected|adopted|withdrawn)\b/i,
  /\b(?:motion|proposal|resolution|amendment)\b.{0,60}\b(?:and|was) (?:was )?(?:carried|passed|rejected|defeated|lost)\b/i,
  /\bvoted (?:unanimously )?(?:to|for|against|in favou?r)\b|\b(?:rough )?consensus (?:was|is|to)\b(?! (?:not|needed))|^(?:no objections?|carried|passed|approved|unanimous(?:ly)?)\b/i,
];
const undecided =
  /\b(?:will be|to be|should be|must be|needs? to be|can be|could be|would be|may be|might be|not yet|once|if|whether|until|unless|before|awaiting|pending|has to be) (?:\p{L}+ ){0,4}?(?:agreed|decided|resolved|approved|adopted|accepted|passed|rejected|confirmed|carried|ratified)\b|\b(?:if|once|unless|until|whether) .{0,80}\b(?:is|are|was|were) (?:agreed|decided|resolved|approved|adopted|accepted|passed|rejected)\b|\bno decision\b|^(?:if|when|once)\b|\b(?:previously|was a meeting where|in (?:the |a )?(?:last|previous|earlier) meeting|already)\b/iu;
const refused =
  /\b(?:rejected|declined|defeated|failed|fails|was lost|not (?:carried|approved|adopted|passed|accepted)|turned down|voted against)\b/i;
const delayed = /\b(?:postponed|deferred|tabled|held over|adjourned|put off)\b/i;
const name = "((?:\\p{Lu}[\\p{L}.'-]+ ?){1,3})";
const proposer = new RegExp(
  `\\b(?:[Pp]roposed|[Mm]oved|[Mm]otion) by:? ${name}|\\b(?:Proposer|Proposed|Moved): ${name}|${name} (?:moved|proposed)\\b`,
  'u',
);
const seconder = new RegExp(
  `\\b[Ss]econded by:? ${name}|\\bSeconde[rd]: ${name}|${name} seconded\\b`,
  'u',
);
const alone =
  /^(?:the )?(?:motion|resolution|proposal|amendment|carried|passed|approved|agreed|unanimous)/i;
const followUp =
  /^(?:votes?\b|voting|proposed by|moved by|seconded|in favou?r|for:|proposer|carried|(?:the )?motion (?:was )?carried)/i;
const shortest = 60;

/** Every decision that minutes record, in document order, with its votes and who proposed it. */
export function listDecisions(input: DecisionInput): readonly Decision[] {
  const decisions: Decision[] = [];
  let last = -2;
  input.statements.forEach((statement, index) => {
    const previous = decisions.at(-1);
    if (previous !== undefined && index === last + 1 && followUp.test(statement.passage.text)) {
      decisions[decisions.length - 1] = extend(previous, statement, input.text);
      last = index;
    } else if (isDecision(statement, input.sections[index] ?? 'other', input.attendance)) {
      const decision = readDecision(input, index);
      if (decision !== undefined) decisions.push(decision);
      last = index;
    }
  });
  return decisions;
}

function isDecision(statement: Statement, section: Section, { known }: Attendance): boolean {
  const words = statement.passage.text;
  if (section === 'present' || section === 'absent' || section === 'agenda') return false;
  if (isHeading(statement) || words.endsWith('?') || statement.box !== undefined) return false;
  if (section === 'decisions' && statement.isFirstOfLine) return words.includes(' ');
  if (undecided.test(words)) return false;
  // One person's agreement to do something is a task.
  const single = /^(?:@?\p{L}+ ){1,2}agreed to \p{Ll}/u.test(words);
  if (single && known.has((words.split(' ')[0] ?? '').toLowerCase())) return false;
  return patterns.some((pattern) => pattern.test(words));
}

function readDecision({ text, statements }: DecisionInput, index: number): Decision | undefined {
  const statement = statements[index];
  const before = statements[index - 1];
  if (statement === undefined) return undefined;
  const { passage } = statement;
  // "The motion was carried" says nothing without the sentence before it.
  const needsMore = passage.text.length < shortest && alone.test(passage.text);
  const start =
    needsMore && before !== undefined && before.passage.text.length < 400
      ? before.start
      : statement.start;
  const evidence = findEvidence(text, passage, { from: 0, to: passage.text.length });
  if (evidence === undefined) return undefined;
  const quote = text.slice(start, evidence.end);
  return {
    text: quote
      .replace(/\s+/g, ' ')
      .replace(/^(?:decision|agreed|decided|resolved|resolution) ?\d{0,3}: ?/i, ''),
    outcome: readOutcome(passage.text),
    ...readVote(statement, text, quote),
    evidence: { start, end: evidence.end, quote },
  };
}

function readOutcome(words: string): Decision['outcome'] {
  return refused.test(words) ? 'rejected' : delayed.test(words) ? 'postponed' : 'adopted';
}

function readVote({ passage }: Statement, text: string, words = passage.text) {
  const votes = findVotes(text, passage);
  const find = (pattern: RegExp) => {
    const match = pattern.exec(words.replace(/\s+/g, ' '));
    return (match?.[1] ?? match?.[2] ?? match?.[3])?.replace(/[.\s]+$/, '');
  };
  const [proposedBy, secondedBy] = [find(proposer), find(seconder)];
  return {
    ...(votes && { votes }),
    ...(proposedBy && { proposedBy }),
    ...(secondedBy && { secondedBy }),
  };
}

/** A line of votes or names after a decision belongs to it. */
function extend(decision: Decision, statement: Statement, text: string): Decision {
  const { start } = decision.evidence;
  const quote = text.slice(start, statement.end).trimEnd();
  const isOutcome = /\b(?:carried|passed|rejected|defeated|failed|lost)\b/i.test(
    statement.passage.text,
  );
  return {
    ...decision,
    ...(isOutcome && { outcome: readOutcome(statement.passage.text) }),
    ...readVote(statement, text),
    evidence: { start, end: start + quote.length, quote },
  };
}
