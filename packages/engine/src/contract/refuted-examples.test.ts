import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../test/build-source-text.ts';
import { draftFromText } from '../test/draft-from-text.ts';
import { findStructure } from '../text/structure/find-structure.ts';
import type { Rule, SentenceRule } from './rule.ts';
import { rules } from './rules/index.generated.ts';

const sentenceRules = rules.filter((rule): rule is SentenceRule => 'triggers' in rule);

/** Ways in which a contract does not say what an example says. */
const refutations: readonly (readonly [string, (words: string) => string])[] = [
  ['denied', (words) => `Nothing in this Agreement shall be read to mean that ${words}`],
  ['not construed so', (words) => `This Agreement shall not be construed to say that ${words}`],
  ['denied for a list', (words) => `Nothing in this Agreement shall mean that:\n\n(a) ${words}`],
  ['a recital', (words) => `WHEREAS, it has been proposed that ${words}`],
  ['a definition', (words) => `“Proposal” means the proposal that ${words}`],
];

const refuted = sentenceRules.flatMap((rule) =>
  rule.examples.matches.flatMap((text) =>
    refutations
      .filter(([how]) => !isAllowed(rule, how))
      .map(([how, refute]) => ({ id: rule.id, how, rule, text: refuteAll(text, refute) })),
  ),
);

/** A few rules are about words wherever they stand. */
function isAllowed(rule: SentenceRule, how: string): boolean {
  if (how === 'a recital') return rule.restsOn?.includes('recital') === true;
  return how === 'a definition' && rule.restsOn?.includes('definition') === true;
}

/** Refutes each sentence of an example. */
function refuteAll(text: string, refute: (words: string) => string): string {
  const sourceText = buildSourceText(text);
  const { structure } = findStructure({ sourceText });
  const sentences = structure.sentences.map(({ start, end }) => sourceText.text.slice(start, end));
  return sentences.map((words) => refute(words.replace(/;/g, ','))).join('\n\n');
}

/** A name with a verb is no title. */
const verb = /\b(?:are|can|may|is|do|does)\b/i;
const titles = sentenceRules
  .filter(({ restsOn, name }) => restsOn === undefined && !verb.test(name))
  .map((rule) => ({ id: rule.id, title: toTitle(rule.name), rule }));

function toTitle(name: string): string {
  return name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()).replace(/,/g, '');
}

function find(rule: Rule, text: string) {
  return draftFromText(rule, text).map(({ evidence }) => evidence[0]?.quote);
}

describe('a rule', () => {
  it.each(refuted)('$id ignores its own example, $how: $text', ({ rule, text }) => {
    expect(find(rule, text)).toEqual([]);
  });

  it.each(titles)(
    '$id ignores a heading, a list of what survives and a contents entry: $title',
    ({ rule, title }) => {
      const own = `1. ${title}.\n\n2. The provisions of Section 3 (Fees), Section 4 (${title}) and Section 9 (Notices) shall survive.`;
      expect(find(rule, own)).toEqual([]);
      expect(
        find(rule, `CONTENTS\n\n1. Fees 2\n\n2. ${title} 7\n\n3. Notices 9\n\n4. Law 11`),
      ).toEqual([]);
    },
  );
});
