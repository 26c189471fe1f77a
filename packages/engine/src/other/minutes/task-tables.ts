import type { Span, Task } from '@clauselight/schema';
import { createPassage, findEvidence } from '../../text/passage.ts';
import { findDueDate } from '../../text/values/due-dates.ts';
import type { Statement } from '../../text/values/statements.ts';
import { createDue } from '../common/create-due.ts';
import type { TaskContext } from './task-draft.ts';
import { nobody, statusColumn, whatColumn, whenColumn, whoColumn } from './task-patterns.ts';

interface Cell extends Span {
  readonly words: string;
}

const longestRow = 2000;

interface Columns {
  readonly who: number;
  readonly what: number;
  readonly when: number;
  readonly status: number;
}

/** The tasks of tables, and where the rows begin that name their columns. */
interface TableTasks {
  readonly tasks: readonly Task[];
  readonly heads: ReadonlySet<number>;
}

/** The tasks of every table that names a column for who and one for what. */
export function listTableTasks(statements: readonly Statement[], context: TaskContext): TableTasks {
  const tasks: Task[] = [];
  const headRows = new Set<number>();
  let columns: Columns | undefined;
  let lastLine = -2;
  for (const statement of statements) {
    const cells = listCells(statement, context.text);
    if (cells.length < 2) {
      columns = undefined;
      continue;
    }
    const heads = findColumns(cells);
    const isNext = statement.line <= lastLine + 1;
    if (heads !== undefined) {
      columns = heads;
      headRows.add(statement.start);
    } else if (columns !== undefined && isNext) {
      const task = readRow({ statement, cells, columns, context });
      if (task !== undefined) tasks.push(task);
    } else columns = undefined;
    lastLine = statement.line;
  }
  return { tasks, heads: headRows };
}

/** Cells between tabs or bars, from the source text: a passage has one blank instead of several tabs. */
function listCells({ start, end }: Statement, text: string): readonly Cell[] {
  if (end - start > longestRow) return [];
  const raw = text.slice(start, end);
  const bar = raw.includes('\t') ? '\t' : raw.includes('|') ? '|' : undefined;
  if (bar === undefined) return [];
  let at = start;
  return raw.split(bar).map((words) => {
    const cell = { start: at, end: at + words.length, words: words.trim() };
    at = cell.end + 1;
    return cell;
  });
}

function findColumns(cells: readonly Cell[]): Columns | undefined {
  const find = (pattern: RegExp) => cells.findIndex(({ words }) => pattern.test(words));
  const [who, what] = [find(whoColumn), find(whatColumn)];
  return who < 0 || what < 0 || who === what
    ? undefined
    : { who, what, when: find(whenColumn), status: find(statusColumn) };
}

interface TaskRow {
  readonly statement: Statement;
  readonly cells: readonly Cell[];
  readonly columns: Columns;
  readonly context: TaskContext;
}

function readRow({ statement, cells, columns, context }: TaskRow): Task | undefined {
  const { passage } = statement;
  const { text, clock } = context;
  const what = cells[columns.what]?.words ?? '';
  const who = cells[columns.who]?.words ?? '';
  const when = columns.when < 0 ? undefined : cells[columns.when];
  const evidence = findEvidence(text, passage, { from: 0, to: passage.text.length });
  if (what === '' || /^-+$/.test(what) || evidence === undefined) return undefined;
  const dated = when === undefined ? passage : createPassage(text, when);
  const due = findDueDate(dated.text, clock);
  const dueDate = due && createDue({ text, passage: dated, due });
  const status = columns.status < 0 ? '' : (cells[columns.status]?.words ?? '');
  return {
    ...(who !== '' && !nobody.test(who) && { who }),
    what,
    ...(dueDate && { due: dueDate }),
    status: /\b(?:done|completed?|closed|finished|yes)\b|[☒☑✓✔]/i.test(status) ? 'done' : 'open',
    evidence,
  };
}
