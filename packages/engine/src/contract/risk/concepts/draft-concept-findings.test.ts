import type { Check } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { buildConcept } from '../../../test/build-concept.ts';
import { buildSourceText } from '../../../test/build-source-text.ts';
import { findStructure } from '../../../text/structure/find-structure.ts';
import type { ConceptBearer, ConceptHit } from '../../concept-hit.ts';
import type { DraftFinding } from '../../draft-finding.ts';
import { type ConceptInput, draftConceptFindings } from './draft-concept-findings.ts';
import { updateChecks } from './update-checks.ts';

const text =
  '1. Visits\n\n1.1 Owner may enter the flat whenever it likes.\n\n1.2 Tenant must open the door to Owner.\n\n2. Rent\n\n2.1 Tenant pays the rent monthly to Owner.';
const { structure } = findStructure({ sourceText: buildSourceText(text) });
const tenant: ConceptBearer = { kind: 'party', party: 'tenant' };

function hit(sentence: number, facts: Partial<ConceptHit> = {}): ConceptHit {
  const length = structure.sentences[sentence]?.passage.text.length ?? 0;
  return {
    concept: 'entry',
    sentence,
    probability: 0.8,
    isFinding: true,
    words: { from: 0, to: length },
    bearer: tenant,
    ...facts,
  };
}

function draft(hits: readonly ConceptHit[], facts: Partial<ConceptInput> = {}) {
  return draftConceptFindings({
    text,
    kind: 'lease',
    structure,
    concepts: [buildConcept()],
    hits,
    ruleFindings: [],
    ...facts,
  });
}

function ruleFinding(ruleId: string, quote: string): DraftFinding {
  const start = text.indexOf(quote);
  const [finding] = draft([hit(0)]);
  if (finding === undefined) throw new Error('there is no finding');
  return { ...finding, ruleId, evidence: [{ start, end: start + quote.length, quote }] };
}

describe('findings of concepts', () => {
  it('quote the sentence, name the clause and say what the catalogue says', () => {
    expect(draft([hit(0)])).toMatchObject([
      {
        ruleId: 'C-entry',
        title: 'Owner may enter',
        severity: 3,
        confidence: 0.8,
        bearer: 'subject',
        subject: 'tenant',
        evidence: [{ quote: 'Owner may enter the flat whenever it likes.' }],
        clause: { number: '1.1' },
      },
    ]);
  });

  it('are made for each clause', () => {
    expect(draft([hit(0), hit(2)]).map(({ clause }) => clause?.number)).toEqual(['1.1', '2.1']);
  });

  it.each([
    ['too improbable', hit(0, { isFinding: false }), {}],
    ['of no known concept', hit(0, { concept: 'other' }), {}],
    ['only worth knowing', hit(0), { concepts: [buildConcept({ severity: 1 })] }],
    ['of another kind of document', hit(0), { concepts: [buildConcept({ kinds: ['loan'] })] }],
  ])('are not made of what is %s', (_, one, facts) => {
    expect(draft([one], facts)).toEqual([]);
  });

  it('are made of every kind where the kind of contract is unknown', () => {
    const concepts = [buildConcept({ kinds: ['loan'] })];
    expect(draft([hit(0)], { concepts, kind: 'contract' })).toHaveLength(1);
  });

  it('leave out what a rule for the same risk quotes', () => {
    const concepts = [buildConcept({ rules: ['TEN-02'] })];
    const same = ruleFinding('TEN-02', 'Owner may enter the flat whenever it likes.');
    expect(draft([hit(0)], { concepts, ruleFindings: [same] })).toEqual([]);
    const inClause = ruleFinding('TEN-02', 'Tenant must open the door to Owner.');
    expect(draft([hit(0)], { concepts, ruleFindings: [inClause] })).toEqual([]);
    const elsewhere = ruleFinding('TEN-02', 'Tenant pays the rent monthly to Owner.');
    expect(draft([hit(0)], { concepts, ruleFindings: [elsewhere] })).toHaveLength(1);
  });

  it('leave out what a rule of the same category says no less gravely', () => {
    const other = ruleFinding('TEN-03', 'Owner may enter the flat whenever it likes.');
    expect(draft([hit(0)], { ruleFindings: [other] })).toEqual([]);
    expect(draft([hit(0)], { ruleFindings: [{ ...other, severity: 2 }] })).toHaveLength(1);
    expect(draft([hit(0)], { ruleFindings: [{ ...other, category: 'payment' }] })).toHaveLength(1);
    const graver = { ...other, category: 'payment', severity: 4 } as const;
    expect(draft([hit(0)], { ruleFindings: [graver] })).toEqual([]);
  });

  it('are borne by the others where the sentence names only whom it favors', () => {
    expect(draft([hit(0, { bearer: { kind: 'others', party: 'owner' } })])).toMatchObject([
      { bearer: 'others', subject: 'owner' },
    ]);
  });

  it('keep the likelier of two concepts near each other', () => {
    const concepts = [buildConcept({ near: ['visit'] }), buildConcept({ id: 'visit' })];
    const hits = [hit(0), hit(0, { concept: 'visit', probability: 0.9 })];
    expect(draft(hits, { concepts }).map(({ ruleId }) => ruleId)).toEqual(['C-visit']);
  });

  it('are not made of a one-sided concept that both sides bear', () => {
    const concepts = [buildConcept({ isOneSided: true })];
    const owner: ConceptBearer = { kind: 'party', party: 'owner' };
    expect(draft([hit(0), hit(2, { bearer: owner })], { concepts })).toEqual([]);
    expect(draft([hit(0, { bearer: { kind: 'everyone' } })], { concepts })).toEqual([]);
    expect(draft([hit(0), hit(2)], { concepts })).toHaveLength(2);
  });

  it('leave the bearer open where the sentence does not tell, or take the roles of the concept', () => {
    const unknown = hit(0, { bearer: { kind: 'unknown' } });
    const [open] = draft([unknown]);
    expect(open).toMatchObject({ bearer: 'subject' });
    expect(open?.subject).toBeUndefined();
    const concepts = [buildConcept({ roles: ['tenant'] })];
    expect(draft([unknown], { concepts })).toMatchObject([{ bearer: ['tenant'] }]);
  });
});

describe('checks of rules', () => {
  const check: Check = {
    ruleId: 'TEN-02',
    category: 'tenancy',
    title: 'Landlord may enter',
    subject: 'Entry',
    outcome: 'not-found',
    evidence: [],
  };
  const concepts = [buildConcept({ rules: ['TEN-02'] })];
  const input = { text, kind: 'lease', structure, concepts } as const;

  it('have found the risk where a concept for it did', () => {
    const hits = [hit(0)];
    const findings = draft(hits, { concepts });
    expect(updateChecks([check], { ...input, hits }, findings)).toMatchObject([
      { outcome: 'found' },
    ]);
  });

  it('show the passage where the subject is likely and no risk was found', () => {
    const hits = [hit(0, { isFinding: false, probability: 0.85 })];
    expect(updateChecks([check], { ...input, hits }, [])).toMatchObject([
      { outcome: 'present', evidence: [{ quote: 'Owner may enter the flat whenever it likes.' }] },
    ]);
  });

  it('stay as they are where the subject is unlikely', () => {
    const hits = [hit(0, { isFinding: false, probability: 0.7 })];
    expect(updateChecks([check], { ...input, hits }, [])).toEqual([check]);
  });
});
