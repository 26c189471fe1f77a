import type { Task } from '@clauselight/schema';
import { formatDay } from '../../../lib/dates.ts';
import { type FigureColumn, FigureTable } from '../../../ui/figure-table.tsx';
import { PassageLink } from '../passage-link.tsx';
import { StateMark } from '../state-mark.tsx';

const columns: readonly FigureColumn<Task>[] = [
  { title: 'Who', cell: ({ who }) => who ?? <StateMark state="none">nobody named</StateMark> },
  {
    title: 'What',
    cell: ({ what, evidence }) => <PassageLink evidence={evidence}>{what}</PassageLink>,
  },
  { title: 'By when', cell: ({ due }) => <Due due={due} /> },
];

const doneColumn: FigureColumn<Task> = {
  title: 'State',
  cell: ({ status }) =>
    status === 'done' ? <StateMark state="yes">done</StateMark> : <span>open</span>,
};

/** Who is to do what by when. */
export function TaskTable({ caption, tasks }: { caption: string; tasks: readonly Task[] }) {
  const isAnyDone = tasks.some(({ status }) => status === 'done');
  return (
    <FigureTable
      caption={caption}
      columns={isAnyDone ? [...columns, doneColumn] : columns}
      rows={tasks}
    />
  );
}

function Due({ due }: Pick<Task, 'due'>) {
  if (due === undefined) return <StateMark state="none">no date</StateMark>;
  return (
    <>
      <PassageLink evidence={due.evidence}>
        {due.date === undefined ? due.words : formatDay(due.date)}
      </PassageLink>
      {due.computation && <span className="block text-ink-soft">{due.computation}</span>}
    </>
  );
}
