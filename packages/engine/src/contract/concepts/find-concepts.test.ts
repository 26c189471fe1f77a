import { describe, expect, it } from 'vitest';
import { weights } from '../../../test/weights.ts';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from '../../text/structure/find-structure.ts';
import { findConcepts } from './find-concepts.ts';
import { createConceptScorer } from './model/score-concepts.ts';

const { conceptModel } = weights;

function find(text: string) {
  const sourceText = buildSourceText(text);
  const { structure } = findStructure({ sourceText });
  const { conceptHits } = findConcepts({ structure, terms: [], conceptModel });
  return conceptHits
    .filter(({ isFinding }) => isFinding)
    .map((hit) => ({ ...hit, quote: structure.sentences[hit.sentence]?.passage.text ?? '' }));
}

describe('findConcepts', () => {
  it.each([
    ['indemnity', 'Customer shall indemnify and hold harmless Provider against all claims.'],
    ['arbitration', 'Any dispute shall be finally settled by binding arbitration in Geneva.'],
    [
      'termination-at-will-one-sided',
      'The club may cancel your membership at any moment and need not say why.',
    ],
  ])('hears %s', (concept, text) => {
    expect(find(text).map((hit) => hit.concept)).toContain(concept);
  });

  it('finds nothing in harmless words', () => {
    expect(find('The meeting takes place in the library at noon. Coffee is served.')).toEqual([]);
  });

  it('exchanges the bearers when the names of the parties are exchanged', () => {
    const text = 'Tenant shall indemnify Landlord against all claims and losses.';
    const exchanged = text.replace(/Tenant|Landlord/g, (name) =>
      name === 'Tenant' ? 'Landlord' : 'Tenant',
    );
    const parties = (found: ReturnType<typeof find>) =>
      found.map(({ concept, bearer }) => [
        concept,
        bearer.kind === 'party' ? bearer.party : bearer.kind,
      ]);
    expect(parties(find(text))).toContainEqual(['indemnity', 'tenant']);
    expect(parties(find(exchanged))).toContainEqual(['indemnity', 'landlord']);
  });

  it('locates the telling words inside of the sentence', () => {
    const [hit] = find('Customer shall indemnify and hold harmless Provider against all claims.');
    expect(hit).toBeDefined();
    if (hit === undefined) return;
    expect(hit.words.from).toBeGreaterThanOrEqual(0);
    expect(hit.words.to).toBeLessThanOrEqual(hit.quote.length);
    expect(hit.words.to).toBeGreaterThan(hit.words.from);
  });

  it('says the same whatever was scored before', () => {
    const words = ['@0', 'shall', 'indemnify', '@1'];
    const fresh = createConceptScorer(conceptModel).score(words).scores;
    const used = createConceptScorer(conceptModel);
    used.score(['no', 'refunds', 'are', 'given']);
    expect(used.score(words).scores).toEqual(fresh);
  });
});
