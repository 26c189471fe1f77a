import { type ClauseImportance, documentKindSchema } from '@clauselight/schema';
import { findChecklist } from '../src/contract/clause-review/checklists/index.ts';
import { clauseSubjects, listedSubjects } from '../src/contract/clause-review/subjects/index.ts';

/** The checklists as a page: which clauses each kind of contract should have, and how each clause is recognized. */
export function createChecklistPage(): string {
  return [...describePage(), ...listKinds(), ...listClauses(), ''].join('\n');
}

function describePage(): readonly string[] {
  return [
    '# Checklists of clauses',
    '',
    'The clauses that each kind of contract should have, in the order of importance for the side that usually did not write it. Made by `npm run generate` from',
    '`packages/engine/src/contract/clause-review/`. Decision 048 says how a verdict is given. Our own lists, by what advisers of that side raise; no legal advice.',
  ];
}

function listKinds(): readonly string[] {
  return [
    '',
    '## Kinds of contracts',
    ...documentKindSchema.options.flatMap((kind) => {
      const checklist = findChecklist(kind);
      if (checklist === undefined) return [];
      const { clauses, first, writtenFor } = checklist;
      const line = (name: string, importance: ClauseImportance) =>
        `- ${name}: ${clauses[importance].map(nameClause).join(', ')}.`;
      return [
        '',
        `### ${kind}`,
        '',
        `Written for ${writtenFor}.`,
        '',
        line('Essential', 'must'),
        line('Important', 'should'),
        line('Also common', 'could'),
        ...Object.entries(first).map(
          ([role, ids]) => `- First for the ${role}: ${ids.map(nameClause).join(', ')}.`,
        ),
      ];
    }),
  ];
}

function nameClause(id: string): string {
  const name = clauseSubjects[id]?.name ?? id;
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function listClauses(): readonly string[] {
  return [
    '',
    '## Clauses',
    '',
    'Called missing: never, or if none of the words without which nobody writes such a clause is in the text. A contract does well without some of them.',
    '',
    '| Clause | Question | Checks | Concepts of its own | Categories | Called missing | Acceptable if |',
    '|---|---|---|---|---|---|---|',
    ...listedSubjects.map((subject) => {
      const { name, question, rules, concepts = [], categories = [] } = subject;
      const isCalled = subject.vocabulary !== undefined;
      const missing = isCalled ? (subject.isOptional ? 'no need for it' : 'without its words') : '';
      const reasons = [
        ...(subject.settledBy ? [subject.settledBy.reason] : []),
        ...(subject.balanced ?? []).map(({ reason }) => reason),
      ];
      return createTableRow([
        name,
        question,
        rules.join(', '),
        concepts.join(', '),
        categories.join(', '),
        missing,
        reasons.join(' '),
      ]);
    }),
  ];
}

function createTableRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
