import { parseArgs } from 'node:util';
import { judgeClauses } from '@clauselight/core';
import { getCategory, openTexts, readContracts, toSourceText } from '@clauselight/datasets';
import { analyze } from '@clauselight/engine';
import { clauseSubjects } from '@clauselight/engine/research';
import { formatTable } from '../reader/report/text-table.ts';
import { readReviews, readWrittenReviews } from '../reviews/review-files.ts';
import { weights } from '../weights.ts';
import {
  type Approval,
  type IssueVerdict,
  type JudgedIssue,
  measureVerdicts,
} from './measure-verdicts.ts';

const usage = `usage: npm run evaluate:verdicts -- [--data FOLDER] [--half development|closed|all] [--show] [--every N]
Without a folder of data only the documents that were written for this are measured.`;

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    half: { type: 'string', default: 'development' },
    show: { type: 'boolean', default: false },
    every: { type: 'string', default: '4' },
  },
});
if (!['development', 'closed', 'all'].includes(values.half)) {
  console.error(usage);
  process.exitCode = 2;
} else {
  await measureReviews(values.data, values.half);
  if (values.data !== undefined) measureAbsence(values.data, Number(values.every));
}

async function measureReviews(data: string | undefined, half: string): Promise<void> {
  const reviews = [...(data === undefined ? [] : readReviews()), ...readWrittenReviews()].filter(
    (review) => half === 'all' || review.half === half,
  );
  const texts = data === undefined ? undefined : openTexts(data);
  const issues: JudgedIssue[] = [];
  const approvals: Approval[] = [];
  const counts = new Map<string, number>();
  for (const review of reviews) {
    const { document, text = '' } = review;
    const source =
      document === undefined || texts === undefined ? toSourceText(text) : await texts(document);
    const analysis = analyze(source, { weights });
    const measured = measureVerdicts(review, analysis);
    issues.push(...measured.issues);
    approvals.push(...measured.approvals);
    for (const { verdict } of judgeClauses(analysis)) {
      counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
    }
  }
  printIssues(issues);
  printApprovals(approvals);
  const rows = [...counts].map(([verdict, count]) => [
    verdict,
    (count / reviews.length).toFixed(1),
  ]);
  console.log(`\n${formatTable(['verdict', 'a document'], rows)}`);
}

function printIssues(issues: readonly JudgedIssue[]): void {
  const sets = [...new Set(issues.map(({ review }) => review.set))];
  const outcomes: readonly IssueVerdict[] = ['flagged', 'open', 'approved', 'unlisted'];
  const rows = sets.map((set) => {
    const own = issues.filter(({ review }) => review.set === set);
    const shares = outcomes.map((outcome) => {
      const count = own.filter((one) => one.outcome === outcome).length;
      return ((100 * count) / own.length).toFixed(1);
    });
    return [set, String(own.length), ...shares];
  });
  console.log(formatTable(['clauses with an issue, in %', 'issues', ...outcomes], rows));
}

function printApprovals(approvals: readonly Approval[]): void {
  const ids = [...new Set(approvals.map(({ row }) => row.id))];
  const count = (own: readonly Approval[]) => [
    String(own.length),
    String(own.filter(({ isContradicted }) => isContradicted).length),
  ];
  const rows = ids.map((id) => [id, ...count(approvals.filter(({ row }) => row.id === id))]);
  const head = ['called in order', 'times', 'an adviser would raise something'];
  console.log(`\n${formatTable(head, [...rows, ['all', ...count(approvals)]])}`);
  if (!values.show) return;
  for (const { review, row, isContradicted } of approvals) {
    const words = row.balance?.evidence.quote.replace(/\s+/g, ' ').slice(0, 240);
    console.log(`${isContradicted ? 'CONTRADICTED' : ''}\t${review.name}\t${row.id}\t${words}`);
  }
}

/** Clauses that are called missing, and annotated contracts in which they stand. */
function measureAbsence(data: string, every: number): void {
  const missing = new Map<string, { times: number; wrong: string[] }>();
  for (const { title, sourceText, spans } of readContracts(data).filter(
    (_, index) => index % every === 0,
  )) {
    const analysis = analyze(sourceText, { weights });
    const verdicts = judgeClauses(analysis);
    for (const [at, row] of analysis.clauseRows.entries()) {
      if (verdicts[at]?.verdict !== 'missing') continue;
      const { categories = [] } = clauseSubjects[row.id] ?? {};
      const own = missing.get(row.id) ?? { times: 0, wrong: [] };
      missing.set(row.id, own);
      own.times += 1;
      const [words] = [...spans].flatMap(([name, own]) =>
        categories.includes(getCategory(name)) ? own : [],
      );
      if (words !== undefined) own.wrong.push(`${title}: ${words.slice(0, 200)}`);
    }
  }
  const rows = [...missing].map(([id, { times, wrong }]) => [
    id,
    String(times),
    String(wrong.length),
  ]);
  console.log(`\n${formatTable(['called missing', 'times', 'annotated'], rows)}`);
  if (values.show)
    for (const [id, { wrong }] of missing)
      for (const one of wrong) console.log(id, one.replace(/\s+/g, ' '));
}
