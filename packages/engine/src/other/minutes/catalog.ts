import { createCatalog } from '../remark-catalog.ts';

/** The checks of minutes and notes of meetings. */
export const minutesCatalogue = createCatalog('minutes', {
  'MIN-01': {
    title: 'No task recorded',
    level: 1,
    why: 'Tasks are what people look for in minutes. If something is to be done, it should say by whom.',
    source: 'Practice of meeting notes; measured on 399 public minutes',
  },
  'MIN-02': {
    title: 'Tasks without an owner or a date',
    level: 3,
    why: 'A task that nobody owns, or that is due at no time, is easily left undone.',
    source: 'Practice of meeting notes; in 399 public minutes 8 % of the tasks had a date',
  },
  'MIN-03': {
    title: 'Votes that do not fit',
    level: 3,
    why: 'Whether a decision is valid can depend on the count of votes.',
    source: 'Practice of boards and associations',
  },
  'MIN-04': {
    title: 'Left open',
    level: 1,
    why: 'What was left open belongs on the next agenda.',
    source: 'Practice of meeting notes',
  },
  'MIN-05': {
    title: 'Formal particulars not found',
    level: 1,
    why: 'Boards and associations need them where minutes are to prove what was decided.',
    source: 'Practice of boards and associations',
  },
  'MIN-06': {
    title: 'Tasks carried over between meetings',
    level: 2,
    why: 'A task that appears in one set of minutes and never again may have been lost.',
    source: 'Practice of meeting notes',
  },
});
