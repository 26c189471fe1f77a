import { isAnchored } from '@clauselight/core';
import { describe, expect, it } from 'vitest';
import { buildSentenceRule } from '../../test/build-rule.ts';
import { buildProvision, buildRuleInput } from '../../test/build-rule-input.ts';
import type { SentenceRule } from '../rule.ts';
import { compileRule } from './compiled-rule.ts';
import { evaluateRule } from './evaluate-rule.ts';

type Options = Parameters<typeof buildRuleInput>[1];

function find(facts: Partial<SentenceRule>, text: string, options?: Options) {
  const input = buildRuleInput(text, options);
  return evaluateRule(compileRule(buildSentenceRule(facts), input.parties.anyParty), input);
}

const quotes = (matches: ReturnType<typeof find>) =>
  matches.map(({ sentence }) => sentence.passage.text);

describe('the context of a rule', () => {
  const text = '1. Tenant pays rent. It pays early.\n\n2. Tenant pays tax.';
  const provisions = [buildProvision(text, 'Tenant pays rent.')];

  it('requires a category in the clause of the match', () => {
    const matches = find({ context: ['payment', 'term'] }, text, { provisions });
    expect(quotes(matches)).toEqual(['Tenant pays rent.', 'It pays early.']);
  });

  it('ignores matches in the categories of `notIn`', () => {
    expect(quotes(find({ notIn: ['payment'] }, text, { provisions }))).toEqual([
      'Tenant pays tax.',
    ]);
  });

  it('rejects a clause that has both a required and an excluded category', () => {
    const both = [...provisions, buildProvision(text, 'It pays early.', { category: 'term' })];
    expect(find({ context: ['payment'], notIn: ['term'] }, text, { provisions: both })).toEqual([]);
  });

  it.each([
    ['\\btax\\b', 3],
    ['\\bgold\\b', 0],
  ])('accepts `onlyIf` words anywhere in the document: %s', (onlyIf, count) => {
    expect(find({ onlyIf }, text)).toHaveLength(count);
  });

  it('requires the `needs` words in the same sentence', () => {
    expect(quotes(find({ needs: '\\btax\\b' }, text))).toEqual(['Tenant pays tax.']);
  });

  it('skips sentences that define a word', () => {
    expect(quotes(find({}, '“Payer” means who pays the fee. Tenant pays.'))).toEqual([
      'Tenant pays.',
    ]);
  });

  it('skips sentences without a cue', () => {
    expect(quotes(find({ cues: ['rent'] }, text))).toEqual(['Tenant pays rent.']);
  });
});

describe('a threshold', () => {
  const text = 'Tenant pays within 90 days. Tenant pays within 20 days and is fined for 200 days.';

  it('counts only the numbers in the matching words', () => {
    const triggers = ['\\bpays within \\d+ days'];
    const matches = find({ triggers, test: { measure: 'days', atLeast: 60 } }, text);
    expect(quotes(matches)).toEqual(['Tenant pays within 90 days.']);
  });

  it('tries every match of a sentence', () => {
    const triggers = ['\\d+ days'];
    const matches = find({ triggers, test: { measure: 'days', atLeast: 100 } }, text);
    expect(
      matches.map(({ match, sentence }) => sentence.passage.text.slice(match.from, match.to)),
    ).toEqual(['200 days']);
  });
});

describe('a right that both sides have', () => {
  const end = { triggers: ['{ANYPARTY} {MAY} end', '{ANYPARTY} {MAY} leave'] };
  const both = 'Provider may end it. Customer may end it.';

  it.each([
    ['the same trigger', { ...end, reciprocity: 'trigger' }, both, 0],
    [
      'another trigger',
      { ...end, reciprocity: 'trigger' },
      'Provider may end it. Customer may leave.',
      2,
    ],
    ['any trigger', { ...end, reciprocity: 'rule' }, 'Provider may end it. Customer may leave.', 0],
    ['nobody else', { ...end, reciprocity: 'rule' }, 'Provider may end it. Provider may leave.', 2],
    ['no reciprocity asked for', end, both, 2],
  ] as const)('is recognized by %s', (_, facts, text, count) => {
    expect(find(facts, text)).toHaveLength(count);
  });

  it('is recognized by a witness that the opening of the document does not name', () => {
    const facts = { triggers: ['{ANYPARTY} may end'], witness: '\\b\\w+ may also end' };
    expect(find(facts, 'Provider may end it. Acme may also end it.')).toEqual([]);
    expect(find(facts, 'Provider may end it. Provider may also end it.')).toHaveLength(1);
    expect(find(facts, 'Provider may end it. They may also end it.')).toHaveLength(1);
  });
});

describe('adjustments of severity', () => {
  const counterEvidence = [{ pattern: '\\bgently\\b', effect: -1, reason: 'Gentle' }] as const;

  it.each([
    ['in the sentence', 'Tenant pays gently.', 2],
    ['in the sentence after it in the clause', 'Tenant pays. It is done gently.', 2],
    ['in the sentence before it in the clause', 'It goes gently. Tenant pays.', 2],
    ['two sentences away', 'Tenant pays. It rains. It goes gently.', 3],
    ['in another clause', '1. Tenant pays.\n\n2. It goes gently.', 3],
  ])('counter-evidence %s', (_, text, severity) => {
    expect(find({ counterEvidence }, text)[0]?.severity).toBe(severity);
  });

  it('quotes the words that changed the severity', () => {
    const text = '1. Tenant pays. It is done gently.';
    const adjustment = find({ counterEvidence }, text)[0]?.adjustments[0];
    expect(adjustment).toMatchObject({
      effect: -1,
      reason: 'Gentle',
      evidence: { quote: 'gently' },
    });
    expect(adjustment?.evidence && isAnchored(text, adjustment.evidence)).toBe(true);
  });

  it('finds counter-evidence within the matching words, but not before them', () => {
    const within = [{ ...counterEvidence[0], within: 'match' }] as const;
    const text = 'Gently now: Tenant gently pays.';
    const facts = { counterEvidence: within, triggers: ['Tenant{GAP}pays'] };
    const [first] = find(facts, text);
    expect(first?.adjustments[0]?.evidence?.start).toBe(text.indexOf('gently'));
    expect(find(facts, 'Gently now: Tenant pays.')[0]?.adjustments).toEqual([]);
  });

  it.each([
    ['its own sentence', 'Tenant pays gently.', undefined, 0],
    ['no neighbour', 'Tenant pays. Gently does it.', undefined, 1],
    ['a neighbour where it says so', 'Tenant pays. Gently does it.', 'neighbours', 0],
    ['the matching words', 'Tenant pays gently.', 'match', 1],
  ] as const)('drops the match by words in %s', (_, text, within, count) => {
    const dropped = { pattern: '\\bgently\\b', effect: 'drop', reason: 'Gentle' } as const;
    const rule = { counterEvidence: [{ ...dropped, ...(within && { within }) }] };
    expect(find(rule, text)).toHaveLength(count);
  });

  it.each([
    [3, 4],
    [5, 5],
  ] as const)('raises the severity by one step, up to five: %d to %d', (baseSeverity, severity) => {
    const aggravating = [{ pattern: '\\bat once\\b', reason: 'In haste' }];
    const matches = find({ aggravating, baseSeverity }, 'Tenant pays at once.');
    expect(matches[0]?.severity).toBe(severity);
  });

  it('never lowers the severity below one', () => {
    const strong = [{ pattern: 'gently', effect: -2, reason: 'Gentle' }] as const;
    expect(
      find({ counterEvidence: strong, baseSeverity: 2 }, 'Tenant pays gently.')[0]?.severity,
    ).toBe(1);
  });
});
