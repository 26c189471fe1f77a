import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../../test/build-source-text.ts';
import { findStructure } from '../../../text/structure/find-structure.ts';
import { listPartyTerms } from './party-terms.ts';

function list(text: string, kind: Parameters<typeof listPartyTerms>[0]['kind'] = 'contract') {
  const sourceText = buildSourceText(text);
  const { structure } = findStructure({ sourceText });
  return listPartyTerms({ sourceText, structure, kind });
}

const listNames = (text: string) => list(text).map(({ display }) => display);

describe('the parties of an agreement', () => {
  it.each([
    [
      'This Agreement is made by and between Acme, Inc., a Delaware corporation ("Acme"), and The University of Iowa, located at 2 Gilmore Hall ("University").',
      ['Acme, Inc. (Acme)', 'The University of Iowa (University)'],
    ],
    [
      'This Lease is between MARIA LOPEZ (hereinafter referred to as "Landlord") and John Smith ("Tenant").',
      ['MARIA LOPEZ (Landlord)', 'John Smith (Tenant)'],
    ],
    [
      'CONTRACT by and between Nordwind Communications, Inc. and Birch Audio Inc. Dated as of May 1, 2019.',
      ['Nordwind Communications, Inc.', 'Birch Audio Inc.'],
    ],
    [
      'THIS SUPPLY AGREEMENT is entered into by and among (a) Delta Foods S.A. ("Delta"), a company incorporated in Luxembourg, (b) Delta Trading (BVI) Limited ("Trading"), a company incorporated in the British Virgin Islands; and (c) Delta-Online Limited ("Company").',
      [
        'Delta Foods S.A. (Delta)',
        'Delta Trading (BVI) Limited (Trading)',
        'Delta-Online Limited (Company)',
      ],
    ],
    [
      'This Agreement is made as of 1 May 2020.\n\nBETWEEN:\n\nGOLD RIVER CORPORATION, a company organized under the laws of England and Wales, with an office at 2 Hill Street, London ("GRC")\n\nAND:\n\nHALL MINING LIMITED, a company with an office at 46 Mill Street, London ("HML")\n\nWHEREAS GRC owns a mine.',
      ['GOLD RIVER CORPORATION (GRC)', 'HALL MINING LIMITED (HML)'],
    ],
    [
      'This Supply Sales Agreement is made on 04/02/2018 between "DAN" and "PETER".',
      ['DAN', 'PETER'],
    ],
    [
      'This Agreement is entered into by and among: PARTNER 1: [Full Name], residing at [Address] ("Partner 1"), and PARTNER 2: [Full Name], residing at [Address] ("Partner 2").',
      [],
    ],
    [
      'This agreement is between Petalcomm and Horse Entertainment Inc.\n\nThere shall be no fees.',
      ['Petalcomm', 'Horse Entertainment Inc.'],
    ],
    [
      'Services Agreement\n\nMoon Labs, Inc. and Moon Licensee, Inc. (collectively "Moon") and Sunrise of Peoria, L.L.C. ("Sunrise") hereby enter into this Agreement.',
      [
        'Moon Labs, Inc. (Moon)',
        'Moon Licensee, Inc. (Moon)',
        'Sunrise of Peoria, L.L.C. (Sunrise)',
      ],
    ],
    [
      'This Agreement is made by and between Keefe, Brook & Woods, Inc. ("Agent") and e.v.a. Beauty, Inc. ("Issuer").',
      ['Keefe, Brook & Woods, Inc. (Agent)', 'e.v.a. Beauty, Inc. (Issuer)'],
    ],
    [
      'This Agreement is entered into by and between Vela Corp. and its affiliates ("Vela") and Orion GmbH & Co. KG ("Orion").',
      ['Vela Corp. (Vela)', 'Orion GmbH & Co. KG (Orion)'],
    ],
    [
      'THIS AGREEMENT is made by THAYER EQUITY IV, L.P. (the "Investor"), in favor of U.S. TRUST NATIONAL ASSOCIATION (the "Agent").',
      ['THAYER EQUITY IV, L.P. (Investor)', 'U.S. TRUST NATIONAL ASSOCIATION (Agent)'],
    ],
    [
      'Contract of Employment\n\nEmployee\tMeans any salaried person who was employed by the Company;\n\nCustomer\tmeans any firm that was a customer.',
      [],
    ],
  ])('%s', (text, expected) => {
    expect(listNames(text)).toEqual(expected);
  });

  it.each([
    [
      'amendments name the parties of this document before those of another',
      'This Amendment is made by and between Acme LLC ("Acme") and Beta LLC ("Beta"), as an amendment to that certain Agreement by and between Acme LLC and Gamma LLC ("Gamma").',
      ['Acme LLC (Acme)', 'Beta LLC (Beta)'],
    ],
    [
      'a party whose name is blank is called by its alias',
      'This Agreement is between ____________ (the "Distributor") and Acme LLC ("Supplier").',
      ['Distributor', 'Acme LLC (Supplier)'],
    ],
    [
      'parties listed by what they are called',
      'Cooperation Agreement\n\nParty A: Beijing Lantern (Beijing) Technology Co., Ltd.\nAddress: 2 Hill Road\n\nParty B: Harbin River Co., Ltd.\nAddress: 3 Hill Road',
      [
        'Beijing Lantern (Beijing) Technology Co., Ltd. (Party A)',
        'Harbin River Co., Ltd. (Party B)',
      ],
    ],
    [
      'a numbered list under a heading of its own',
      'Confidentiality Deed\n\nParties\n\n1. Nordata Limited (ACN 106 702) of 1 Hill Street, Melbourne (NORDATA); and\n\n2. Jane Roe of 2 Hill Street, Melbourne (Recipient)\n\nBackground',
      ['Nordata Limited (NORDATA)', 'Jane Roe (Recipient)'],
    ],
    [
      'a party that does business under another name',
      'This Agreement is between Acme, Inc. d/b/a Acme Music ("Acme") and Beta LLC ("Beta").',
      ['Acme, Inc. (Acme or Acme Music)', 'Beta LLC (Beta)'],
    ],
    [
      'parties in the rows of a table',
      'Key Terms\n\nCustomer\tAcme, Inc.\n\nProvider\tBeta LLC\n\nTerm\t2 years',
      ['Acme, Inc. (Customer)', 'Beta LLC (Provider)'],
    ],
    [
      'the company that a letter is addressed to',
      'AGENCY AGREEMENT\n\nMay 25, 2016\n\nPoint Research & Trading, LLC\n\n1 Hill Street\n\nLadies and Gentlemen:\n\nRock Growth, Inc., a Maryland corporation (the "Company"), together with Rock Holdings, L.P., a Delaware limited partnership ("Holdings"), agrees as follows.',
      [
        'Point Research & Trading, LLC',
        'Rock Growth, Inc. (Company)',
        'Rock Holdings, L.P. (Holdings)',
      ],
    ],
    [
      'the addressee of a letter',
      'Dear Ms. Jones, we are pleased to offer you a position.',
      ['Ms. Jones (you)'],
    ],
    [
      'a letter whose first words define the sender and the addressee',
      'July 20, 2018\n\nDear Anna:\n\nKira Labs, Inc, a Delaware corporation (the "Company"), is pleased to retain Anna Rotini ("Consultant") to perform services.',
      ['Kira Labs, Inc (Company)', 'Anna Rotini (Consultant)'],
    ],
    [
      'those who sign, where nothing else names a party',
      'JOINT FILING STATEMENT\n\nThe undersigned agree to file together.\n\nDated: April 8, 2020\n\nRIVER CAPITAL LP\n\nBy: /s/ Ann Lee\nAnn Lee\nChief Financial Officer\n\nRIVER MASTER FUND LTD\n\nBy: /s/ Ann Lee',
      ['RIVER CAPITAL LP', 'RIVER MASTER FUND LTD'],
    ],
  ])('%s', (_, text, expected) => {
    expect(listNames(text)).toEqual(expected);
  });

  it('are empty in a text that names none', () => {
    expect(
      list('The quick brown fox jumps over the lazy dog. It rained between May and June.'),
    ).toEqual([]);
  });
});

describe('the role of a party', () => {
  it.each([
    ['between Acme LLC ("Licensor") and Beta LLC ("Beta")', ['licensor', 'licensee']],
    ['between Acme LLC (the "Company") and Jane Roe (the "Consultant")', ['client', 'consultant']],
    ['between Acme LLC, as licensor ("Acme"), and Beta LLC ("Beta")', ['licensor', 'licensee']],
    ['between Acme LLC ("Acme") and Beta LLC ("Beta")', [undefined, undefined]],
  ])('%s', (words, expected) => {
    const roles = list(`This Agreement is made by and ${words}.`).map(({ value }) =>
      value.kind === 'party' ? value.role : 'none',
    );
    expect(roles).toEqual(expected);
  });

  it('follows from the kind of contract when the words do not state it', () => {
    const text = 'This Agreement is made by and between Acme LLC ("Acme") and Jane Roe ("Roe").';
    const roles = list(text, 'employment').map(({ value }) => value.kind === 'party' && value.role);
    expect(roles).toEqual(['employer', 'employee']);
  });
});

describe('the spans of parties', () => {
  it('slice the text exactly, whatever surrounds the names', () => {
    const words = fc.constantFrom(
      'by and between',
      'Acme, Inc.',
      '("Acme")',
      'and',
      'Jane Roe',
      '\n\n',
      '   ',
      'a Delaware corporation',
      '(hereinafter “Buyer”)',
      'Party A:',
      'Dear Mr. Doe,',
      'By: /s/',
      'WHEREAS',
      '__________',
      '\u00AD',
      '’',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 30 }), (parts) => {
        const sourceText = buildSourceText(parts.join(' '));
        const { structure } = findStructure({ sourceText });
        for (const { evidence } of listPartyTerms({ sourceText, structure, kind: 'contract' }))
          expect(sourceText.text.slice(evidence.start, evidence.end)).toBe(evidence.quote);
      }),
    );
  });
});

describe('a table of definitions', () => {
  it.each([
    'Means any salaried person',
    'means a person whom the Company employs',
    'Includes any agency worker',
  ])('names no party where it defines a role: %s', (meaning) => {
    const text = `Contract of Employment\n\n1. Definitions\n\nEmployee\t${meaning} with whom you had dealings;\n\nThe Company pays you monthly.`;
    expect(listNames(text)).toEqual([]);
  });

  it('leaves alone a company whose name begins with such a word', () => {
    const text = 'This Agreement is between Means Industries, Inc. and Birch Audio Inc.';
    expect(listNames(text)).toEqual(['Means Industries, Inc.', 'Birch Audio Inc.']);
  });
});

describe('two people on one side', () => {
  const couple =
    'Lender: Robert Brown\nBorrowers: Peter Green and Julia Green\n\nThe Borrowers shall repay the loan.';
  it.each([
    [couple, ['Robert Brown (Lender)', 'Peter Green (Borrower)', 'Julia Green (Borrower)']],
    [
      'Client 1: Alexandra Thompson\nClient 2: James Richardson\nService Provider: Elegant Moments Services\nEvent date: 12 June 2026',
      [
        'Alexandra Thompson (Client)',
        'James Richardson (Client)',
        'Elegant Moments Services (Service Provider)',
      ],
    ],
    [
      'Company: Garden Care Ltd\n\nCustomer (1): Nina Olsen\n\nCustomer (2): Erik Olsen',
      ['Garden Care Ltd (Company)', 'Nina Olsen (Customer)', 'Erik Olsen (Customer)'],
    ],
    [
      'Landlord: Sheila Patel\nTenant(s): Omar Khan, Lucy Chen and Ben Ford\nProperty: 12 High Street',
      ['Sheila Patel (Landlord)', 'Omar Khan (Tenant)', 'Lucy Chen (Tenant)', 'Ben Ford (Tenant)'],
    ],
    [
      'Primary Client: Ann Bell\nSecondary Client: Tom Reed\nCompany: Bright Light LLC',
      ['Ann Bell (Client)', 'Tom Reed (Client)', 'Bright Light LLC (Company)'],
    ],
    [
      'This lease is entered into by and between Oakwood Homes Inc., as Landlord, and John Smith and Mary Smith, husband and wife, as Tenants.',
      ['Oakwood Homes Inc.', 'John Smith and Mary Smith'],
    ],
    [
      'This agreement is made between Tasty Foods Ltd ("Caterer") and the couple Emma Wright & Daniel Wright ("the Couple").',
      ['Tasty Foods Ltd (Caterer)', 'Emma Wright & Daniel Wright (Couple)'],
    ],
  ])('are both named: %s', (text, expected) => {
    expect(listNames(text)).toEqual(expected);
  });

  it.each([
    ['Supplier: Baker & Sons Ltd\nClient: Jane Roe', 'Baker & Sons Ltd (Supplier)'],
    ['Landlord: Sheila Patel, Mill Lane, York\nTenant: Jane Roe', 'Sheila Patel (Landlord)'],
  ])('are not made of one name or an address: %s', (text, first) => {
    expect(listNames(text)).toEqual([first, expect.stringMatching(/^Jane Roe/)]);
  });

  it('are not made of a label that stands again elsewhere', () => {
    const text =
      'Client: Jane Roe\nProvider: Acme Ltd\n\nThe Provider reports monthly.\n\nClient: Main Contact';
    expect(listNames(text)).toEqual(['Jane Roe (Client)', 'Acme Ltd (Provider)']);
  });
});

describe('words that name no party', () => {
  it.each([
    'Shareholders’ Agreement\n\nThis document is based on a cooperation between DealPapers.fi and StartForms.org (by Ann Bell and Tom Reed).',
    'Services Agreement\n\nThis will constitute an agreement between the Client and Acme for design.',
    'Term Sheet\n\nLead investors: Members of York Angels, Inc. who invest $500 a share (the "Original Issue Price").',
    'Agreement\n\nA. The Company Limited has issued shares as set out in Schedule 2 (the "Capitalization Table").',
    'Sponsor Terms\n\nAll payments are processed by Stripe, Inc. and its affiliates ("Stripe"), not by us.',
    'Agreement on data\n\nNotices go to these addresses:\n\n• For the Client: E-MAIL\n\n• For the Developer: E-MAIL',
    'Licence\n\nThe licensee is me ("Licensee").',
    'Term Sheet\n\nPurchasers: Accredited investors approved by the Company',
  ])('%s', (text) => {
    expect(listNames(text)).toEqual([]);
  });

  it('leave a party its own short name, even with a figure', () => {
    const text =
      'This DPA forms part of the agreement between 37signals LLC (“37signals”) and the customer (“Customer”) identified in it.';
    expect(listNames(text)[0]).toBe('37signals LLC (37signals)');
  });
});
