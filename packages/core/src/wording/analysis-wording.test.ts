import { describe, expect, it } from 'vitest';
import { describeFailedSteps, describeLeftOut, describeRecognition } from './analysis-wording.ts';

describe('the wording of an analysis', () => {
  const steps = [{ label: 'Checking for risks' }, { label: 'Finding terms' }];

  it('names the steps that failed, and what to do about them', () => {
    expect(describeFailedSteps(steps)).toBe(
      'These steps failed, and what they would have found is unknown: Checking for risks; Finding terms. Analyze the document again; if it stays so, read these points yourself.',
    );
  });

  it('does not ask for another analysis where none can be made', () => {
    expect(describeFailedSteps(steps, { canRepeat: false })).toMatch(
      /Finding terms\. Read these points yourself\.$/,
    );
  });

  it.each(['Recognised by its title', 'Recognized by its title', 'its title'])(
    'leaves out what the label says already: %s',
    (reason) => {
      expect(describeRecognition(reason)).toBe('its title');
    },
  );

  it('counts what a result has no room for', () => {
    const leftOut = [
      { part: 'findings' as const, count: 1200 },
      { part: 'texts' as const, count: 1 },
    ];
    expect(describeLeftOut(leftOut)).toMatch(
      /^Left out: 1,200 findings\. Shortened: 1 long passage or list\. /,
    );
  });

  it('says nothing of a result that holds everything', () => {
    expect(describeLeftOut([])).toBeUndefined();
  });
});
