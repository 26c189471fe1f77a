import type { ClauseCategory } from '@clauselight/schema';

/** What a clause of each category does, in words for somebody who reads contracts seldom. */
export const plainWords: Readonly<Record<ClauseCategory, string>> = {
  'document-name': 'It gives the document its name.',
  parties: 'It says who the parties are.',
  'agreement-date': 'It dates the contract.',
  'effective-date': 'It says from when the contract binds.',
  'expiration-date': 'It says when the contract ends if nobody does anything.',
  'renewal-term': 'It lets the contract go on for a further period once the first has ended.',
  'notice-period-to-terminate-renewal':
    'It says how early somebody who wants no further period must say so.',
  'governing-law': 'It says by which law the contract is read and decided.',
  'most-favored-nation':
    'It promises that nobody else gets better prices or terms; a better offer to another has to be passed on.',
  'non-compete': 'It forbids a party to do business of a kind, in a place or for a time.',
  exclusivity: 'It binds a party to deal with the other alone.',
  'no-solicit-of-customers': 'It forbids a party to win over the other’s customers.',
  'competitive-restriction-exception': 'It takes something out of a ban on competing.',
  'no-solicit-of-employees': 'It forbids a party to hire away the other’s people.',
  'non-disparagement': 'It forbids speaking ill of the other party.',
  'termination-for-convenience': 'It lets a party end the contract without giving a reason.',
  'right-of-first-refusal':
    'It gives a party the first chance to buy, match or negotiate before anybody else may.',
  'change-of-control':
    'It says what happens when a party is sold or comes under another owner: most often consent or a right to end the contract.',
  'anti-assignment': 'It restricts handing the contract on to somebody else.',
  'revenue-or-profit-sharing': 'It gives a party a share of what the other earns.',
  'price-restrictions': 'It limits how prices may change.',
  'minimum-commitment': 'It obliges a party to buy or pay at least a certain amount.',
  'volume-restriction': 'It limits how much may be used, and says what more of it costs or causes.',
  'ip-ownership-assignment':
    'It hands over ownership of what is created or invented under the contract.',
  'joint-ip-ownership': 'It makes the parties owners together of something they create.',
  'license-grant': 'It allows a party to use something that belongs to the other.',
  'non-transferable-license': 'It forbids passing a right of use on to others.',
  'affiliate-license-licensor': 'It extends a right of use to what the licensor’s affiliates own.',
  'affiliate-license-licensee': 'It lets the licensee’s affiliates use the right as well.',
  'unlimited-license': 'It gives a right of use without limits on how much or how many.',
  'irrevocable-or-perpetual-license':
    'It gives a right of use that lasts for ever or cannot be taken back.',
  'source-code-escrow':
    'It puts source code into the keeping of a third party, to be released if the supplier fails.',
  'post-termination-services': 'It says what a party still has to do once the contract has ended.',
  'audit-rights':
    'It lets a party look into the other’s books or premises to check what was promised.',
  'uncapped-liability': 'It says for what a party is liable without any limit.',
  'cap-on-liability': 'It limits how much a party can be made to pay for a loss.',
  'liquidated-damages':
    'It fixes in advance what a breach or an early end costs, whatever the real loss is.',
  'warranty-duration': 'It says for how long a promise of quality holds.',
  insurance: 'It says which insurance a party must carry.',
  'covenant-not-to-sue': 'It forbids a party to challenge the other’s rights or to sue.',
  'third-party-beneficiary': 'It gives somebody who is no party a right under the contract.',
  confidentiality: 'It says what has to be kept secret, from whom and for what it may be used.',
  indemnification:
    'It obliges a party to pay for claims and losses of the other, including those brought by third parties.',
  'force-majeure': 'It excuses a party that cannot perform because of events beyond its control.',
  payment: 'It says what is paid, when and how.',
  'late-payment': 'It says what paying late costs.',
  notices: 'It says how, and to which address, a declaration has to be sent to count.',
  severability: 'It keeps the rest of the contract alive where a part of it is invalid.',
  'entire-agreement':
    'It says that the contract is all that was agreed: earlier promises, written or spoken, fall away.',
  amendment: 'It says how the contract can be changed.',
  'dispute-resolution': 'It says how and where a dispute is settled.',
  'data-protection': 'It says how personal data have to be handled.',
  'non-waiver': 'It says that letting something pass once does not give the right up for good.',
  survival: 'It says what goes on to bind after the contract has ended.',
  export: 'It obliges the parties to keep to the rules on exports and sanctions.',
  warranties: 'It says what a party promises of what it delivers, and what it does not.',
  term: 'It says for how long the contract runs.',
  'termination-for-cause': 'It lets a party end the contract when something has gone wrong.',
  'service-levels': 'It says how good a service has to be, and what happens when it is not.',
  taxes: 'It says who bears which taxes.',
};
