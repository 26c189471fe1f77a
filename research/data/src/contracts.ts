import { readdirSync, readFileSync } from 'node:fs';

/** Who wrote contracts like it: people in everyday words, or businesses. */
export const contractGroups = ['people', 'business'] as const;
type ContractGroup = (typeof contractGroups)[number];

/** How its author meant it for the weaker side, from the mildest. */
export const contractTones = ['fair', 'mixed', 'harsh'] as const;
type ContractTone = (typeof contractTones)[number];

/** A contract that was written whole, with how it treats its weaker side. */
export interface WrittenContract {
  readonly group: ContractGroup;
  readonly kind: string;
  readonly tone: ContractTone;
  readonly text: string;
  /** What a reader saw in each sentence; empty where nobody read it for that. */
  readonly judged: readonly JudgedSentence[];
}

/** A sentence of a contract as a reader judged it. */
export interface JudgedSentence {
  readonly text: string;
  /** The concepts that it holds. */
  readonly holds: readonly string[];
  /** Concepts that it may hold, or holds in part. */
  readonly perhaps: readonly string[];
}

const folder = new URL('../contracts/', import.meta.url);

/** Reads all contracts that were written whole, by group and number. */
export function readWrittenContracts(): readonly WrittenContract[] {
  return contractGroups.flatMap((group) => {
    const own = new URL(`${group}/`, folder);
    return readdirSync(own)
      .sort()
      .map((file) => ({
        group,
        ...parseWrittenContract(readFileSync(new URL(file, own), 'utf8')),
      }));
  });
}

/**
 * Parses the form of these files.
 * @throws Error when the first line names no kind and tone
 */
export function parseWrittenContract(
  words: string,
): Pick<WrittenContract, 'kind' | 'tone' | 'text' | 'judged'> {
  const all = words.split('\n');
  const [head = '', , ...lines] = all.filter((line) => !judgement.test(line));
  const [kind = '', , toneName] = head
    .replace(/^# /, '')
    .split('|')
    .map((part) => part.trim());
  const tone = contractTones.find((one) => one === toneName);
  if (tone === undefined || kind === '') throw new Error(`no kind and tone in: ${head}`);
  const clauses = lines
    .map((line) => line.replace(/^(?:>|##) /, '').trim())
    .join('\n')
    .split(/\n{2,}/)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
  const text = `${kind.toUpperCase()}\n\n${clauses.join('\n\n')}\n`;
  return { kind, tone, text, judged: listJudged(all) };
}

/** `+ concept b=who` under a sentence that holds it, `? concept` where that is not sure. */
const judgement = /^([+?]) ([a-z\d-]+)/;

function listJudged(lines: readonly string[]): readonly JudgedSentence[] {
  if (!lines.some((line) => judgement.test(line))) return [];
  const judged: { text: string; holds: string[]; perhaps: string[] }[] = [];
  for (const line of lines) {
    if (line.startsWith('> ')) judged.push({ text: line.slice(2).trim(), holds: [], perhaps: [] });
    const [, sign, concept] = judgement.exec(line) ?? [];
    if (concept !== undefined) judged.at(-1)?.[sign === '+' ? 'holds' : 'perhaps'].push(concept);
  }
  return judged;
}
