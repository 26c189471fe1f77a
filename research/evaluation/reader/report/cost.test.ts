import { describe, expect, it } from 'vitest';
import type { FormatResult } from '../evaluate-format.ts';
import { getRatios, measureCost } from './cost.ts';

/** Files that took so many milliseconds warm and alone, ten pages each; nothing for one that was refused. */
function buildResult(times: readonly (readonly [warm: number, alone: number] | undefined)[]) {
  const files = times.map((time, at) => ({
    file: { path: `file-${at}`, format: 'docx', size: 500_000 },
    reading:
      time === undefined
        ? { kind: 'answer', answer: { kind: 'refused', code: 'document_corrupt' } }
        : {
            kind: 'answer',
            answer: { kind: 'read', source, faults: [], cpuMs: [999, time[0], 1] },
          },
    alone: time === undefined ? undefined : { cpuMs: time[1], peakMb: 60 + at },
  }));
  const cost = { totalMs: 1000, isCpu: true, single: { path: 'file-1', ms: 800 } };
  const tools = [{ tool: 'LibreOffice', texts: new Map(), cost }];
  return { format: 'docx', files, tools } as unknown as FormatResult;
}

const source = { text: '', pages: Array.from({ length: 10 }, () => ({})), warnings: [] };

describe('the cost of a format', () => {
  it('is that of the middle read of each file, and of its read alone', () => {
    const cost = measureCost(
      buildResult([
        [20, 100],
        [80, 400],
      ]).files,
    );
    expect(cost).toMatchObject({ megabytes: 1, pages: 20, seconds: 0.1, fileMs: 80 });
    expect(cost.alone).toEqual({ pagesPerSecond: 40, fileMs: 400, peakMb: 61 });
  });

  it('is compared with a tool for all files and for the one it was given alone', () => {
    expect(
      getRatios(
        buildResult([
          [20, 100],
          [80, 400],
        ]),
        'LibreOffice',
      ),
    ).toEqual({ all: 10, alone: 2 });
  });

  it('is not compared where pages were recognized', () => {
    const result = buildResult([
      [20, 100],
      [80, 400],
    ]);
    const warnings = [{ code: 'text-recognized' }];
    const recognized = { kind: 'read', source: { ...source, warnings }, faults: [], cpuMs: [9000] };
    Object.assign(result.files[0] ?? {}, { reading: { kind: 'answer', answer: recognized } });
    expect(getRatios(result, 'LibreOffice')).toEqual({ all: 12.5, alone: 2 });
  });

  it('leaves refused files out, and is then no measure against a tool that took them all', () => {
    const result = buildResult([[20, 100], undefined]);
    expect(measureCost(result.files)).toMatchObject({ megabytes: 0.5, pages: 10, seconds: 0.02 });
    expect(getRatios(result, 'LibreOffice')).toEqual({ all: undefined, alone: undefined });
  });
});
