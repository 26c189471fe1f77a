import { describe, expect, it } from 'vitest';
import { parseEvaluateReportOptions } from './options.ts';

describe('the options of the evaluation of reports', () => {
  it('make reports of twelve contracts unless told otherwise', () => {
    expect(parseEvaluateReportOptions(['--data', 'folder'])).toEqual({
      data: 'folder',
      contracts: 12,
      title: undefined,
    });
    expect(parseEvaluateReportOptions(['--data', 'folder', '--contracts', '3'])?.contracts).toBe(3);
  });

  it('are nothing where no folder is named', () => {
    expect(parseEvaluateReportOptions([])).toBeUndefined();
  });

  it('name no count there is not', () => {
    expect(() => parseEvaluateReportOptions(['--data', 'folder', '--contracts', 'all'])).toThrow(
      'all is no count of contracts',
    );
  });
});
