import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from '../../text/structure/find-structure.ts';
import { findTerms } from '../terms/find-terms.ts';
import { describeExit } from './describe-exit.ts';

const documentKind = { kind: 'services', label: 'Services agreement' } as const;

function tell(clause: string): string | undefined {
  const sourceText = buildSourceText(
    `SERVICES AGREEMENT\n\n1. Work. The Supplier cleans the offices.\n\n2. Termination. ${clause}`,
  );
  const { structure } = findStructure({ sourceText });
  const { terms } = findTerms({ sourceText, structure, documentKind });
  return describeExit(terms, structure.sentences)?.text;
}

const unclear = (length: string) =>
  `It mentions ${length} notice of termination; the clause says by whom and when.`;

describe('the notice of termination in a summary', () => {
  it.each([
    [
      'Either party may terminate this Agreement at any time upon thirty (30) days written notice to the other party.',
      'Either party can terminate it on 30 days’ notice.',
    ],
    [
      'The Customer may terminate this Agreement for convenience on sixty (60) days written notice.',
      'The Customer can terminate it on 60 days’ notice.',
    ],
    [
      'Either party may terminate this Agreement upon thirty (30) days written notice in the event of a change of control.',
      unclear('30 days’'),
    ],
    [
      'This Agreement may be terminated upon ninety (90) days prior written notice.',
      unclear('90 days’'),
    ],
    [
      'The Supplier may terminate this Agreement for cause on ten (10) days written notice.',
      unclear('10 days’'),
    ],
  ])('says no more than the clause: %s', (clause, expected) => {
    expect(tell(clause)).toBe(expected);
  });

  it('is absent where no notice is stated', () => {
    expect(tell('The parties stay bound until the work is done.')).toBeUndefined();
  });
});
