import { type CatalogueConcept, readConcepts } from './concepts.ts';

/** The catalogue as the engine loads it: what is said of each concept, without what only research needs. */
export function createConceptRegistry(): string {
  const concepts = readConcepts().map(({ pack: _, ...concept }) => concept);
  return `${JSON.stringify(concepts)}\n`;
}

/** The catalogue as a page. */
export function createConceptPage(): string {
  const concepts = readConcepts();
  const packs = groupByPack(concepts);
  return [
    '# The catalogue of concepts',
    '',
    `${concepts.length} risks that the concept model looks for in every sentence of a contract, in any words. Made by`,
    '`npm run generate` from the files in `research/data/concepts/`. How well each is found is in the model card,',
    '`packages/engine/weights/concepts.md`. This is drafting-risk triage, not legal advice.',
    ...[...packs].flatMap(([pack, own]) => [
      '',
      `## ${pack.charAt(0).toUpperCase()}${pack.slice(1).replaceAll('-', ' ')}`,
      '',
      '| Concept | What it is | Severity | Documents | Whose risk | Rules for the same risk |',
      '|---|---|---|---|---|---|',
      ...own.map(describeConcept),
    ]),
    '',
  ].join('\n');
}

function describeConcept(concept: CatalogueConcept): string {
  const { name, what, severity, kinds, borneBy, rules } = concept;
  const documents = kinds === 'all' ? 'all' : kinds.join(', ');
  const cells = [name, what, String(severity), documents, borneBy, rules.join(', ') || '–'];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function groupByPack(
  concepts: readonly CatalogueConcept[],
): ReadonlyMap<string, readonly CatalogueConcept[]> {
  const packs = new Map<string, CatalogueConcept[]>();
  for (const concept of concepts) {
    const own = packs.get(concept.pack);
    if (own === undefined) packs.set(concept.pack, [concept]);
    else own.push(concept);
  }
  return packs;
}
