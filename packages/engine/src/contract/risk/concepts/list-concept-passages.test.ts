import type { ConceptPassage } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { buildConcept } from '../../../test/build-concept.ts';
import { buildSourceText } from '../../../test/build-source-text.ts';
import { findStructure } from '../../../text/structure/find-structure.ts';
import type { ConceptHit } from '../../concept-hit.ts';
import { type ConceptPassageInput, listConceptPassages } from './list-concept-passages.ts';

const sentences = [
  'Owner may enter the flat whenever it likes.',
  'Owner may send its guests into the flat.',
  'Owner keeps a key to the flat at all times.',
  'Tenant pays the rent monthly to Owner.',
];
const text = sentences.map((sentence, index) => `${index + 1}. ${sentence}`).join('\n\n');
const { structure } = findStructure({ sourceText: buildSourceText(text) });

function hit(sentence: number, facts: Partial<ConceptHit> = {}): ConceptHit {
  const length = structure.sentences[sentence]?.passage.text.length ?? 0;
  return {
    concept: 'entry',
    sentence,
    probability: 0.5,
    isFinding: false,
    words: { from: 0, to: length },
    bearer: { kind: 'unknown' },
    ...facts,
  };
}

const sure = { probability: 0.9, isFinding: true } as const;

function list(hits: readonly ConceptHit[], facts: Partial<ConceptPassageInput> = {}) {
  return listConceptPassages({
    text,
    kind: 'lease',
    structure,
    concepts: [buildConcept({ rules: ['TEN-02'] })],
    hits,
    findings: [],
    ...facts,
  });
}

function quoting(ruleId: string, sentence: number) {
  const quote = sentences[sentence] ?? '';
  const start = text.indexOf(quote);
  return { ruleId, evidence: [{ start, end: start + quote.length, quote }] };
}

const uses = (passages: readonly ConceptPassage[]) => passages.map(({ use }) => use);

describe('the passages of concepts', () => {
  it('quote the words and say what the catalogue says', () => {
    expect(list([hit(0, { probability: 0.456 })])).toEqual([
      {
        concept: 'entry',
        title: 'Owner may enter',
        subject: 'Entry',
        detail: 'The owner may come in.',
        category: 'tenancy',
        use: 'worth-a-look',
        probability: 0.46,
        evidence: {
          start: text.indexOf('Owner'),
          end: text.indexOf('Owner') + 43,
          quote: sentences[0],
        },
        clause: expect.objectContaining({ number: '1' }),
      },
    ]);
  });

  it('are a finding where one of the concept or of its rules quotes them, and else noted', () => {
    const findings = [quoting('C-entry', 0), quoting('TEN-02', 1), quoting('TEN-09', 2)];
    const hits = [hit(0, sure), hit(1, sure), hit(2, sure)];
    expect(uses(list(hits, { findings }))).toEqual(['finding', 'finding', 'noted']);
  });

  it.each([
    ['too improbable', hit(0, { probability: 0.39 }), {}],
    ['of little weight', hit(0), { concepts: [buildConcept({ severity: 1 })] }],
    ['of another kind of document', hit(0), { concepts: [buildConcept({ kinds: ['loan'] })] }],
    ['in a sentence that a finding quotes', hit(0), { findings: [quoting('TEN-09', 0)] }],
  ])('are not worth a look if %s', (_, one, facts) => {
    expect(list([one], facts)).toEqual([]);
  });

  it('are one for a sentence: the likeliest and gravest', () => {
    const concepts = [buildConcept(), buildConcept({ id: 'guests', severity: 5 })];
    const hits = [hit(1), hit(1, { concept: 'guests', probability: 0.45 })];
    expect(list(hits, { concepts }).map(({ concept }) => concept)).toEqual(['guests']);
  });

  it('have no name where the sentence is likely a risk and no concept of it', () => {
    const risk = 'Owner may send its guests into the flat and Tenant bears whatever they break.';
    const whole = findStructure({ sourceText: buildSourceText(`1. ${risk}`) }).structure;
    const words = { from: 0, to: 10 };
    const facts = { text: `1. ${risk}`, structure: whole };
    const [passage, ...others] = list([hit(0, { probability: 0.38, words })], facts);
    expect(others).toEqual([]);
    expect(passage).toMatchObject({ concept: 'unnamed', use: 'worth-a-look', probability: 0.38 });
    expect(passage?.title).not.toBe('Owner may enter');
    expect(passage?.detail).toContain('the engine cannot tell');
    const [named] = list([hit(0, { probability: 0.41, words })], facts);
    expect(named).toMatchObject({ concept: 'entry', title: 'Owner may enter' });
  });

  it('are at most two of a concept, in the order of the text', () => {
    const passages = list([hit(0), hit(1, { probability: 0.6 }), hit(2, { probability: 0.55 })]);
    expect(passages.map(({ evidence }) => evidence.quote)).toEqual([sentences[1], sentences[2]]);
  });

  it('leave out what is near a sure concept of the same clause', () => {
    const near = [buildConcept({ near: ['key'] }), buildConcept({ id: 'key' })];
    const both = 'Owner may enter the flat. Owner keeps a key to it.';
    const whole = findStructure({ sourceText: buildSourceText(`1. ${both}`) }).structure;
    const hits = [hit(0, sure), hit(1, { concept: 'key' })].map((one) => ({
      ...one,
      words: { from: 0, to: 10 },
    }));
    const facts = { text: `1. ${both}`, structure: whole };
    expect(uses(list(hits, { ...facts, concepts: near }))).toEqual(['noted']);
    const apart = [buildConcept(), buildConcept({ id: 'key' })];
    expect(uses(list(hits, { ...facts, concepts: apart }))).toEqual(['noted', 'worth-a-look']);
  });

  it('leave room for five in a short document, the worthiest first', () => {
    const many = Array.from(
      { length: 12 },
      (_, index) => `${index + 1}. Owner may enter room ${index}.`,
    );
    const long = findStructure({ sourceText: buildSourceText(many.join('\n\n')) }).structure;
    const concepts = many.map((_, index) => buildConcept({ id: `entry-${index}` }));
    const hits = many.map((_, index) => ({
      ...hit(0),
      sentence: index,
      concept: `entry-${index}`,
      probability: 0.4 + index / 100,
      words: { from: 0, to: 5 },
    }));
    const passages = list(hits, { text: many.join('\n\n'), structure: long, concepts });
    expect(passages.map(({ probability }) => probability)).toEqual([0.47, 0.48, 0.49, 0.5, 0.51]);
  });
});
