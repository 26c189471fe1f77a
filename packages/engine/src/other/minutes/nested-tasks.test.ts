import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from '../../text/structure/find-structure.ts';
import { analyzeMinutes } from './analyze-minutes.ts';

const read = (text: string) => {
  const sourceText = buildSourceText(text);
  const { structure } = findStructure({ sourceText });
  return analyzeMinutes({ sourceText, structure, kind: 'minutes' });
};

describe('tasks where lists are nested', () => {
  const nested = `# Releases WG

Date: 2020-05-20

## Present

* Abraham Jr. Agiri (@abe)
* Dana Ruiz

## Agenda

* Retro of the release
    * outcome action items:
        1. Add a step to the check list
        2. (@dana) Make labels for all changes
            * e.g., a minor label
    * thoughts of the team
* Next topic of the day
`;

  it('finds those below an item that names them, with the owner in front', () => {
    expect(read(nested).details.tasks.map(({ who, what }) => [who, what])).toEqual([
      [undefined, 'Add a step to the check list'],
      ['@dana', 'Make labels for all changes'],
    ]);
  });

  it('finds those without numbers by their depth, until the list ends', () => {
    const text = `# Releases WG

## Agenda

* Retro of the release
    * action items:
        * Add a step to the check list
        * (@dana) Make labels for all changes
            * e.g., a minor label
        - Tell the support team of the new labels
    * thoughts of the team on the retro
* Next topic of the day
`;
    expect(read(text).details.tasks.map(({ who, what }) => [who, what])).toEqual([
      [undefined, 'Add a step to the check list'],
      ['@dana', 'Make labels for all changes'],
      [undefined, 'Tell the support team of the new labels'],
    ]);
  });

  it('does not give all of them to the one who has one', () => {
    const said = read(nested).summary.map(({ text }) => text);
    expect(said).toContain('2 passages read as open tasks, some of them for @dana.');
  });

  it('cuts no name in two at an abbreviation', () => {
    const names = read(nested).details.attendees.map(({ name }) => name);
    expect(names).toEqual(['Abraham Jr. Agiri', 'Dana Ruiz']);
  });

  it('does not say that there is no task where somebody unknown may have one', () => {
    const notes = `Minutes of the sync\n\nPresent: Anna Berg, Ben Cole\n\n${'We talked about the release and the plan for the summer at some length. '.repeat(12)}\n\n- Jory will help with the projects`;
    expect(read(notes).remarks.map(({ checkId }) => checkId)).not.toContain('MIN-01');
  });
});
