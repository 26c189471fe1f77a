import { createCatalog } from '../remark-catalog.ts';

const longNotes = `Notes of 3 June 2026\n\n${'The group talked about the roof and the garden. '.repeat(20)}`;
const board =
  'Minutes of the Board Meeting\nHeld on Tuesday 12 May 2026 at 18:30, Town Hall\n\nPresent: Anna Berg (Chair), Ben Cole, Dana Ruiz (Secretary)';

/** The checks of minutes and notes of meetings. */
export const minutesCatalog = createCatalog('minutes', {
  'MIN-01': {
    title: 'No task recognised',
    subject: 'Tasks',
    level: 1,
    why: 'Tasks are what people look for in minutes. If something is to be done, it should say by whom.',
    source: 'Practice of meeting notes; measured on 399 public minutes',
    examples: {
      matches: [longNotes],
      leaves: [`${longNotes}\n\nAction: Anna to call the roofer by Friday.`],
    },
  },
  'MIN-02': {
    title: 'Tasks without an owner or a date',
    subject: 'Owners and dates of tasks',
    level: 3,
    why: 'A task that nobody owns, or that is due at no time, is easily left undone.',
    source: 'Practice of meeting notes; in 399 public minutes 8 % of the tasks had a date',
    examples: {
      matches: [
        'Notes of 3 June 2026\n\nAction: Anna to call the roofer.',
        'Notes of 3 June 2026\n\nAction: Someone to call the roofer by 9 June 2026.',
      ],
      leaves: ['Notes of 3 June 2026\n\nAction: Anna to call the roofer by 9 June 2026.'],
    },
  },
  'MIN-03': {
    title: 'Votes that do not fit',
    subject: 'Counts of votes',
    level: 3,
    why: 'Whether a decision is valid can depend on the count of votes.',
    source: 'Practice of boards and associations',
    examples: {
      matches: [`${board}\n\nIt was resolved to mend the roof (4 for, 1 against, 0 abstentions).`],
      leaves: [`${board}\n\nIt was resolved to mend the roof (2 for, 1 against, 0 abstentions).`],
    },
  },
  'MIN-04': {
    title: 'Left open',
    subject: 'Points left open',
    level: 1,
    why: 'What was left open belongs on the next agenda.',
    source: 'Practice of meeting notes',
    examples: {
      matches: ['Notes of 3 June 2026\n\nParking lot:\n- Do we need a second server?'],
      leaves: ['Notes of 3 June 2026\n\nWe have a second server.'],
    },
  },
  'MIN-05': {
    title: 'Formal particulars not found',
    subject: 'Formal particulars',
    level: 1,
    why: 'Boards and associations need them where minutes are to prove what was decided.',
    source: 'Practice of boards and associations',
    examples: {
      matches: [
        `${board}\nApologies: Farah Noor\n\nThe minutes of the meeting of 14 April 2026 were approved unanimously.\n\nNext meeting: Tuesday 9 June 2026, 18:30.\nMinutes taken by Dana Ruiz`,
      ],
      leaves: ['Notes of 3 June 2026\n\nWe talked about the roof.'],
    },
  },
  'MIN-06': {
    title: 'Tasks carried over between meetings',
    level: 2,
    why: 'A task that appears in one set of minutes and never again may have been lost.',
    source: 'Practice of meeting notes',
    examples: 'Two sets of minutes are needed, and an analysis reads one document.',
  },
});
