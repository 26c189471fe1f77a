import { describe, expect, it } from 'vitest';
import { cues } from './cues.ts';

describe('cues', () => {
  it.each([
    ['the recipient shall not reverse engineer any sample', /reverse/],
    ['information that is independently developed by the recipient', /independent/],
    ['the recipient shall not solicit any employee of the company', /solicit/],
    ['required by law to disclose it, it shall notify the discloser', /subpoena/],
  ])('recognize the usual words: %s', (text, subject) => {
    const about = cues.filter((cue) => subject.test(cue.source));
    expect(about.some((cue) => cue.test(text))).toBe(true);
  });

  it('take little time over hostile text', () => {
    const words = 'not shall return request notice copy marked terminate employees only ';
    const text = words.repeat(90).slice(0, 6000);
    const start = process.cpuUsage();
    for (const cue of cues) cue.test(text);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(2500);
  });

  it('keep no state between texts', () => {
    expect(cues.filter(({ global, sticky }) => global || sticky)).toEqual([]);
  });
});
