import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { analyze } from '@clauselight/engine';
import { readContracts, toSourceText } from '@clauselight/research-data';
import type { Analysis } from '@clauselight/schema';
import { describe, expect, inject, it } from 'vitest';
import { weights } from './weights.ts';

const data = fileURLToPath(new URL('../../../shared/data', import.meta.url));
const isHere = existsSync(`${data}/clauses/cuad-train.json.gz`);
/** How many of the contracts are read, at even distances. */
const sampled = inject('isFullRun') ? 12 : 1;

interface Named {
  readonly name: string;
  readonly alias: string;
}

/** The two parties of a contract, if each has a name of its own behind which no role stands. */
function findNames(analysis: Analysis): readonly [Named, Named] | undefined {
  const named = analysis.terms.flatMap(({ value }): readonly Named[] =>
    value.kind === 'party' && value.role === undefined && value.alias !== undefined
      ? [{ name: value.name, alias: value.alias }]
      : [],
  );
  const [first, second] = named;
  if (first === undefined || second === undefined || named.length !== 2) return undefined;
  const isProper = (one: Named) =>
    /^[A-Z][A-Za-z]{3,}$/.test(one.alias) && !one.name.includes('(') && one.name !== one.alias;
  return isProper(first) && isProper(second) && first.alias !== second.alias
    ? [first, second]
    : undefined;
}

/** Gives the parties invented names of one length, so that only the names differ. */
function rename(text: string, [first, second]: readonly [Named, Named], names: [string, string]) {
  const replaced = new Map([
    [first.name, `${names[0]} Works Ltd`],
    [first.alias, names[0]],
    [second.name, `${names[1]} Works Ltd`],
    [second.alias, names[1]],
  ]);
  const words = [...replaced.keys()].sort((a, b) => b.length - a.length);
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return text.replace(new RegExp(pattern, 'g'), (word) => replaced.get(word) ?? word);
}

/** Lists what each party bears alone, by rule and place. */
function listSingle(analysis: Analysis, names: Readonly<Record<string, string>>) {
  const nameOf = new Map(
    analysis.terms.flatMap(({ id, value }) =>
      value.kind === 'party' ? [[id, names[value.name.split(' ')[0] ?? '']] as const] : [],
    ),
  );
  return analysis.findings
    .filter(({ bearers, evidence }) => bearers?.length === 1 && evidence.length > 0)
    .map(
      ({ ruleId, bearers, evidence }) =>
        `${ruleId} ${evidence[0]?.start} ${nameOf.get(bearers?.[0] ?? '')}`,
    );
}

describe.skipIf(!isHere)('exchanging the names of the parties of real contracts', () => {
  it('exchanges what each bears', { timeout: 300_000 }, () => {
    const read = (text: string) => analyze(toSourceText(text), { weights });
    let compared = 0;
    for (const { sourceText } of readContracts(data)) {
      if (compared === sampled) break;
      if (sourceText.text.length > 60_000) continue;
      const names = findNames(analyze(sourceText, { weights }));
      if (names === undefined) continue;
      const own = read(rename(sourceText.text, names, ['Alderon', 'Birchen']));
      const exchanged = read(rename(sourceText.text, names, ['Birchen', 'Alderon']));
      expect(listSingle(exchanged, { Birchen: 'A', Alderon: 'B' })).toEqual(
        listSingle(own, { Alderon: 'A', Birchen: 'B' }),
      );
      compared += 1;
    }
    expect(compared).toBe(sampled);
  });
});
