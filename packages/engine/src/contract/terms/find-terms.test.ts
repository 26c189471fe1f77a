import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { classifyDocument } from '../../text/classification/classify-document.ts';
import { findStructure } from '../../text/structure/find-structure.ts';
import { findTerms } from './find-terms.ts';

function listDisplays(text: string, type: string): readonly string[] {
  const sourceText = buildSourceText(text);
  const structured = { sourceText, ...findStructure({ sourceText }) };
  const { terms } = findTerms({ ...structured, ...classifyDocument(structured) });
  return terms.filter((term) => term.type === type).map(({ display }) => display);
}

describe('the contract value', () => {
  it('is the amount whose words name it', () => {
    const text =
      'Customer shall insure the goods for $5,000,000. The total contract price is $80,000. A deposit of $100 is due.';
    expect(listDisplays(text, 'contract-value')).toEqual(['USD 80,000.00']);
    expect(listDisplays(text, 'money')).toEqual(['USD 5,000,000.00', 'USD 100.00']);
  });
});
