import { concepts } from '../src/contract/catalogue/concepts.ts';
import { rules } from '../src/contract/rules/index.generated.ts';
import type { ChangeRecipe, RecipeStep } from '../src/redline/recipe.ts';
import { recipes } from '../src/redline/recipes/index.ts';

const names = new Map([
  ...rules.map(({ id, name }) => [id, name] as const),
  ...concepts.map(({ id, name }) => [`C-${id}`, name] as const),
]);

/** Writes the page that lists which changes are proposed for which findings. */
export function createChangesPage(): string {
  const answered = new Set(recipes.flatMap((recipe) => recipe.for));
  return `# Proposed changes

Made by \`npm run generate\` from \`packages/engine/src/redline/recipes/\`. Do not edit it by hand.

${recipes.length} recipes answer the findings of ${answered.size} rules and concepts. For one finding they are tried in this order. A change is proposed only if it was proven
(\`docs/decisions/051-proposed-changes.md\`). \`{bearer}\` is the party with the risk and \`{other}\` the other one, as the document calls them; \`{agreement}\` is what it calls itself, and a number in
braces is written as the document writes numbers.

| For | Change | How |
|---|---|---|
${recipes.map(createRow).join('\n')}
`;
}

function createRow({ for: ids, title, steps }: ChangeRecipe): string {
  const own = ids.map((id) => `${id} ${names.get(id) ?? ''}`.trim()).join('; ');
  return `| ${toCell(own)} | ${toCell(title)} | ${toCell(steps.map(describe).join('; '))} |`;
}

function describe(step: RecipeStep): string {
  switch (step.do) {
    case 'replace':
      return step.by === '' ? 'deletes the words' : `puts “${step.by}”`;
    case 'set-time':
      return `sets a time that is ${step.if} to ${step.to.count} ${step.to.unit}${step.to.count === 1 ? '' : 's'}`;
    case 'make-mutual':
      return 'makes it hold for both parties';
    case 'extend':
      return `adds before the full stop “${step.text}”`;
    case 'add-sentence':
      return `adds “${step.text}”`;
    case 'delete-sentence':
      return 'deletes the sentence';
    case 'delete-next':
      return 'deletes the next sentence, if it contradicts';
    case 'add-clause':
      return `adds a clause “${step.heading}. ${step.text}”`;
  }
}

function toCell(words: string): string {
  return words.replaceAll('|', '\\|');
}
