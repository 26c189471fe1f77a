import type { JsonSchema, Question } from '../protocols/protocol.ts';

/** What kind of answer is requested, recognized by its properties. */
export type TaskKind = 'portion' | 'whole' | 'passage' | 'other';

export interface ListedFinding {
  readonly id: string;
  readonly title: string;
  readonly quote: string;
  readonly severity: number;
}

/** A parsed prompt: the quoted texts and the request. */
export interface ReadPrompt {
  readonly task: TaskKind;
  readonly schema: JsonSchema | undefined;
  readonly system: string;
  /** The words of the document that the task is about. */
  readonly text: string;
  /** Words around them, where there are some. */
  readonly surrounding: string;
  readonly question: string;
  readonly findings: readonly ListedFinding[];
  /** Labels and values of the terms that were shown. */
  readonly terms: readonly string[];
  readonly notes: readonly { readonly text: string; readonly quotes: readonly string[] }[];
  /** All quoted texts one after the other, of any author. */
  readonly quoted: string;
}

/** A piece of a prompt between `<name-TAG>` and `</name-TAG>`: a text, or a line of JSON for each row. */
interface Block {
  readonly name: string;
  readonly text: string;
  readonly rows: readonly JsonRow[];
}
type JsonRow = Readonly<Record<string, unknown>>;

/** Reads a prompt as `fenceParts` writes it. */
export function readPrompt({ schema, system, prompt }: Question): ReadPrompt {
  const blocks = [...prompt.matchAll(/^<([a-z-]+)-([0-9a-f]{16})>\n(.*?)\n<\/\1-\2>$/gms)].map(
    ([, name = '', , text = '']) => ({ name, text, rows: isText(name) ? [] : readRows(text) }),
  );
  const getRows = (name: string) =>
    blocks.filter((block) => block.name === name).flatMap(({ rows }) => rows);
  const getText = (name: string) => blocks.find((block) => block.name === name)?.text ?? '';
  const passages = getRows('passages').map((row) => getString(row, 'text'));
  return {
    task: recognize(schema, system),
    schema,
    system,
    text: [getText('portion') || getText('selected'), ...passages].join('\n').trim(),
    surrounding: getText('surrounding'),
    question: getText('question'),
    findings: getRows('findings').map(toFinding),
    terms: getRows('terms').map((row) => `${getString(row, 'label')}: ${getString(row, 'value')}`),
    notes: getRows('notes').map((row) => ({
      text: getString(row, 'text'),
      quotes: listStrings(getValue(row, 'quotes')),
    })),
    quoted: blocks.map(joinBlock).join('\n'),
  };
}

/** Where the answer is not held to a schema, the system prompt describes it. */
function recognize(schema: JsonSchema | undefined, system: string): TaskKind {
  const has = (name: string) =>
    schema ? schema.properties?.[name] !== undefined : system.includes(`"${name}"`);
  if (has('explanations') && has('notes')) return 'portion';
  if (has('recommendations') && has('opinion')) return 'whole';
  return has('isAnswered') && has('sentences') ? 'passage' : 'other';
}

/** Whether a piece is words as they stand, even where they look like rows. */
function isText(name: string): boolean {
  return ['portion', 'selected', 'surrounding', 'question'].includes(name);
}

function readRows(text: string): readonly JsonRow[] {
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as JsonRow];
    } catch {
      return [];
    }
  });
}

function toFinding(row: JsonRow): ListedFinding {
  return {
    id: getString(row, 'id'),
    title: getString(row, 'title'),
    quote: getString(row, 'quote'),
    severity: Number(getValue(row, 'severity') ?? 3),
  };
}

function joinBlock({ text, rows }: Block): string {
  return rows.length === 0 ? text : rows.flatMap(listStrings).join('\n');
}

/** Every string in a value, however deep. */
function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(listStrings)
    : [];
}

function getString(row: JsonRow, name: string): string {
  const value = getValue(row, name);
  return typeof value === 'string' ? value : '';
}

function getValue(row: JsonRow, name: string): unknown {
  return row[name];
}
