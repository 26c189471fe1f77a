import { parseArgs } from 'node:util';
import { listHints } from '@clauselight/core';
import { openTexts, readConcepts, toSourceText } from '@clauselight/datasets';
import { analyzeDocument } from '@clauselight/engine';
import { formatTable } from '../reader/report/text-table.ts';
import { weights } from '../weights.ts';
import {
  type ConceptsOfRules,
  countByConcept,
  countOutcomes,
  type JudgedIssue,
  judgeIssues,
  type Share,
} from './measure-review.ts';
import { type Review, readReviews, readWrittenReviews } from './review-files.ts';

const usage = `usage: npm run evaluate:reviews -- [--data FOLDER] [--half development|closed|all] [--missed] [--fair]
Without a folder of data only the documents that were written for this are measured.`;
const grave = 3;

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    half: { type: 'string', default: 'development' },
    missed: { type: 'boolean', default: false },
    fair: { type: 'boolean', default: false },
  },
});
if (!['development', 'closed', 'all'].includes(values.half)) {
  console.error(usage);
  process.exitCode = 2;
} else {
  await evaluate(values.data, values.half);
}

async function evaluate(data: string | undefined, half: string): Promise<void> {
  const reviews = [...(data === undefined ? [] : readReviews()), ...readWrittenReviews()].filter(
    (review) => half === 'all' || review.half === half,
  );
  const texts = data === undefined ? undefined : openTexts(data);
  const rules = listConceptsOfRules();
  const judged: JudgedIssue[] = [];
  const fair = { words: 0, findings: 0 };
  let words = 0;
  let findings = 0;
  let hints = 0;
  for (const review of reviews) {
    const { document, text = '' } = review;
    const source =
      document === undefined || texts === undefined ? toSourceText(text) : await texts(document);
    const analysis = await analyzeDocument(source, { weights });
    judged.push(...judgeIssues(review, source.text, analysis, rules));
    words += analysis.wordCount;
    findings += analysis.findings.length;
    hints += listHints(analysis.conceptPassages).length;
    if (!review.isFair) continue;
    const wrong = analysis.findings.filter(
      (one) => one.severity >= grave && one.evidence.length > 0,
    );
    fair.words += analysis.wordCount;
    fair.findings += wrong.length;
    if (values.fair) for (const one of wrong) printFinding(review, one);
  }
  print(judged);
  console.log(
    `\n${((1000 * findings) / words).toFixed(1)} findings and ${((1000 * hints) / words).toFixed(1)} passages worth a look in 1,000 words`,
  );
  console.log(
    `${((2000 * fair.findings) / fair.words).toFixed(2)} findings of severity ${grave} or more in 2,000 words of fair documents`,
  );
}

function listConceptsOfRules(): ConceptsOfRules {
  const rules = new Map<string, string[]>();
  for (const { id, rules: own } of readConcepts()) {
    for (const rule of own) rules.set(rule, [...(rules.get(rule) ?? []), id]);
  }
  return rules;
}

function printFinding(
  { name }: Review,
  one: { ruleId: string; severity: number; title: string; evidence: readonly { quote: string }[] },
): void {
  console.log(`${name}\t${one.ruleId}\t${one.severity}\t${one.title}\t${one.evidence[0]?.quote}`);
}

function print(judged: readonly JudgedIssue[]): void {
  if (values.missed) {
    for (const { review, issue, outcome } of judged) {
      if (outcome === 'raised') continue;
      console.log(
        `${outcome}\t${review.name}\t${issue.importance}\t${issue.concepts.join(',')}\t${issue.what}`,
      );
    }
  }
  const head = ['issues', 'number', 'raised in %', 'or worth a look', 'their words quoted in %'];
  console.log(formatTable(head, countOutcomes(judged).map(toRow)));
  console.log(`\n${formatTable(head, countByConcept(judged).slice(0, 60).map(toRow))}`);
}

function toRow({ name, issues, raised, shown, touched }: Share): string[] {
  const share = (part: number) => ((100 * part) / issues).toFixed(1);
  return [name, String(issues), share(raised), share(shown), share(touched)];
}
