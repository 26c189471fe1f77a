import { defineCheck } from '../check.ts';

/** The share of passive sentences is only shown as a figure: it is no error, and texts with more had better marks. */
export const passiveCheck = defineCheck({
  id: 'LAN-05',
  category: 'language',
  title: 'Passive voice (only counted)',
  why: 'The passive is right where who acts is unknown or beside the point.',
  source:
    'Complaints about false alarms of other tools; correlation with marks in a sample of 90 essays',
  examples: 'The share of passive sentences is shown as a figure and is no remark.',
  applies: () => false,
  find: () => [],
});
