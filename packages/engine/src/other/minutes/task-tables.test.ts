import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from '../../text/structure/find-structure.ts';
import { analyzeMinutes } from './analyze-minutes.ts';
import { ownerFirst, ownerLast } from './task-patterns.ts';

function read(text: string) {
  const sourceText = buildSourceText(text);
  const { structure } = findStructure({ sourceText });
  return analyzeMinutes({ sourceText, structure, kind: 'minutes' }).details;
}

const head =
  'Minutes of the Board Meeting\n\nDate: 12 March 2026\n\nPresent: Maria de la Cruz (Chair), Ludwig van der Meer, Tom O’Neil, Priya Nair\n\nActions\n\n';

describe('a table of tasks', () => {
  it.each([
    'Task\tOwner\tDeadline',
    'Action\tPerson responsible\tDue',
    'Action required\tResponsible party\tTarget date',
    'Next steps\tAssigned to\tTiming',
    'Activity\tIn charge\tBy when',
    'Action item\tDRI\tComplete by',
  ])('is read by the names of its columns, which are no task: %s', (columns) => {
    const { tasks } = read(
      `${head}${columns}\n\nGet three quotes\tLudwig van der Meer\t30 March 2026\n\nRenew the insurance\tP. Nair\t2 April 2026`,
    );
    expect(tasks.map(({ who, what, due }) => [who, what, due?.date])).toEqual([
      ['Ludwig van der Meer', 'Get three quotes', '2026-03-30'],
      ['P. Nair', 'Renew the insurance', '2026-04-02'],
    ]);
  });
});

describe('names with particles', () => {
  it('are whole in the list of who was there', () => {
    expect(read(head).attendees.map(({ name }) => name)).toEqual([
      'Maria de la Cruz',
      'Ludwig van der Meer',
      "Tom O'Neil",
      'Priya Nair',
    ]);
  });

  it.each([
    ['- Ludwig van der Meer: order the fence', 'Ludwig van der Meer', 'order the fence'],
    ['- Call the council (Maria de la Cruz)', 'Maria de la Cruz', 'Call the council'],
  ])('take on tasks: %s', (line, who, what) => {
    expect(read(`${head}${line}`).tasks).toMatchObject([{ who, what }]);
  });

  it.each([
    ['particles', 'van der '.repeat(20_000)],
    ['names', 'Anna van der Berg, '.repeat(10_000)],
    ['brackets', '(Anna '.repeat(20_000)],
  ])('are looked for in bounded time among thousands of %s', (_, text) => {
    const start = process.cpuUsage();
    ownerFirst.test(text);
    ownerLast.test(text);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(500);
  });
});
