import type { Task } from '@clauselight/schema';
import type { Block } from '../../content.ts';
import { createTable } from '../blocks.ts';
import { formatDay, joinWords } from '../formats.ts';
import type { Places } from '../places.ts';

export interface TasksInput {
  readonly caption: string;
  readonly tasks: readonly Task[];
  readonly places: Places;
}

/** Who has to do what by when. */
export function composeTasks({ caption, tasks, places }: TasksInput): readonly Block[] {
  const isAnyDone = tasks.some(({ status }) => status === 'done');
  return createTable({
    caption,
    rows: tasks,
    columns: [
      { title: 'Who', width: 0.18, cell: ({ who }) => who ?? 'nobody named' },
      { title: 'What', cell: ({ what }) => what },
      { title: 'By when', width: 0.22, cell: ({ due }) => describeDue(due) },
      { title: 'State', width: 0.1, cell: ({ status }) => (isAnyDone ? status : undefined) },
      { title: 'Where', width: 0.18, cell: ({ evidence }) => places.find(evidence) },
    ],
  });
}

function describeDue(due: Task['due']): string {
  if (due === undefined) return 'no date';
  const day = due.date === undefined ? due.words : formatDay(due.date);
  return joinWords([day, due.computation], '\n');
}
