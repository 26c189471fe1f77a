import type { SourceText } from '@clauselight/schema';
import { expect } from 'vitest';
import { findFaults } from './find-faults.ts';

/** Holds what is true of every source text, whatever it was read from. */
export function checkSourceText(source: SourceText): void {
  expect(findFaults(source)).toEqual([]);
}

/** The blocks as `kind number| text`, for comparison at a glance. */
export function listBlocks({ text, blocks }: SourceText): string[] {
  return blocks.map(({ kind, number, start, end }) => {
    const label = number === undefined ? kind : `${kind} ${number}`;
    return `${label}| ${text.slice(start, end)}`;
  });
}
