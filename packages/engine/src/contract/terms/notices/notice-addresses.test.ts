import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../../test/build-source-text.ts';
import { findStructure } from '../../../text/structure/find-structure.ts';
import { listPartyTerms } from '../parties/party-terms.ts';
import { listNoticeAddresses } from './notice-addresses.ts';

function list(text: string) {
  const sourceText = buildSourceText(text);
  const { structure } = findStructure({ sourceText });
  const parties = listPartyTerms({ sourceText, structure, kind: 'contract' });
  return { text: sourceText.text, terms: listNoticeAddresses({ sourceText, structure, parties }) };
}

const opening =
  'This Agreement is made by and between Acme, Inc. ("Acme") and Beta LLC ("Beta").\n\n';

describe('notice addresses', () => {
  it('have the recipient, the address and the e-mail, without telephone numbers and copies', () => {
    const { terms } = list(
      `${opening}12. Notices\n\nNotices shall be in writing and addressed as follows:\n\nIf to Acme, to:\n\nAcme, Inc.\n\n1 Main Street, Springfield\n\nAttention: Jane Roe\n\nFax: 555 123 4567\n\nEmail: legal@acme.example\n\nwith a copy to: Law LLP, 9 Court Road\n\nIf to Beta:\n\nBeta LLC, 2 Side Street, Shelbyville\n\nEither party may change its address.`,
    );
    expect(terms.map(({ value }) => value)).toEqual([
      {
        kind: 'address',
        text: 'Acme, Inc.\n1 Main Street, Springfield\nAttention: Jane Roe',
        party: 'Acme',
        email: 'legal@acme.example',
      },
      { kind: 'address', text: 'Beta LLC, 2 Side Street, Shelbyville', party: 'Beta' },
    ]);
  });

  it.each([
    ['To the Company at: 5 Hill Road, Denver.', 'Company: 5 Hill Road, Denver.'],
    ['if to the Supplier: 7 Lake Drive, Reno', 'Supplier: 7 Lake Drive, Reno'],
    ['Acme: 1 Main Street, Springfield', 'Acme: 1 Main Street, Springfield'],
  ])('%s', (words, expected) => {
    const { terms } = list(`${opening}9. Notices\n\nNotices are sent as follows. ${words}`);
    expect(terms.map(({ display }) => display)).toEqual([expected]);
  });

  it('omit names whose addresses stand side by side in one run of lines', () => {
    const { terms } = list(
      `${opening}9. Notices\n\nAddresses for notices: If to Acme: If to Beta: Acme, Inc. Beta LLC 1 Main Street 2 Side Street`,
    );
    expect(terms).toEqual([]);
  });

  it.each([
    'If to Acme: at the address stated above.',
    'Any party who gives notice to the other shall pay for it.',
  ])('are not found in "%s"', (words) => {
    expect(list(`${opening}9. Notices\n\n${words}`).terms).toEqual([]);
  });

  it('quote the text exactly', () => {
    const words = fc.constantFrom(
      'Notices',
      'If to Acme:',
      'Acme:',
      '1 Main Street',
      'a@b.example',
      '\n\n',
      '   ',
      'Attn:',
      'addressed',
      '“Beta”',
      '.',
      'with a copy to',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 25 }), (parts) => {
        const { text, terms } = list(`${opening}9. Notices\n\n${parts.join(' ')}`);
        for (const { evidence } of terms)
          expect(text.slice(evidence.start, evidence.end)).toBe(evidence.quote);
      }),
    );
  });
});
