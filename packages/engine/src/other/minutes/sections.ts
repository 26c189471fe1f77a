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
export function listSections(statements: readonly Statement[]): readonly Section[] {
  let section: Section = 'other';
  let isList = false;
  return statements.map((statement) => {
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
