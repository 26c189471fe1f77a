import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyze, type ClauseModel } from '@clauselight/engine';
import { readClauseModel, wasTrainedOn } from '@clauselight/engine/research';
import { type Contract, cuadNames, readContracts } from '@clauselight/research-data';
import { weights } from '../weights.ts';
import { readDescribedQuestions } from './described-questions.ts';
import {
  type AnalyzedContract,
  type AskedQuestion,
  askQuestions,
  forgetKnowledge,
  measureRecall,
  type Search,
  searchAsShipped,
  searchByWords,
} from './measure.ts';
import { evaluateAskUsage, parseEvaluateAskOptions } from './options.ts';
import { everydayQuestions } from './questions.ts';

/** Categories whose words are in many places of a contract, so that they are found easily. */
const recurring = new Set(cuadNames.slice(0, cuadNames.indexOf('Expiration Date')));

const options = parseEvaluateAskOptions(process.argv.slice(2));
if (options === undefined) {
  console.error(evaluateAskUsage);
  process.exit(2);
}

const clauseModel =
  options.weights === undefined
    ? weights.clauseModel
    : readClauseModel(readFileSync(join(options.weights, 'clauses.bin')));
const described = readDescribedQuestions(options.data);
const analyzed = chooseContracts(readContracts(options.data), clauseModel).map((contract) => ({
  contract,
  analysis: analyze(contract.sourceText, { weights: { ...weights, clauseModel } }),
}));

compare('as annotators ask', (category) => {
  const question = described.get(category.toLowerCase());
  return question === undefined ? [] : [question];
});
compare('in everyday words', (category) => everydayQuestions[category]?.chosenWith ?? []);
if (options.keptAside) {
  compare('kept aside', (category) => everydayQuestions[category]?.keptAside ?? []);
}

/** Contracts that the weights did not learn from, if there are any. */
function chooseContracts(contracts: readonly Contract[], model: ClauseModel): readonly Contract[] {
  const unseen = contracts.filter(({ sourceText }) => !wasTrainedOn(model, sourceText.text));
  console.log(
    `${contracts.length} contracts, ${unseen.length} that the weights did not learn from`,
  );
  if (unseen.length > 0) return unseen;
  console.log(
    'All were learned from: what is said with categories tells how well they are remembered.',
  );
  return contracts;
}

function compare(name: string, questionsOf: (category: string) => readonly string[]): void {
  const forgetful = analyzed.map(({ contract, analysis }) => ({
    contract,
    analysis: forgetKnowledge(analysis),
  }));
  const ask = (contracts: readonly AnalyzedContract[], search: Search) =>
    contracts.flatMap((contract) => askQuestions(contract, questionsOf, search));
  const ways = {
    'BM25 alone': ask(forgetful, searchByWords),
    'with tables of words': ask(forgetful, searchAsShipped),
    'with categories, terms, findings': ask(analyzed, searchAsShipped),
  };
  console.log(`\nQuestions ${name}`);
  console.table(mapValues(ways, describeRecall));
  console.log('Without names and first dates');
  console.table(mapValues(ways, (asked) => describeRecall(asked.filter(isRare))));
  const known = ways['with categories, terms, findings'];
  const ofCategory = (name: string) => known.filter(({ category }) => category === name);
  console.table(
    Object.fromEntries(cuadNames.map((name) => [name, describeRecall(ofCategory(name))])),
  );
  if (options?.misses === true) listMisses(known);
}

function isRare({ category }: AskedQuestion): boolean {
  return !recurring.has(category);
}

function mapValues<Value, Result>(
  values: Readonly<Record<string, Value>>,
  map: (value: Value) => Result,
): Readonly<Record<string, Result>> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
}

function describeRecall(asked: readonly AskedQuestion[]): Readonly<Record<string, string>> {
  const recalls = [1, 3, 5, 8].map((count) => [
    `recall@${count}`,
    measureRecall(asked, count).toFixed(3),
  ]);
  return { questions: String(asked.length), ...Object.fromEntries(recalls) };
}

function listMisses(asked: readonly AskedQuestion[]): void {
  for (const { title, category, question, rank } of asked) {
    if (rank === undefined || rank >= 5) console.log(`${category}\t${question}\t${title}`);
  }
}
