import { type Contract, readContracts } from '@clauselight/datasets';
import { analyze, rules } from '@clauselight/engine';
import { type Analysis, type Finding, isAnchored } from '@clauselight/schema';
import { clauseModel } from '../clause-model.ts';

interface Pair {
  readonly contract: Contract;
  readonly analysis: Analysis;
  readonly milliseconds: number;
}

const [folder = '../shared/data', ...options] = process.argv.slice(2);
const pairs = readContracts(folder).map((contract): Pair => {
  const start = performance.now();
  const analysis = analyze(contract.sourceText, { clauseModel });
  return { contract, analysis, milliseconds: performance.now() - start };
});

printKinds(pairs);
printRules(pairs);
printDistribution(
  'Score',
  pairs.map(({ analysis }) => analysis.score.value),
);
printDistribution(
  'R',
  pairs.map(({ analysis }) => analysis.score.r),
);
printDistribution(
  'Milliseconds a document',
  pairs.map(({ milliseconds }) => milliseconds),
);
printDistribution(
  'Milliseconds per 100,000 characters',
  pairs.map(
    ({ contract, milliseconds }) => (100_000 * milliseconds) / contract.sourceText.text.length,
  ),
);
const sampled = options.find((option) => option.startsWith('--hits='))?.slice(7);
if (sampled !== undefined) printHits(pairs, sampled);

function printKinds(part: readonly Pair[]): void {
  const counts = new Map<string, number>();
  for (const { analysis } of part) {
    counts.set(analysis.documentKind.kind, (counts.get(analysis.documentKind.kind) ?? 0) + 1);
  }
  console.log('\nDocument kinds');
  console.table(
    [...counts]
      .map(([kind, contracts]) => ({ kind, contracts }))
      .sort((a, b) => b.contracts - a.contracts),
  );
}

function printRules(part: readonly Pair[]): void {
  console.log('\nRules');
  console.table(
    rules.map((rule) => {
      const applied = part.filter(({ analysis }) =>
        analysis.checks.some(
          (check) => check.ruleId === rule.id && check.outcome !== 'not-applicable',
        ),
      );
      const fired = applied.filter(({ analysis }) =>
        analysis.findings.some(({ ruleId }) => ruleId === rule.id),
      );
      const findings = fired.flatMap(({ analysis }) =>
        analysis.findings.filter(({ ruleId }) => ruleId === rule.id),
      );
      return {
        rule: rule.id,
        name: rule.name,
        applied: applied.length,
        fired: fired.length,
        rate: percent(fired.length, applied.length),
        findings: findings.length,
        severity: mean(findings.map(({ severity }) => severity)),
      };
    }),
  );
}

function printDistribution(title: string, values: readonly number[]): void {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  console.log(
    `\n${title}, 5/25/50/75/95/100 %: ${[0.05, 0.25, 0.5, 0.75, 0.95, 1].map(at).join(' / ')}`,
  );
}

/** A reproducible sample of findings to be read by hand. */
function printHits(part: readonly Pair[], ids: string): void {
  for (const id of ids.split(',')) {
    const hits = part.flatMap(({ contract, analysis }) =>
      analysis.findings
        .filter(({ ruleId }) => ruleId === id)
        .map((finding) => ({ contract, finding })),
    );
    const step = Math.max(1, Math.floor(hits.length / 6));
    console.log(`\n#### ${id}: ${hits.length} findings`);
    hits
      .filter((_, index) => index % step === Math.floor(step / 2))
      .slice(0, 6)
      .forEach(({ contract, finding }) => {
        console.log(
          `- [${finding.severity}] ${contract.title.slice(0, 40)}: ${describe(contract, finding)}`,
        );
      });
  }
}

function describe({ sourceText }: Contract, finding: Finding): string {
  const evidence = finding.evidence[0];
  if (evidence === undefined || !isAnchored(sourceText.text, evidence))
    throw new Error('a finding is not anchored');
  const reasons = finding.adjustments.map(({ effect, reason }) => `${effect} ${reason}`).join('; ');
  const before = sourceText.text.slice(Math.max(0, evidence.start - 80), evidence.start);
  return `${before}>>${evidence.quote.slice(0, 420)}<< {${reasons}}`.replace(/\s+/g, ' ');
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(0)} %`;
}

function mean(values: readonly number[]): string {
  return values.length === 0
    ? '-'
    : (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1);
}
