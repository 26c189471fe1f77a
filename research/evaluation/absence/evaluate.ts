import { analyze } from '@clauselight/engine';
import { readContracts } from '@clauselight/research-data';
import type { Check } from '@clauselight/schema';
import { formatTable } from '../reader/report/text-table.ts';
import { weights } from '../weights.ts';
import { type JudgedLine, judgeLines, quote } from './judge-lines.ts';
import { type AbsenceOptions, absenceUsage, parseAbsenceOptions } from './options.ts';

const options = parseAbsenceOptions(process.argv.slice(2));
if (options === undefined) {
  console.error(absenceUsage);
  process.exitCode = 2;
} else {
  main(options);
}

interface Line extends JudgedLine {
  readonly title: string;
}

function main({ data, every, show, sample }: AbsenceOptions): void {
  const contracts = readContracts(data).filter((_, index) => index % every === 0);
  const checks: Check[] = [];
  const lines: Line[] = [];
  for (const { title, sourceText, spans } of contracts) {
    const analysis = analyze(sourceText, { weights });
    checks.push(...analysis.checks);
    lines.push(...judgeLines(analysis.checks, spans).map((line) => ({ ...line, title })));
  }
  printOutcomes(contracts.length, checks);
  printCategories(lines);
  for (const id of show) printSample(lines, { id, sample });
}

function printOutcomes(contracts: number, checks: readonly Check[]): void {
  const outcomes = ['found', 'present', 'not-found', 'not-checked'] as const;
  const rows = outcomes.map((outcome) => {
    const count = checks.filter((check) => check.outcome === outcome).length;
    return [outcome, `${count}`, (count / contracts).toFixed(1)];
  });
  console.log(`\n${contracts} contracts\n${formatTable(['outcome', 'lines', 'a contract'], rows)}`);
}

/** Of each category: how many lines say that it is absent or present, and how many the annotators contradict. */
function printCategories(lines: readonly Line[]): void {
  const keys = [...new Set(lines.map(({ category, check }) => `${category}|${check.ruleId}`))];
  const rows = keys.map((key) => {
    const own = lines.filter(({ category, check }) => `${category}|${check.ruleId}` === key);
    return [...key.split('|'), ...countLines(own)];
  });
  const head = ['category', 'rule', 'absent', 'false', 'false %', 'present', 'unconfirmed'];
  console.log(`\n${formatTable(head, [...rows, ['all', '', ...countLines(lines)]])}`);
}

function countLines(lines: readonly Line[]): readonly string[] {
  const count = (holds: (line: Line) => boolean) => lines.filter(holds).length;
  const absent = count(({ check, isFalselyAbsent }) => {
    return check.outcome === 'not-found' || isFalselyAbsent;
  });
  const wrong = count(({ isFalselyAbsent }) => isFalselyAbsent);
  const present = count(({ check }) => check.outcome === 'present');
  const share = absent === 0 ? '-' : ((100 * wrong) / absent).toFixed(1);
  const unconfirmed = count(({ isUnconfirmed }) => isUnconfirmed);
  return [`${absent}`, `${wrong}`, share, `${present}`, `${unconfirmed}`];
}

/** What the annotators contradict of one rule, to be read by hand. */
function printSample(
  lines: readonly Line[],
  { id, sample }: { readonly id: string; readonly sample: number },
): void {
  const doubtful = lines.filter(
    ({ check, isFalselyAbsent, isUnconfirmed }) =>
      check.ruleId === id && (isFalselyAbsent || isUnconfirmed),
  );
  console.log(`\n${id}: ${doubtful.length} doubtful lines`);
  for (const { title, isFalselyAbsent, answers, check } of doubtful.slice(0, sample)) {
    const words = isFalselyAbsent ? `absent? ${answers[0]}` : `present? ${quote(check)}`;
    console.log(`- ${title.slice(0, 40)}: ${words.replace(/\s+/g, ' ').slice(0, 300)}`);
  }
}
