import { writeFileSync } from 'node:fs';
import { isAnchored } from '@clauselight/core';
import { analyze } from '@clauselight/engine';
import { type Contract, readContracts } from '@clauselight/research-data';
import type { Term } from '@clauselight/schema';
import { formatTable } from '../reader/report/text-table.ts';
import { weights } from '../weights.ts';
import { type Figures, isCorrect, type Outcome, sumOutcomes } from './comparison.ts';
import { comparisons } from './comparisons.ts';
import {
  type EvaluateTermsOptions,
  evaluateTermsUsage,
  parseEvaluateTermsOptions,
} from './options.ts';

interface Compared extends Outcome {
  readonly title: string;
}

interface Result {
  readonly name: string;
  readonly figures: Figures;
  readonly outcomes: readonly Compared[];
}

const options = parseEvaluateTermsOptions(process.argv.slice(2));
if (options === undefined) {
  console.error(evaluateTermsUsage);
  process.exitCode = 2;
} else {
  evaluate(options);
}

function evaluate({ data, misses, json, part }: EvaluateTermsOptions): void {
  const contracts = readContracts(data).filter(
    (_, index) => part === 'all' || (index % 3 === 2) === (part === 'third'),
  );
  const results = compareContracts(contracts);
  console.log(`${contracts.length} contracts\n`);
  console.log(formatResults(results));
  if (misses !== undefined) printMisses(results, misses);
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(results, undefined, 1)}\n`);
}

function compareContracts(contracts: readonly Contract[]): readonly Result[] {
  const read = contracts.map((contract) => ({ contract, terms: readTerms(contract) }));
  return comparisons.map(({ name, compare }) => {
    const outcomes = read.flatMap(({ contract, terms }): Compared[] => {
      const outcome = compare(contract, terms);
      return outcome === undefined ? [] : [{ title: contract.title, ...outcome }];
    });
    return { name, figures: sumOutcomes(outcomes), outcomes };
  });
}

function readTerms({ title, sourceText }: Contract): readonly Term[] {
  const { terms } = analyze(sourceText, { weights });
  const loose = terms.find(({ evidence }) => !isAnchored(sourceText.text, evidence));
  if (loose !== undefined) throw new Error(`${title}: ${loose.display} is not anchored`);
  return terms;
}

function formatResults(results: readonly Result[]): string {
  const header = [
    'term',
    'contracts',
    'annotated',
    'predicted',
    'right',
    'precision',
    'recall',
    'F1',
    'correct',
  ];
  const rows = results.map(({ name, figures }) => [
    name,
    ...[figures.contracts, figures.annotated, figures.predicted, figures.right].map(String),
    ...[figures.precision, figures.recall, figures.f1, figures.correctShare].map(formatShare),
  ]);
  return formatTable(header, rows);
}

function formatShare(share: number | undefined): string {
  return share === undefined ? '-' : `${(100 * share).toFixed(1)} %`;
}

function printMisses(results: readonly Result[], name: string): void {
  const result = results.find((one) => one.name === name);
  if (result === undefined) throw new Error(`there is no comparison of ${name}`);
  for (const outcome of result.outcomes.filter((one) => !isCorrect(one))) {
    const { title, expected, got } = outcome;
    console.log(`\n${title}\n  expected ${expected || '-'}\n  got      ${got || '-'}`);
  }
}
