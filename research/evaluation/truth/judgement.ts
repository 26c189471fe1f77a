import type { Assertion } from './assertion.ts';

export const verdicts = ['right', 'wrong', 'misleading', 'cannot-tell'] as const;
export type Verdict = (typeof verdicts)[number];

export const readers = ['A', 'B'] as const;
export type Reader = (typeof readers)[number];

/** What one reader says of one assertion. It holds no words of the document. */
export interface Judgement extends Pick<Assertion, 'id' | 'document' | 'class' | 'subject'> {
  readonly verdict: Verdict;
  readonly reader: Reader;
  /** Why, in the reader's own words. */
  readonly reason: string;
}

const longestReason = 200;

/** Parses a file of judgements, one JSON object a line. Throws for a line that is no judgement, with its number. */
export function parseJudgements(text: string): readonly Judgement[] {
  return text
    .split('\n')
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, number }) => parseLine(line, number));
}

/** Writes judgements one a line, in the order of their documents and ids, so that changes are easy to read. */
export function writeJudgements(judgements: readonly Judgement[]): string {
  const lines = judgements
    .toSorted((a, b) => compare(`${a.document} ${a.id}`, `${b.document} ${b.id}`))
    .map(({ id, document, class: own, subject, verdict, reader, reason }) =>
      JSON.stringify({ id, document, class: own, subject, verdict, reader, reason }),
    );
  return lines.map((line) => `${line}\n`).join('');
}

/**
 * Judges assertions by lines of id, verdict and reason, divided by tabs. Throws for an unknown id or verdict, and for a
 * reason that is missing or long.
 */
export function readVerdicts(
  text: string,
  { assertions, reader }: { readonly assertions: readonly Assertion[]; readonly reader: Reader },
): readonly Judgement[] {
  const byId = new Map(assertions.map((assertion) => [assertion.id, assertion]));
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [id = '', verdict = '', reason = ''] = line.split('\t').map((cell) => cell.trim());
    const assertion = byId.get(id);
    if (assertion === undefined) throw new Error(`${id} is no assertion`);
    const { document, class: own, subject } = assertion;
    return check({ id, document, class: own, subject, verdict, reader, reason }, id);
  });
}

/** The judgements with others put in the place of earlier ones by the same reader. */
export function replaceJudgements(
  judgements: readonly Judgement[],
  later: readonly Judgement[],
): readonly Judgement[] {
  const byKey = new Map([...judgements, ...later].map((one) => [`${one.reader} ${one.id}`, one]));
  return [...byKey.values()];
}

function parseLine(line: string, number: number): Judgement {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (cause) {
    throw new Error(`line ${number} is no JSON`, { cause });
  }
  return check(value as Record<string, unknown>, `line ${number}`);
}

function check(value: Readonly<Record<string, unknown>>, name: string): Judgement {
  for (const field of ['id', 'document', 'class', 'subject', 'reason']) {
    if (typeof value[field] !== 'string' || value[field] === '')
      throw new Error(`${name} has no ${field}`);
  }
  const { verdict, reader, reason } = value as unknown as Judgement;
  if (!verdicts.includes(verdict)) throw new Error(`${name}: ${verdict} is no verdict`);
  if (!readers.includes(reader)) throw new Error(`${name}: ${reader} is no reader`);
  if (reason.length > longestReason) throw new Error(`${name} has a reason that is too long`);
  return value as unknown as Judgement;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
