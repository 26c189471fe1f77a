import type { Rule } from '../src/contract/rule.ts';
import { rules } from '../src/contract/rules/index.generated.ts';
import type { CheckDescription } from '../src/other/check-description.ts';
import { checkGroups } from '../src/other/check-groups.ts';
import { ruleBookVersion } from '../src/version.ts';

/** The rule book as a page: every check of contracts and of all other documents, with what it rests on. */
export function createRulePage(): string {
  return [...describeBook(), ...listRules(), ...listOtherChecks(), ''].join('\n');
}

function describeBook(): readonly string[] {
  const count = checkGroups.reduce((sum, { checks }) => sum + checks.length, 0);
  return [
    '# The rule book',
    '',
    `Version ${ruleBookVersion}: ${rules.length} rules for contracts and ${count} checks of other documents. Made by`,
    '`npm run generate` from the files in `packages/engine/src/contract/rules/` and `packages/engine/src/other/`.',
    'A test runs the examples that each of them has.',
  ];
}

function listRules(): readonly string[] {
  const categories = [...new Set(rules.map(({ category }) => category))];
  return [
    '',
    '## Contracts',
    '',
    'Severity: 1 info, 2 low, 3 medium, 4 high, 5 critical, before counter-evidence and aggravation. Grade: share of findings in real agreements that were right when',
    'they were read by hand, A 80 % and more, B 50-79 %, C less, N not measured; C and N count nothing in the score. This is drafting-risk triage, not legal advice.',
    ...categories.flatMap((category) => [
      '',
      `### ${category.charAt(0).toUpperCase()}${category.slice(1).replaceAll('-', ' ')}`,
      '',
      '| Rule | What it finds | Severity | Grade | Documents | Whose risk | Source |',
      '|---|---|---|---|---|---|---|',
      ...rules.filter((rule) => rule.category === category).map(describeRule),
    ]),
  ];
}

function describeRule(rule: Rule): string {
  const { id, name, baseSeverity, grade, sample, documents, borneBy, source } = rule;
  const measured = sample === undefined ? grade : `${grade} (${sample.right} of ${sample.read})`;
  const kinds = documents === 'all' ? 'all' : documents.join(', ');
  return createTableRow([id, name, String(baseSeverity), measured, kinds, borneBy, source]);
}

function listOtherChecks(): readonly string[] {
  return [
    '',
    '## Other documents',
    '',
    'Level: 1 polish, 2 worth fixing, 3 likely to cost marks or money; some checks set it by what they find. The checks of hidden content, drafting, numbers and dates',
    'are the same for contracts (OPS-13, OPS-06, OPS-10, OPS-12) and for all other documents (GEN-02 to GEN-05).',
    ...checkGroups.flatMap(({ name, checks }) => [
      '',
      `### ${name}`,
      '',
      '| Check | What it finds | Level | Why it matters | Source |',
      '|---|---|---|---|---|',
      ...checks.map(describeCheck),
    ]),
  ];
}

function describeCheck({ id, title, level, why, source }: CheckDescription): string {
  return createTableRow([id, title, level === undefined ? 'varies' : String(level), why, source]);
}

function createTableRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
