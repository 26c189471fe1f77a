import type { Task } from '@clauselight/schema';
import { formatDay } from '../../../lib/dates.ts';
import { type FigureColumn, FigureTable } from '../../../ui/figure-table.tsx';
import { t } from '../messages.ts';
import { PassageLink } from '../passage-link.tsx';
import { StateMark } from '../state-mark.tsx';

function listColumns(): readonly FigureColumn<Task>[] {
  return [
    {
      title: t('results.tasks.who'),
      cell: ({ who }) => who ?? <StateMark state="none">{t('results.tasks.nobody')}</StateMark>,
    },
    {
      title: t('results.tasks.what'),
      cell: ({ what, evidence }) => <PassageLink evidence={evidence}>{what}</PassageLink>,
    },
    { title: t('results.tasks.due'), cell: ({ due }) => <Due due={due} /> },
  ];
}

function createDoneColumn(): FigureColumn<Task> {
  return {
    title: t('results.tasks.state'),
    cell: ({ status }) =>
      status === 'done' ? (
        <StateMark state="yes">{t('results.tasks.done')}</StateMark>
      ) : (
        <span>{t('results.tasks.open')}</span>
      ),
  };
}

/** Who is to do what by when. */
export function TaskTable({ caption, tasks }: { caption: string; tasks: readonly Task[] }) {
  const isAnyDone = tasks.some(({ status }) => status === 'done');
  return (
    <FigureTable
      caption={caption}
      columns={isAnyDone ? [...listColumns(), createDoneColumn()] : listColumns()}
      rows={tasks}
    />
  );
}

function Due({ due }: Pick<Task, 'due'>) {
  if (due === undefined) return <StateMark state="none">{t('results.details.noDate')}</StateMark>;
  return (
    <>
      <PassageLink evidence={due.evidence}>
        {due.date === undefined ? due.words : formatDay(due.date)}
      </PassageLink>
      {due.computation && <span className="block text-ink-soft">{due.computation}</span>}
    </>
  );
}
