import { findHighMedian } from '../../median.ts';
import type { FileResult, FormatResult } from '../evaluate-format.ts';
import { listTokens } from '../measures/overlap.ts';
import { findSource, isRecognized } from '../read-files.ts';
import { getLargest, getSum } from './figures.ts';

/** Where a format has no pages, this many words count as one. */
const wordsOfPage = 500;

export interface FormatCost {
  readonly megabytes: number;
  readonly pages: number;
  /** CPU seconds of all files together, each its median. */
  readonly seconds: number;
  /** Median milliseconds of CPU for a file. */
  readonly fileMs: number | undefined;
  readonly alone: AloneCost;
}

/** Of the files that were read once more as the product reads them. */
export interface AloneCost {
  /** Pages for a second of CPU time of both processes. */
  readonly pagesPerSecond: number | undefined;
  /** Median milliseconds of CPU for a file, of both processes. */
  readonly fileMs: number | undefined;
  readonly peakMb: number | undefined;
}

/** What reading files took, of those that were read. */
export function measureCost(files: readonly FileResult[]): FormatCost {
  const read = files.filter(({ reading }) => findSource(reading) !== undefined);
  const times = read.map(getFileMs);
  return {
    megabytes: getSum(read.map(({ file }) => file.size)) / 1e6,
    pages: getSum(read.map(countPages)),
    seconds: getSum(times) / 1000,
    fileMs: findHighMedian(times),
    alone: measureAlone(read),
  };
}

function measureAlone(read: readonly FileResult[]): AloneCost {
  const timed = read.flatMap((file) =>
    file.alone?.cpuMs === undefined ? [] : [{ pages: countPages(file), ms: file.alone.cpuMs }],
  );
  const seconds = getSum(timed.map(({ ms }) => ms)) / 1000;
  return {
    pagesPerSecond: seconds === 0 ? undefined : getSum(timed.map(({ pages }) => pages)) / seconds,
    fileMs: findHighMedian(timed.map(({ ms }) => ms)),
    peakMb: getLargest(read.flatMap(({ alone }) => alone?.peakMb ?? [])),
  };
}

/** Median CPU milliseconds of a read; 0 for a file that was not read. */
export function getFileMs({ reading }: FileResult): number {
  const isRead = reading.kind === 'answer' && reading.answer.kind === 'read';
  return isRead ? (findHighMedian(reading.answer.cpuMs) ?? 0) : 0;
}

function countPages({ reading }: FileResult): number {
  const source = findSource(reading);
  if (source === undefined) return 0;
  return source.pages.length > 0
    ? source.pages.length
    : listTokens(source.text).length / wordsOfPage;
}

export interface Ratios {
  /** A tool's CPU time for all files over ours in one warm process; nothing if a file was not read. */
  readonly all: number | undefined;
  /** A tool's CPU time for one file over ours for the same file, both with the start of their processes. */
  readonly alone: number | undefined;
}

/** How many times the time we take a tool takes, for the same files: those of whose pages none was recognized. */
export function getRatios({ files: all, tools }: FormatResult, tool: string): Ratios {
  const files = all.filter(({ reading }) => !isRecognized(reading));
  const cost = tools.find((other) => other.tool === tool)?.cost;
  const own = getSum(files.map(getFileMs));
  const isWhole = files.every(({ reading }) => findSource(reading) !== undefined);
  const same = files.find(({ file }) => file.path === cost?.single?.path)?.alone?.cpuMs;
  return {
    all: cost === undefined || own === 0 || !isWhole ? undefined : cost.totalMs / own,
    alone: cost?.single === undefined || same === undefined ? undefined : cost.single.ms / same,
  };
}
