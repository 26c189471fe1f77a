import { describe, expect, it } from 'vitest';
import { listSignatureBlocks } from './signature-blocks.ts';

function sign(text: string) {
  return listSignatureBlocks(text).map(({ party, signatory, position, status }) => [
    party?.quote,
    signatory?.quote,
    position?.quote,
    status,
  ]);
}

describe('a signature block', () => {
  it('is signed when a name is on the line', () => {
    expect(sign('ACME, INC.\n\nBy: /s/ Jane Roe\nName: Jane Roe\nTitle: President')).toEqual([
      ['ACME, INC.', 'Jane Roe', 'President', 'signed'],
    ]);
  });

  it('is blank when the line is empty', () => {
    expect(sign('Acme LLC\nBy: ______________\nName: ______________\nTitle: CEO')).toEqual([
      ['Acme LLC', undefined, 'CEO', 'blank'],
    ]);
  });

  it('exists once for every side', () => {
    const text = 'ACME, INC.\nBy: ________\nName: A. Lee\n\nBETA LTD\nBy: ________\nName: B. Ray';
    expect(sign(text)).toEqual([
      ['ACME, INC.', 'A. Lee', undefined, 'blank'],
      ['BETA LTD', 'B. Ray', undefined, 'blank'],
    ]);
  });

  it.each([
    ['ACME, INC.     BETA LTD\nBy: /s/ A. Lee     By: /s/ B. Ray\nName: A. Lee     Name: B. Ray'],
    ['ACME, INC. BETA LTD\nBy: /s/ A. Lee By: /s/ B. Ray Name: A. Lee Name: B. Ray'],
    ['ACME, INC.\tBETA LTD\nBy: /s/ A. Lee\tBy: /s/ B. Ray\nName: A. Lee\tName: B. Ray'],
  ])('is found in columns: %s', (text) => {
    expect(sign(text)).toEqual([
      ['ACME, INC.', 'A. Lee', undefined, 'signed'],
      ['BETA LTD', 'B. Ray', undefined, 'signed'],
    ]);
  });

  it('is found in a table that names every line once', () => {
    const text =
      'PROVIDER: Acme, Inc.\tCUSTOMER: Beta Ltd\nSignature\nPrint Name\tA. Lee\tB. Ray\nTitle\tCEO\tCFO';
    expect(sign(text)).toEqual([
      ['Acme, Inc.', 'A. Lee', 'CEO', 'blank'],
      ['Beta Ltd', 'B. Ray', 'CFO', 'blank'],
    ]);
  });

  it('has the party that a line names', () => {
    expect(sign('Party Name: Acme LLC\nSignature:\nName: A. Lee')).toEqual([
      ['Acme LLC', 'A. Lee', undefined, 'blank'],
    ]);
  });

  it('is not found where a company acts through another', () => {
    expect(
      sign('FUND, L.P.\nBy: Fund GP, LLC, its general partner\nBy: /s/ A. Lee\nName: A. Lee'),
    ).toHaveLength(1);
  });

  it.each(['Name: Widget\nTitle: Blue', 'Sent by: post.', 'It is signed by both parties.'])(
    'is not %s',
    (text) => {
      expect(sign(text)).toEqual([]);
    },
  );
});

describe('a heading above a block', () => {
  it.each(['REMITTANCE', 'SHIP TO', 'ACCEPTANCE', 'NOTARIZATION', 'Thank You', 'Payment Terms'])(
    'is no party: %s',
    (heading) => {
      const text = `${heading}\n\nSignature: ______________\nDate: ______________`;
      expect(sign(text)).toEqual([[undefined, undefined, undefined, 'blank']]);
    },
  );

  it('leaves alone a company with such a word in its name', () => {
    const text = 'Acceptance Insurance Company\n\nSignature: ______________\nDate: ____________';
    expect(sign(text)[0]?.[0]).toBe('Acceptance Insurance Company');
  });
});

describe('a label of a form', () => {
  it.each([
    [
      'CONTRACTOR\tCLIENT\nFull Name: \tFull Name:\nTitle:\tTitle:\nSignature:\tSignature:\nDate:\tDate:',
    ],
    ['Payment Date: ___________ Payment Method: ___________\nSignature: _____________________'],
    ['Full Legal Name: ____________\nSignature: ____________'],
  ])('is no name of a party: %s', (text) => {
    const parties = listSignatureBlocks(text).flatMap(({ party }) => party?.quote ?? []);
    expect(parties.filter((party) => /Full|Legal|Payment/.test(party))).toEqual([]);
  });

  it('leaves alone a party that signs in the line', () => {
    const blocks = listSignatureBlocks('Nordwind By: ____________\nName: ____________');
    expect(blocks.map(({ party }) => party?.quote)).toEqual(['Nordwind']);
  });
});

describe('a block that names who signs beside “By”', () => {
  it('is signed by the line for the signature', () => {
    const blocks = listSignatureBlocks(
      'ACME LTD.\nBy: Name\tAnn Reed\nTitle\tPresident\nSignature /s/ Ann Reed\n\nBIRCH INC.\nBy: Name\tBen Cole\nTitle\tManager\nSignature /s/ Ben Cole\n',
    );
    expect(blocks.map(({ status, signatory }) => [status, signatory?.quote])).toEqual([
      ['signed', 'Ann Reed'],
      ['signed', 'Ben Cole'],
    ]);
  });
});
