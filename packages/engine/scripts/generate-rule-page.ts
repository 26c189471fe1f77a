import type { Rule } from '../src/contract/rule.ts';
import { rules } from '../src/contract/rules/index.generated.ts';
import { ruleBookVersion } from '../src/version.ts';

/** The rule book as a page: what every rule looks for, how grave it is, what its grade rests on, and where it comes from. */
export function createRulePage(): string {
  const categories = [...new Set(rules.map(({ category }) => category))];
  return [
    '# The rule book',
    '',
    `Version ${ruleBookVersion}, ${rules.length} rules. Made by \`npm run generate\` from the files in \`packages/engine/src/contract/rules/\`.`,
    '',
    'Severity: 1 info, 2 low, 3 medium, 4 high, 5 critical, before counter-evidence and aggravation. Grade: share of findings in real agreements that were right when',
    'they were read by hand, A 80 % and more, B 50-79 %, C less, N not measured; C and N count nothing in the score. This is drafting-risk triage, not legal advice.',
    ...categories.flatMap((category) => [
      '',
      `## ${category.charAt(0).toUpperCase()}${category.slice(1).replaceAll('-', ' ')}`,
      '',
      '| Rule | What it finds | Severity | Grade | Documents | Whose risk | Source |',
      '|---|---|---|---|---|---|---|',
      ...rules.filter((rule) => rule.category === category).map(createRow),
    ]),
    '',
  ].join('\n');
}

function createRow(rule: Rule): string {
  const { id, name, baseSeverity, grade, sample, documents, borneBy, source } = rule;
  const measured = sample === undefined ? grade : `${grade} (${sample.right} of ${sample.read})`;
  const kinds = documents === 'all' ? 'all' : documents.join(', ');
  const cells = [id, name, String(baseSeverity), measured, kinds, borneBy, source];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
