import { AppError, type SourceText } from '@clauselight/schema';
import { findFaults } from '../find-faults.ts';
import type { ExpectedEnd, HostileFile } from './hostile-file.ts';

export interface Judgment {
  readonly ending: ExpectedEnd | 'failure';
  /** What is wrong with that; nothing if the file ended as it should. */
  readonly troubles: readonly string[];
}

const linesShown = 2;

/** Waits for the read of a hostile file and says how it ended, and whether it may end so. */
export async function judgeRead(
  file: HostileFile,
  reading: Promise<SourceText>,
): Promise<Judgment> {
  try {
    const source = await reading;
    return { ending: 'read', troubles: findTroubles(file, source) };
  } catch (error) {
    if (error instanceof AppError)
      return { ending: error.code, troubles: findUnexpected(file, error.code) };
    return { ending: 'failure', troubles: [describe(error)] };
  }
}

function findUnexpected({ endings }: HostileFile, ending: ExpectedEnd): string[] {
  return endings.includes(ending) ? [] : [`${ending}; expected ${endings.join(' or ')}`];
}

function findTroubles(file: HostileFile, source: SourceText): string[] {
  const { warnings = [], secret } = file;
  const found = source.warnings.map(({ code }) => code);
  const isWarned = warnings.length === 0 || warnings.some((code) => found.includes(code));
  return [
    ...findUnexpected(file, 'read'),
    ...(isWarned ? [] : [`no warning ${warnings.join(' or ')}`]),
    ...(secret !== undefined && source.text.includes(secret) ? ['holds what it must not'] : []),
    ...findFaults(source).slice(0, linesShown),
  ];
}

/** The first lines of the stack; the sandbox hands the child's over as the cause. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : ` ${String(error.cause)}`;
  return `${error.message}${cause || ` ${error.stack ?? ''}`}`
    .split('\n')
    .slice(0, linesShown)
    .join(' ');
}
