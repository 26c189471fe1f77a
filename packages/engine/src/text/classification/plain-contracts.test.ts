import { type DocumentKind, getDocumentFamily } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from '../structure/find-structure.ts';
import { classifyDocument } from './classify-document.ts';

function classify(text: string): DocumentKind {
  const sourceText = buildSourceText(text);
  return classifyDocument({ sourceText, ...findStructure({ sourceText }) }).documentKind.kind;
}

const memo =
  'Partner deal\n\nFrom: Lark Tea, 4 Mill Lane (“Brand”)\n\nTo: Ines Roy (“Creator”)\n\nDate: 3 May 2026\n\nHi Ines! Below is the whole deal. Once you sign it is the contract.\n\nBrand pays Creator 2,000 euros within 30 days after the last post. Creator must post four clips by 1 July. Creator may not work for another tea brand for six months. Brand may use the clips in its adverts for a year. If Creator misses a date, Brand may end this and pays nothing.\n\nSigned: Lark Tea\n\nSigned: Ines Roy';

const contracts: readonly (readonly [DocumentKind, string])[] = [
  [
    'lease',
    'Lodger agreement\n\nBetween Maria Okoye (householder) and Tom Hale (lodger).\n\nTom rents the back bedroom from 1 May for £520 a month, paid on the 1st.\n\nHe pays a deposit of £300, which Maria returns within 14 days of him leaving.\n\nEither of us can end this with four weeks of notice.\n\nSigned: Maria Okoye, Tom Hale',
  ],
  [
    'lease',
    'House sharing\n\nLandlord: Ann Reed\n\nTenant: Ben Cole\n\nThe tenant pays the landlord 700 euros of rent each month. The landlord must return the deposit within 30 days. The tenant must keep the room clean and may not sublet it.\n\nSigned',
  ],
  [
    'loan',
    'Loan between friends\n\nI, Priya Nair, lend Sam Hughes £3,000. Sam agrees to repay me £250 every month starting on 1 June until the loan is paid back. There is no interest. If Sam misses two payments, the whole amount is due.\n\nSigned: Priya Nair\n\nSigned: Sam Hughes',
  ],
  [
    'supply',
    'Sale of a used car\n\nSeller: Jo Park\n\nBuyer: Lee Chan\n\nThe seller sells the buyer a 2014 hatchback for $4,200 in cash. The car is sold as seen. The buyer agrees to pay on collection, and the seller must hand over both keys.\n\nSignature of seller: ________\n\nSignature of buyer: ________',
  ],
  [
    'event',
    'SUNBEAM PHOTOGRAPHY\n\nWedding Photography Contract\n\nThe couple pays a booking fee of $800, which is non-refundable. The photographer will provide 400 edited images within eight weeks. If the wedding is cancelled, the couple must pay half of the price.\n\nSigned',
  ],
  [
    'membership',
    'Iron Gate Gym\n\nMembership Agreement\n\nYou agree to pay $45 each month for twelve months. You may cancel with 60 days of notice by post. We may freeze your membership if you miss a payment. We are not responsible for lost property.\n\nMember signature: ________',
  ],
  [
    'hire',
    'Car rental agreement\n\nThe renter pays $60 per day and a deposit of $300. The renter must return the vehicle with a full tank of fuel. The company may charge the renter for damage up to the excess.\n\nSigned by the renter',
  ],
  [
    'employment',
    'Nanny contract\n\nThis is an agreement between the Berg family and Ana Silva.\n\nAna will look after two children on weekdays. The family pays Ana $22 per hour and overtime at $33. Ana gets ten days of paid vacation. Either side can end this with two weeks of notice.\n\nSigned',
  ],
  [
    'consumer',
    'Dog walking terms\n\nWe will walk your dog for one hour each weekday. You agree to pay $18 per walk, monthly in advance. If you cancel with less than 24 hours of notice, you must pay for the walk. We are responsible for keys in our care.',
  ],
  [
    'services',
    'Agreement for kitchen renovation\n\nHomeowner: Kim Doe\n\nContractor: Bright Builders LLC\n\nThe contractor agrees to fit a new kitchen for $18,500. The homeowner pays 30 percent on signing. The contractor must repair defects reported within one year.\n\nSigned',
  ],
  [
    'insurance',
    'HARBOUR MUTUAL\n\nPet insurance policy\n\nWe will pay vet bills up to $5,000 a year. You must pay a deductible of $250 for each claim. This policy does not cover conditions that your pet had before. Your premium is $31 per month.',
  ],
  [
    'sponsorship',
    'Influencer agreement\n\nThe brand pays the creator $1,500 for three posts. The creator agrees to keep the posts online for six months and may not promote competing brands for 30 days.\n\nSigned',
  ],
  [
    'joint-venture',
    'Partnership agreement\n\nAda Moss and Ivo Brandt agree to run a bakery together. Each partner shall contribute $10,000. Profits and losses are shared equally. A partner may leave with 90 days of notice.',
  ],
  [
    'franchise',
    'FRANCHISE AGREEMENT\n\nThis agreement is between Blue Kettle Foods Inc. (the "Franchisor") and the Franchisee. The Franchisee shall pay a royalty of 6 percent.',
  ],
  [
    'distribution',
    'EXCLUSIVE DISTRIBUTION AGREEMENT\n\nThis agreement is between Maker Ltd and the Distributor. The Distributor shall buy the Products for resale in the Territory and shall not sell competing goods.',
  ],
  [
    'agency',
    'Exclusive Listing Agreement\n\nThe owner appoints the broker to sell the house. The owner agrees to pay a commission of 5 percent of the price. The broker must advertise it.\n\nSigned',
  ],
  [
    'investment',
    'SHAREHOLDERS’ AGREEMENT\n\nThis agreement is between the Founders and the Investors. No shareholder shall sell shares without first offering them to the others.',
  ],
  [
    'supply',
    'Late delivery\n\nIf the goods arrive late, the Seller shall pay the Buyer 2 percent of the price for each day of delay. After 15 days the Buyer may cancel the order.',
  ],
  [
    'contract',
    'Agreement\n\nAmy and Raj agree that Amy will give Raj her piano, and in exchange Raj will give Amy his bicycle.\n\nSigned: Amy, Raj',
  ],
  [
    'loan',
    'NORDIC EVENT SERVICES LTD\n\nLoan Agreement\n\nThe lender lends the borrower 5,000 euros. The borrower shall repay it within one year with interest of 3 percent.',
  ],
];

const others: readonly (readonly [name: string, text: string])[] = [
  [
    'a letter of a tenant',
    'Dear Mr Reed,\n\nThe tenancy agreement says that the landlord must repair the boiler. You agreed to pay for it. Please do so by 4 June, or I will end the lease.\n\nYours sincerely,\nBen Cole',
  ],
  [
    'a handbook',
    'Travel at work\n\nEmployees must book trains early. The company pays for second class. Managers may approve exceptions. Employees keep their receipts and hand them in each month. Receipts are read by the office.',
  ],
  [
    'a news story',
    'Rent strike ends\n\nTenants of a tower in the north of the city went back to paying rent on Monday. The landlord has said that he will repair the lifts. The dispute lasted for nine months and drew in the mayor, who called it a shame.',
  ],
  [
    'a guide',
    'Guide to tenancy agreements\n\nA tenancy agreement says what the rent is and who repairs what. Read it before you sign. Many people overlook the notice period. Ask a friend to read it too.',
  ],
  [
    'a complaint to a court',
    'COMPLAINT FOR BREACH OF CONTRACT\n\nPlaintiff is a tenant. Defendant is the landlord. On 3 May the defendant locked the door. Plaintiff asks the court for damages.',
  ],
  [
    'a recipe',
    'Flat bread\n\nMix flour and water. The dough must rest for an hour. You may add salt. Bake it until it is brown, and share it.',
  ],
];

/** Contracts without a title, a named side or a word of the law. */
const unnamed: readonly (readonly [name: string, text: string])[] = [
  [
    'a stay for a dog',
    'Looking after Biscuit\n\nYou bring Biscuit on Friday before six and fetch him on Sunday by noon. Every night costs £28, and you pay half of it when you book. If you fetch him late, we charge £10 for each hour. Call the stay off a week ahead and you get your money back. After that we keep what you paid. Should he fall ill, we take him to our vet and you pay the bill. We are not to blame for toys that he loses. You tell us about his shots before he comes.',
  ],
  [
    'a room',
    'The back room\n\nThe room is yours from the first of May. It costs 420 euros each month, and you pay it by the third. You give 400 euros to begin with, and you get them back within a month of leaving if nothing is broken. Heating is extra, and we share it by heads. You may not have anybody to stay for more than three nights. If you want to go, say so four weeks before. If the money is late twice, you have to be out within two weeks. I may come in to read the meter.',
  ],
  [
    'a loan in a letter',
    'Dear Cian,\n\nI put on paper what we said at Easter. You get 9,000 euros from me on Monday for the van. You pay me back 250 euros on the first of every month, and no interest. If you miss three payments, the whole rest is due at once. If you sell the van before that, you pay me first. You keep it insured until all is paid. If you lose your job, we wait for half a year and then go on as before. Nobody else has to pay if you die.\n\nLove,\nMaeve',
  ],
];

const longOthers: readonly (readonly [name: string, text: string])[] = [
  [
    'a story',
    'My grandmother baked bread on Saturdays. We sat on the stairs and waited for the first slice. She told us of the winter when the river froze. I still remember the smell of that kitchen. My brother was always the first to finish. Nobody spoke for a while. Then the dog barked and everyone laughed. It was the best time of my life.',
  ],
  [
    'a manual',
    'Press the red button to switch the machine on. Wait until the lamp turns green. Put the capsule into the holder and close the lid. Do not open the lid while water is running. Clean the tank every two weeks with vinegar. If the lamp blinks, the tank is empty. You can choose between three sizes of cup. Keep the cable away from heat.',
  ],
  [
    'an essay on work',
    'Machines changed how people lived. Factories drew workers from the villages into the towns. Wages were low and the days were long. Children worked in the mines from the age of eight. Parliament passed laws that limited the hours of work. Employers had to provide schooling. Unions won the right to strike. Historians still argue about what it meant for the poor.',
  ],
  [
    'a notice to a tenant',
    'Notice to quit\n\nYou have to leave the flat within four weeks. You owe rent for March and for April. You pay 700 euros each month, and you have paid nothing since winter. If you pay all of it by Friday, you may stay. If you do not, we keep your deposit. You give the keys back on the last day. You must leave the rooms clean. We charge you for what is broken.',
  ],
];

describe('contracts in plain words', () => {
  it.each(unnamed)('are recognized by how their sentences read: %s', (_, text) => {
    expect(getDocumentFamily(classify(text))).toBe('contract');
  });

  it.each(longOthers)('are not mistaken for %s, however long', (_, text) => {
    expect(getDocumentFamily(classify(text))).not.toBe('contract');
  });

  it.each(contracts)('are recognized as %s: %s', (kind, text) => {
    expect(classify(text)).toBe(kind);
  });

  it.each(others)('are not mistaken for %s', (_, text) => {
    expect(getDocumentFamily(classify(text))).not.toBe('contract');
  });
});

describe('a memo with the lines of an e-mail above it', () => {
  it('is a contract where it reads as one, and a message where it is a message', () => {
    expect(getDocumentFamily(classify(memo))).toBe('contract');
    const message = `${memo.split('Brand pays')[0]}The tea arrives on Friday. It smells of summer, and everybody here likes it.`;
    expect(classify(message.replace('it is the contract', 'we are glad'))).toBe('email');
  });
});
