import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../../test/build-source-text.ts';
import { findStructure } from '../../../text/structure/find-structure.ts';
import { listPartyTerms } from './party-terms.ts';

function listNames(text: string): readonly string[] {
  const sourceText = buildSourceText(text);
  const { structure } = findStructure({ sourceText });
  return listPartyTerms({ sourceText, structure, kind: 'contract' }).map(({ display }) => display);
}

describe('parties', () => {
  it.each([
    [
      'under a heading, each with its number and what it is called',
      'Parties\n\nRedgum Freight Pty Ltd (ABN 11 222 333 444) of 3 Quay Street, Fremantle WA 6160 (Carrier)\nPaddock Wines Pty Ltd (ABN 55 666 777 888) of 9 Hill Road, Perth WA 6000 (Grower)\n\nBackground\n\nThe Grower makes wine.',
      ['Redgum Freight Pty Ltd (Carrier)', 'Paddock Wines Pty Ltd (Grower)'],
    ],
    [
      'after a role in capitals, whoever signs for them',
      'SALE OF A BOAT\n\nTHE SELLER: Kestrel Boats (Pty) Ltd, 5 Dock Road, Durban, represented by Ms Zanele Dube.\n\nTHE BUYER: Mr Sipho Ndlovu, 12 Palm Street, Durban.\n\nSeller: Z. Dube, for Kestrel Boats (Pty) Ltd\nBuyer: S. Ndlovu',
      ['Kestrel Boats (Pty) Ltd (Seller)', 'Mr Sipho Ndlovu (Buyer)'],
    ],
    [
      'and not those who act for them',
      'SESSION AGREEMENT\n\nBetween\n\nThe Tin Whistles, a band trading as Tin Whistles V.O.F., Gracht 4, Delft, represented by its partners Ans Bakker and Piet Smit ("the Band"), and\n\nLore Claes, drummer, Markt 2, Ghent ("the Drummer").',
      ['The Tin Whistles (Band)', 'Lore Claes (Drummer)'],
    ],
    [
      'and not the heading below them',
      'Between Harbor Rooms Ltd (company no. 1234567), 2 Pier Road, Hull ("Harbor") and Grace Obi ("you")\n\nSigned on 3 May 2025\n\nTHANKS AND HELLO\n\nThis is the agreement for your room.',
      ['Harbor Rooms Ltd (Harbor)', 'Grace Obi (you)'],
    ],
    [
      'without the words about their registration',
      'MEMBERSHIP AGREEMENT\n\nBetween\n\nCoral Leisure Limited, company number C 123, 4 Sea Street, Sliema (the "Club"), and\n\nJonas Weber, Hauptstraße 1, Bonn (the "Member").',
      ['Coral Leisure Limited (Club)', 'Jonas Weber (Member)'],
    ],
  ])('are found %s', (_, text, names) => {
    expect(listNames(text)).toEqual(names);
  });
});
