import { readdirSync } from 'node:fs';

const folder = new URL('../src/contract/rules/', import.meta.url);

/** The registry of the rule book as TypeScript, made from the files in the rules folder. */
export function createRegistry(): string {
  const names = readdirSync(folder)
    .filter((name) => /^[a-z]{3}-\d{2}-.+\.ts$/.test(name) && !name.endsWith('.test.ts'))
    .sort();
  const getVariable = (name: string) => name.slice(0, 6).replace('-', '');
  return [
    '// Made by `npm run generate` from the files in this folder.',
    "import type { Rule } from '../rule.ts';",
    ...names.map((name) => `import { rule as ${getVariable(name)} } from './${name}';`),
    '',
    '/** The rule book, in the order of its ids. */',
    'export const rules: readonly Rule[] = Object.freeze([',
    ...names.map((name) => `  ${getVariable(name)},`),
    ']);',
    '',
  ].join('\n');
}
