import type { JsonSchema, Question } from '../protocols/protocol.ts';

/** What an answer is asked for, told by the properties it is to have. */
export type TaskKind = 'portion' | 'whole' | 'passage' | 'other';

export interface ListedFinding {
  readonly id: string;
  readonly title: string;
  readonly why: string;
  readonly quote: string;
  readonly severity: number;
}

/** A prompt as its reader takes it in: what was quoted to it, and what is asked. */
export interface ReadPrompt {
  readonly task: TaskKind;
  readonly schema: JsonSchema | undefined;
  readonly system: string;
  /** Everything that was quoted and is no list: the document's own words first. */
  readonly text: string;
  readonly question: string;
  readonly findings: readonly ListedFinding[];
  /** Labels and values of the terms that were shown. */
  readonly terms: readonly string[];
  readonly notes: readonly { readonly text: string; readonly quotes: readonly string[] }[];
  readonly passages: readonly string[];
}

interface Row {
  readonly id?: unknown;
  readonly title?: unknown;
  readonly severity?: unknown;
  readonly quotes?: unknown;
  readonly [name: string]: unknown;
}
interface Block {
  readonly name: string;
  readonly text: string;
  readonly rows: readonly Row[];
}

/** Reads a prompt as `fenceParts` writes it: pieces between `<name-TAG>` and `</name-TAG>`, lists as a line of JSON each. */
export function readPrompt({ schema, system, prompt }: Question): ReadPrompt {
  const blocks = [...prompt.matchAll(/^<([a-z-]+)-([0-9a-f]{16})>\n(.*?)\n<\/\1-\2>$/gms)].map(
    ([, name = '', , text = '']) => ({ name, text, rows: readRows(text) }),
  );
  const rows = (isWanted: (row: Row) => boolean) =>
    blocks.flatMap((block) => block.rows).filter(isWanted);
  const findings = rows((row) => typeof row.id === 'string' && typeof row.title === 'string');
  return {
    task: recognise(schema, `${system}\n${prompt}`),
    schema,
    system,
    text: joinTexts(blocks, (name) => !isQuestion(name)),
    question: joinTexts(blocks, isQuestion),
    findings: findings.map(toFinding),
    terms: rows((row) => 'label' in row && 'value' in row).map(
      (row) => `${readText(row, 'label')}: ${readText(row, 'value')}`,
    ),
    notes: rows((row) => 'text' in row && 'quotes' in row).map((row) => ({
      text: readText(row, 'text'),
      quotes: Array.isArray(row.quotes) ? row.quotes.map(String) : [],
    })),
    passages: rows((row) => 'text' in row && 'number' in row).map((row) => readText(row, 'text')),
  };
}

function recognise(schema: JsonSchema | undefined, prompt: string): TaskKind {
  const has = (name: string) =>
    schema ? schema.properties?.[name] !== undefined : prompt.includes(`"${name}"`);
  if (has('explanations') && has('notes')) return 'portion';
  if (has('recommendations') && has('opinion')) return 'whole';
  return has('isAnswered') && has('sentences') ? 'passage' : 'other';
}

/** The rows of a list; none where any line is something else. */
function readRows(text: string): readonly Row[] {
  try {
    const rows = text.split('\n').map((line) => JSON.parse(line) as unknown);
    return rows.every((row) => typeof row === 'object' && row !== null) ? (rows as Row[]) : [];
  } catch {
    return [];
  }
}

function joinTexts(blocks: readonly Block[], isWanted: (name: string) => boolean): string {
  return blocks
    .filter(({ name, rows }) => rows.length === 0 && isWanted(name))
    .map(({ text }) => text)
    .join('\n\n');
}

function isQuestion(name: string): boolean {
  return name.startsWith('question');
}

function toFinding(row: Row): ListedFinding {
  return {
    id: readText(row, 'id'),
    title: readText(row, 'title'),
    why: readText(row, 'why'),
    quote: readText(row, 'quote'),
    severity: typeof row.severity === 'number' ? row.severity : 3,
  };
}

function readText(row: Row, name: string): string {
  const value = row[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
