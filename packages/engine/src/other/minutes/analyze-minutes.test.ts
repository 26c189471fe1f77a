import { isAnchored } from '@clauselight/core';
import { minutesDetailsSchema } from '@clauselight/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from '../../text/structure/find-structure.ts';
import { analyzeMinutes } from './analyze-minutes.ts';

const read = (text: string) => {
  const sourceText = buildSourceText(text);
  const { structure } = findStructure({ sourceText });
  return { sourceText, ...analyzeMinutes({ sourceText, structure, kind: 'minutes' }) };
};

const board = `Minutes of the Board Meeting of Greenfield Housing Association
Held on Tuesday 12 May 2026 at 18:30, Town Hall, Room 2

Present: Anna Berg (Chair), Ben Cole, Chidi Okafor, Dana Ruiz (Secretary), Emil Sand
Apologies: Farah Noor
In attendance: Greta Holm (auditor)

1. Minutes of the previous meeting

The minutes of the meeting of 14 April 2026 were approved unanimously.

2. Roof repair

Ben Cole presented three quotations.
It was resolved to award the contract to Dachbau Nord (4 for, 1 against, 0 abstentions).
Proposed by Ben Cole, seconded by Dana Ruiz.
Action: Ben to sign the order by Friday 22 May 2026.
Action: Someone to inform the tenants of the second floor.

3. Budget

Chidi will send a revised version before the next meeting.
The decision on the reserve was postponed to the June meeting.
It is unclear whether the grant covers the insulation.

Next meeting: Tuesday 9 June 2026, 18:30.
Minutes taken by Dana Ruiz`;

const sync = `Product sync 2026-03-04

Attendees:
- Anna Weiss
- @ben
- Chris Lee, design

Updates:
- Chris walked us through the numbers.
- We agreed to ship version 2.4 on Monday.
- @ben to fix the flaky login test by Thursday

Action items:
☐ Anna: update the roadmap
☒ Chris Lee - close the old tickets
☐ Publish the post-mortem (Anna, by 13 March)
☐ Team to review the pricing page

Parking lot:
- Do we need a second staging server?`;

describe('analyzeMinutes of a board', () => {
  const { details, remarks, summary, sourceText } = read(board);

  it('reads the meeting, its date and the next', () => {
    expect(details.date?.date).toBe('2026-05-12');
    expect(details.nextMeeting?.date).toBe('2026-06-09');
    expect(details.meeting?.name).toBe(
      'Minutes of the Board Meeting of Greenfield Housing Association',
    );
  });

  it('tells those present from those absent, with their roles', () => {
    expect(
      details.attendees.filter(({ status }) => status === 'absent').map(({ name }) => name),
    ).toEqual(['Farah Noor']);
    expect(details.attendees).toHaveLength(7);
    expect(details.attendees[0]).toMatchObject({
      name: 'Anna Berg',
      role: 'Chair',
      status: 'present',
    });
  });

  it('lists decisions with their outcome, votes and proposers', () => {
    expect(details.decisions.map(({ outcome }) => outcome)).toEqual([
      'adopted',
      'adopted',
      'postponed',
    ]);
    expect(details.decisions[0]?.votes?.isUnanimous).toBe(true);
    expect(details.decisions[1]).toMatchObject({
      votes: { for: 4, against: 1, abstained: 0 },
      proposedBy: 'Ben Cole',
      secondedBy: 'Dana Ruiz',
    });
  });

  it('lists tasks with owner and day', () => {
    expect(details.tasks.map(({ who, what, due }) => [who, what, due?.date])).toEqual([
      ['Ben', 'sign the order', '2026-05-22'],
      [undefined, 'inform the tenants of the second floor', undefined],
      ['Chidi', 'send a revised version', '2026-06-09'],
    ]);
  });

  it('remarks on the task that nobody owns and that has no day, at 1.5 points each', () => {
    const gaps = remarks.filter(({ checkId }) => checkId === 'MIN-02');
    expect(gaps.map(({ points }) => points)).toEqual([1.5, 1.5]);
    expect(gaps[0]?.notice).toBe(
      'No owner was recognized for “inform the tenants of the second floor”.',
    );
  });

  it('finds every particular of formal minutes but an agenda', () => {
    expect(details.formalities.filter(({ evidence }) => !evidence).map(({ name }) => name)).toEqual(
      ['Agenda'],
    );
    expect(remarks.some(({ checkId }) => checkId === 'MIN-05')).toBe(true);
  });

  it('sums up in sentences that rest on the text', () => {
    expect(summary[0]?.text).toBe(
      'These are the minutes of a meeting held on 12 May 2026, with 6 people named as present and Farah Noor absent.',
    );
    const quotes = summary.flatMap(({ evidence }) => evidence);
    expect(quotes.every((quote) => isAnchored(sourceText.text, quote))).toBe(true);
  });
});

describe('analyzeMinutes of a team', () => {
  const { details, checks } = read(sync);

  it('reads boxes, owners before and after, and relative days', () => {
    expect(
      details.tasks.map(({ who, what, status, due }) => [who, what, status, due?.date]),
    ).toEqual([
      ['@ben', 'fix the flaky login test', 'open', '2026-03-05'],
      ['Anna', 'update the roadmap', 'open', undefined],
      ['Chris Lee', 'close the old tickets', 'done', undefined],
      ['Anna', 'Publish the post-mortem', 'open', '2026-03-13'],
      [undefined, 'review the pricing page', 'open', undefined],
    ]);
  });

  it('takes what follows the comma in a list of names as what they are', () => {
    expect(details.attendees.at(-1)).toMatchObject({ name: 'Chris Lee', role: 'design' });
  });

  it('keeps what was parked for the next agenda', () => {
    expect(details.openQuestions.map(({ text }) => text)).toEqual([
      'Do we need a second staging server?',
    ]);
  });

  it('lists every check with its outcome', () => {
    expect(checks.map(({ checkId, outcome }) => `${checkId} ${outcome}`)).toEqual([
      'MIN-01 not-found',
      'MIN-02 found',
      'MIN-03 not-found',
      'MIN-04 found',
      'MIN-05 not-found',
      'MIN-06 not-applicable',
    ]);
  });
});

describe('analyzeMinutes', () => {
  it('counts a task that was carried over once', () => {
    const { details } = read(
      'Minutes of 3 June 2026\n\nPrevious actions\n\n☐ Revise the first warning\n\nCurrent actions\n\n☐ Revise the first warning\n☐ Update the policy',
    );
    expect(details.tasks.map(({ what }) => what)).toEqual([
      'Revise the first warning',
      'Update the policy',
    ]);
  });

  it('reads a table of tasks', () => {
    const { details } = read(
      'Notes, 2 November 2026\n\nWho | What | When\nOmar | Update the list | 6 November\nPriya | Plan the training |',
    );
    expect(details.tasks.map(({ who, what, due }) => [who, what, due?.date])).toEqual([
      ['Omar', 'Update the list', '2026-11-06'],
      ['Priya', 'Plan the training', undefined],
    ]);
  });

  it.each([
    ['The motion was carried unanimously.', 1],
    ['The committee voted to close the fund.', 1],
    ['Agreed: meet again in June.', 1],
    ['He is in agreement.', 0],
    ['The plan is to be approved by the council.', 0],
    ['If the plan is approved, work starts.', 0],
  ])('counts the decisions in %j', (text, count) => {
    expect(read(`Notes of 3 June 2026\n\n${text}`).details.decisions).toHaveLength(count);
  });

  it('puts the sentence before a bare “carried” with it', () => {
    const { details } = read(
      'Notes of 3 June 2026\n\nMr Cole moved that the fee be raised to EUR 20. The motion was carried.',
    );
    expect(details.decisions[0]?.text).toBe(
      'Mr Cole moved that the fee be raised to EUR 20. The motion was carried.',
    );
  });

  it('says who moved and seconded a motion', () => {
    const { details } = read(
      'Council minutes of 3 June 2026\n\nCouncilmember Ryan moved and Councilmember Butler seconded to approve the agenda. Motion passed unanimously.',
    );
    expect(details.decisions).toMatchObject([
      {
        proposedBy: 'Councilmember Ryan',
        secondedBy: 'Councilmember Butler',
        votes: { isUnanimous: true },
      },
    ]);
  });

  it('counts those present where the minutes say how many they were', () => {
    const { details, remarks } = read(
      'Annual meeting of 14 March 2026\n\n42 members attended.\n\nThe accounts were approved (38 for, 2 against, 5 abstentions).',
    );
    expect(details.presentCount?.count).toBe(42);
    expect(remarks.find(({ checkId }) => checkId === 'MIN-03')?.notice).toContain('45 votes');
  });

  it('remarks when more votes are counted than people were there', () => {
    const { remarks } = read(
      'Notes of 3 June 2026\n\nPresent: Anna Berg, Ben Cole, Chidi Okafor\n\nThe fee was approved (4 for, 1 against).',
    );
    expect(remarks.find(({ checkId }) => checkId === 'MIN-03')).toMatchObject({
      points: 6,
      level: 3,
    });
  });

  it('never gives more than 6 points for gaps in tasks', () => {
    const tasks = Array.from(
      { length: 9 },
      (_, index) => `Action: someone to do thing number ${index}`,
    );
    const { remarks } = read(`Notes of 3 June 2026\n\n${tasks.join('\n')}`);
    expect(remarks.reduce((sum, { points }) => sum + points, 0)).toBe(6);
  });

  it('anchors everything in whatever text', () => {
    const line = fc.constantFrom(
      'Present: Anna Berg, Ben',
      'Action: Ben to “sign” by Friday',
      'It was resolved to go (3 for, 2 against).',
      '☐ Anna: write',
      '• Who\tWhat',
      'Ben\tpay',
      'Next meeting: 9 June 2026',
      '12 May 2026',
      'Is it open?',
      '',
      'Decisions:',
      'Carried.',
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 14 }), (lines) => {
        const result = read(lines.join('\n'));
        expect(() => minutesDetailsSchema.parse(result.details)).not.toThrow();
        const all = [
          result.details.tasks,
          result.details.decisions,
          result.details.openQuestions,
          result.details.attendees,
        ].flat();
        expect(all.every(({ evidence }) => isAnchored(result.sourceText.text, evidence))).toBe(
          true,
        );
      }),
      { numRuns: 60 },
    );
  });
});

describe('what stands below the last task', () => {
  it('is no task where it closes the minutes', () => {
    const { details } = read(
      'Minutes of the Garden Committee\n\nPresent: Anna Berg, Ben Cole\n\nAction items\n\n• Ben: ask for prices\n• Next meeting: 1 April 2026\n• The meeting closed at 11.40.',
    );
    expect(details.tasks.map(({ what }) => what)).toEqual(['ask for prices']);
  });
});
