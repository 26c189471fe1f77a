import { analyze, rules } from '@clauselight/engine';
import { type Contract, readContracts } from '@clauselight/research-data';
import type { Analysis, Finding } from '@clauselight/schema';
import { formatTable } from '../reader/report/text-table.ts';
import { weights } from '../weights.ts';
import { parseRulesOptions, type RulesOptions, rulesUsage } from './options.ts';
import { type TriedSentence, tryOwnExamples, trySentencesOf } from './try-sentences.ts';

interface Analyzed {
  readonly contract: Contract;
  readonly analysis: Analysis;
}

const options = parseRulesOptions(process.argv.slice(2));
if (options === undefined) {
  console.error(rulesUsage);
  process.exitCode = 2;
} else {
  main(options);
}

function main({ data, sentences, show, sample }: RulesOptions): void {
  printSentences('Examples of the rules', tryOwnExamples());
  if (sentences !== undefined)
    printSentences(`Sentences of ${sentences}`, trySentencesOf(sentences));
  const analyzed = readContracts(data).map((contract): Analyzed => {
    return { contract, analysis: analyze(contract.sourceText, { weights }) };
  });
  printKinds(analyzed);
  printRules(analyzed);
  const scores = analyzed.flatMap(({ analysis }) => analysis.score ?? []);
  printDistribution(
    'Score',
    scores.map(({ value }) => value),
  );
  printDistribution(
    'R',
    scores.map(({ r }) => r),
  );
  for (const id of show) printSample(analyzed, id, sample);
}

function printSentences(title: string, tried: readonly TriedSentence[]): void {
  const wrong = tried.filter(({ isRight }) => !isRight);
  console.log(`\n${title}: ${tried.length - wrong.length} of ${tried.length} as they must be`);
  for (const { ruleId, expected, text } of wrong)
    console.log(`  ${ruleId} not ${expected}: ${text}`);
  if (wrong.length > 0) process.exitCode = 1;
}

function printKinds(analyzed: readonly Analyzed[]): void {
  const counts = new Map<string, number>();
  for (const { analysis } of analyzed) {
    const { kind } = analysis.documentKind;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const rows = [...counts].sort((a, b) => b[1] - a[1]).map(([kind, count]) => [kind, `${count}`]);
  console.log(`\n${formatTable(['kind', 'contracts'], rows)}`);
}

/** How often each rule finds something in a hundred documents to which it applies: what is noisy shows. */
function printRules(analyzed: readonly Analyzed[]): void {
  const rows = rules.map((rule) => {
    const applied = analyzed.filter(({ analysis }) =>
      analysis.checks.some(
        ({ ruleId, outcome }) => ruleId === rule.id && outcome !== 'not-checked',
      ),
    );
    const findings = applied.map(({ analysis }) =>
      analysis.findings.filter(({ ruleId }) => ruleId === rule.id),
    );
    const count = findings.flat().length;
    const hit = findings.filter((own) => own.length > 0).length;
    return [
      rule.id,
      rule.grade,
      rule.sample === undefined ? '-' : `${rule.sample.right}/${rule.sample.read}`,
      `${applied.length}`,
      divide(100 * hit, applied.length),
      divide(100 * count, applied.length),
      divide(sum(findings.flat().map(({ severity }) => severity)), count),
      rule.name,
    ];
  });
  const head = ['rule', 'grade', 'right', 'applied', 'found in %', 'hits/100', 'severity', 'name'];
  console.log(`\n${formatTable(head, rows)}`);
}

function printDistribution(title: string, values: readonly number[]): void {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  const shares = [0.05, 0.25, 0.5, 0.75, 0.95, 1];
  console.log(`\n${title}, 5/25/50/75/95/100 %: ${shares.map(at).join(' / ')}`);
}

/** A reproducible sample of a rule's findings, to be read by hand. */
function printSample(analyzed: readonly Analyzed[], id: string, size: number): void {
  const all = analyzed.flatMap(({ contract, analysis }) =>
    analysis.findings
      .filter(({ ruleId }) => ruleId === id)
      .map((finding) => ({ contract, finding })),
  );
  const step = Math.max(1, all.length / size);
  console.log(`\n${id}: ${all.length} findings`);
  for (let index = 0; index < Math.min(size, all.length); index += 1) {
    const one = all[Math.floor((index + 0.5) * step)];
    if (one !== undefined) console.log(`- ${describe(one.contract, one.finding)}`);
  }
}

function describe({ title, sourceText }: Contract, finding: Finding): string {
  const reasons = finding.adjustments.map(({ effect, reason }) => `${effect} ${reason}`).join('; ');
  const [lead] = finding.evidence;
  const place =
    lead === undefined ? '' : sourceText.text.slice(Math.max(0, lead.start - 80), lead.start);
  const words = `${place}>>${(lead?.quote ?? finding.detail ?? '').slice(0, 420)}<<`;
  return `[${finding.severity}] ${title.slice(0, 40)}: ${words} {${reasons}}`.replace(/\s+/g, ' ');
}

function divide(part: number, whole: number): string {
  return whole === 0 ? '-' : (part / whole).toFixed(1);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
