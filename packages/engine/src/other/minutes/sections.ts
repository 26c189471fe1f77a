import type { Statement } from '../../text/values/statements.ts';

/** The purpose of the part of the minutes around a line. */
export type Section =
  | 'present'
  | 'absent'
  | 'agenda'
  | 'tasks'
  | 'decisions'
  | 'questions'
  | 'other';

const headings: readonly (readonly [Section, RegExp])[] = [
  [
    'absent',
    /^(?:apologies(?: for absence)?|absent(?:ees)?|regrets|excused|not present|(?:council |board )?(?:members )?absent)$/i,
  ],
  [
    'present',
    /^(?:attendees?|attendance|present|participants?|in attendance|(?:\p{L}+ )?members present|(?:council|board|staff|committee|those|also|others|trustees|directors)(?: members)? present|people|guests?|observers?|invited(?: guests)?|attending|who(?: was there)?)$/iu,
  ],
  ['agenda', /^(?:(?:meeting )?agenda(?: items?)?|topics|order of business)$/i],
  [
    'tasks',
    /^(?:(?:new |open |summary of |list of |our )?(?:actions?(?: items?| points?| list| register| log)?|to-?dos?|to do|tasks?|next steps?|follow[- ]?ups?)(?: (?:items?|summary|arising))?)$/i,
  ],
  [
    'decisions',
    /^(?:(?:key |main |summary of |list of )?(?:decisions?(?: (?:made|taken|log))?|resolutions?|agreements?|outcomes?))$/i,
  ],
  [
    'other',
    /^(?:notes?|discussion|summary|updates?|announcements?|minutes|introductions?|welcome|reports?|any other business|AOB|new business|old business|matters arising|next meeting|adjournment|links?)$/i,
  ],
  [
    'questions',
    /^(?:open (?:questions?|issues?|points?|items?)|questions?|parking lot|parked(?: items)?|unresolved(?: items| issues)?|for (?:the )?next (?:time|meeting|agenda))$/i,
  ],
];
const longestHeading = 60;

/** The section of every statement. A heading belongs to the section it opens. */
export function listSections(statements: readonly Statement[], text: string): readonly Section[] {
  let section: Section = 'other';
  let isList = false;
  let nested: NestedTasks | undefined;
  return statements.map((statement) => {
    if (opensTasks(statement)) {
      nested = { opener: statement.depth, lastNumber: 0 };
      return 'other';
    }
    if (nested !== undefined && statement.isItem) {
      const isTask = isNestedTask(statement, nested, text);
      if (isTask === undefined) nested = undefined;
      else return isTask ? 'tasks' : 'other';
    }
    if (!statement.isItem) nested = undefined;
    const isListed = statement.isItem || statement.kind === 'table-row';
    if (isHeading(statement)) {
      section = findSection(statement.passage.text) ?? 'other';
      isList = false;
    } else if (isList && !isListed && statement.isFirstOfLine) {
      // A list ends with its last item.
      section = 'other';
    } else if (section !== 'tasks' && isProse(statement)) section = 'other';
    isList ||= isListed && section !== 'other';
    return section;
  });
}

/** The list below an item that announces tasks. */
interface NestedTasks {
  /** How deep the item is that announces them. */
  readonly opener: number;
  /** How deep the first task is; unknown before it, or if the text does not tell. */
  depth?: number;
  lastNumber: number;
}

/**
 * Whether an item below one that announces tasks is one of them, by its depth, or by its number where all items seem
 * equally deep. What is deeper explains a task. Undefined where the list has ended.
 */
function isNestedTask(
  { depth, start, isFirstOfLine }: Statement,
  nested: NestedTasks,
  text: string,
): boolean | undefined {
  const number = isFirstOfLine ? readNumber(text, start) : undefined;
  const isNext = number !== undefined && number > nested.lastNumber;
  if (isNext) nested.lastNumber = number;
  if (depth > nested.opener) {
    nested.depth ??= depth;
    return isFirstOfLine && depth <= nested.depth;
  }
  return nested.depth === undefined && (isNext || depth === nested.opener) ? isNext : undefined;
}

/** `* outcome action items:`, an item of a list. The items below it are tasks. */
function opensTasks({ passage, isItem, isFirstOfLine, isLastOfLine }: Statement): boolean {
  if (!isItem || !isFirstOfLine || !isLastOfLine || !passage.text.endsWith(':')) return false;
  return /^(?:\w+ ){0,2}(?:action items?|action points?|actions|to-?dos?|next steps)\s?:$/i.test(
    passage.text.replace(/[*_]+/g, ''),
  );
}

/** The number before a statement; nothing if there is none. */
function readNumber(text: string, start: number): number | undefined {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const number = /^\s*(\d{1,3})[.)]\s/.exec(line)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** The section that a heading, or the label at the start of a line, opens. */
export function findSection(words: string): Section | undefined {
  const bare = words
    .replace(/[*_#:]+/g, '')
    .replace(/^[\d.\s]+/, '')
    .trim();
  return headings.find(([, pattern]) => pattern.test(bare))?.[0];
}

/** Whether a line is a heading: the file says so, it ends with a colon, or it names a known section. */
export function isHeading(statement: Statement): boolean {
  const { passage, isFirstOfLine, isLastOfLine, kind, isItem } = statement;
  const words = passage.text;
  if (!isFirstOfLine || !isLastOfLine || words.length > longestHeading) return false;
  if (kind === 'heading' || (words.endsWith(':') && !isItem)) return true;
  if (kind === 'table-row') return false;
  return findSection(words) !== undefined || isNumberedTitle(statement);
}

/** `3. Budget 2027`: a number, then a few words that are no sentence. */
function isNumberedTitle({ passage, isNumbered, kind, box }: Statement): boolean {
  const words = passage.text;
  return (
    isNumbered &&
    kind !== 'list-item' &&
    box === undefined &&
    /^\p{Lu}/u.test(words) &&
    !/[.!?;,]$/.test(words) &&
    words.split(' ').length <= 8 &&
    !/ (?:will|to|shall|by|is|are|was|were|has|have|agreed) /.test(words)
  );
}

function isProse({ passage, isItem, kind }: Statement): boolean {
  return !isItem && kind === 'paragraph' && passage.text.length > 100;
}
