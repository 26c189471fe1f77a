import { createEvidence } from '@clauselight/core';
import type {
  Analysis,
  Block,
  ChangeEdit,
  Clause,
  Evidence,
  SourceText,
} from '@clauselight/schema';
import type { RecipeStep } from './recipe.ts';
import { type WritingPlace, writeWords } from './write-words.ts';

/** Behind which paragraph a new clause goes, and its number. */
interface ClausePlace {
  readonly block: Block;
  readonly number: string;
  /** Where the clause before it begins. */
  readonly model: number;
}

/**
 * A new clause behind the last numbered clause of the agreement, before signatures and attachments; undefined if there
 * is no such place.
 */
export function addClause(
  { heading, text }: Extract<RecipeStep, { do: 'add-clause' }>,
  { source, analysis }: { source: SourceText; analysis: Analysis },
  writing: WritingPlace,
): { passage: Evidence; edits: readonly ChangeEdit[] } | undefined {
  const written = writeWords(text, writing);
  const place = findClausePlace(source, analysis);
  if (written === undefined || place === undefined) return undefined;
  const { block, number, model } = place;
  const edit: ChangeEdit = {
    start: block.end,
    end: block.end,
    text: written,
    paragraph: { number, heading, model },
  };
  return { passage: createEvidence(source.text, block), edits: [edit] };
}

/** The most clauses of a contract that may be without the kind of number that a new clause would get; set by hand. */
const fewestNumbered = 3;

function findClausePlace(
  { text, blocks }: SourceText,
  analysis: Analysis,
): ClausePlace | undefined {
  const last = findMainRun(analysis.clauses)?.at(-1);
  // Terms that nobody negotiates, such as a public licence, name no two sides.
  if (last === undefined || analysis.sides.length < 2) return undefined;
  const signed = analysis.signatureBlocks.map(({ evidence }) => evidence.start);
  const inside = blocks.filter(({ start, end }) => start >= last.start && end <= last.end);
  const close = inside.findIndex(
    ({ start, end }) => signed.includes(start) || testimonium.test(text.slice(start, end)),
  );
  const body = close < 0 ? inside : inside.slice(0, close);
  const block = body.findLast(({ kind, start, end }) =>
    isRunningText(kind, text.slice(start, end)),
  );
  const [opening] = inside;
  if (block === undefined || opening === undefined) return undefined;
  const label = text.slice(opening.start, Math.min(opening.end, opening.start + longestLabel));
  return { block, number: writeNext(last.number ?? '', label), model: opening.start };
}

/** The words with which the parties sign. */
const testimonium =
  /\bin witness whereof\b|\bare signing this\b|\bthis _+ day of\b|\bday of _+|\b(?:has|have) (?:duly |caused this |each )*(?:executed|signed)\b|\bdate (?:first )?(?:written |set forth |appearing )?above\b|^\s*(?:exhibit|schedule|annex|appendix|attachment) [A-Z\d]/i;

/** The longest run of outermost clauses whose numbers rise: guidance before them and schedules behind them count anew. */
function findMainRun(clauses: readonly Clause[]): readonly Clause[] | undefined {
  const runs: Clause[][] = [];
  for (const clause of clauses) {
    const { level, kind, parentId } = clause;
    const number = readNumber(clause.number);
    if (kind !== undefined || parentId !== undefined || level !== 1 || number === undefined)
      continue;
    const run = runs.at(-1);
    const before = readNumber(run?.at(-1)?.number) ?? 0;
    if (run !== undefined && number > before && number <= before + largestGap) run.push(clause);
    else runs.push([clause]);
  }
  const [main] = runs.toSorted((a, b) => measureRun(b) - measureRun(a));
  return main === undefined || main.length < fewestNumbered ? undefined : main;
}

/** A few numbers may be missing, where clauses were taken out or not recognized. */
const largestGap = 3;

function measureRun(run: readonly Clause[]): number {
  return (run.at(-1)?.end ?? 0) - (run[0]?.start ?? 0);
}

/** A new clause stands behind a sentence, and not behind a heading, a caption or an address. */
function isRunningText(kind: Block['kind'], words: string): boolean {
  return (
    (kind === 'paragraph' || kind === 'list-item') &&
    words.length >= shortestText &&
    /[.!?]["”’)\]]*$/.test(words)
  );
}

const shortestText = 40;
const longestLabel = 24;

function readNumber(number: string | undefined): number | undefined {
  const digits = /^(?:(?:section|article|clause)\s+)?(\d{1,3})\.?$/i.exec(number ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** The next number, written as the document writes them: `13.`, `Section 13.` */
function writeNext(number: string, label: string): string {
  const next = String((readNumber(number) ?? 0) + 1);
  const written = /^\s*((?:(?:section|article|clause)\s+)?)(\d{1,3})([.):]?)/i.exec(label);
  return written === null ? `${next}.` : `${written[1]}${next}${written[3] || '.'}`;
}
