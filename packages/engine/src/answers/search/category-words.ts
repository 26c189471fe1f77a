import type { ClauseCategory } from '@clauselight/schema';

/** What people who ask about each category say: their words, and those of contracts that they may have picked up. */
export const categoryWords: Readonly<Record<ClauseCategory, string>> = {
  'document-name':
    'what is this called; name, title or kind of the document, contract or agreement',
  parties:
    'who are the parties; who signs; between whom is it made; which companies or people are involved, bound; other side, names',
  'agreement-date':
    'when was it signed, dated, made, entered into, concluded; date of the contract or signing',
  'effective-date':
    'when does it start, begin, take effect, come into force, become effective, binding; starting date, start date, from when; from what day does it apply, as of which day, first day',
  'expiration-date':
    'when does it end, expire, run out, finish, stop; end date, last day, expiry, how long does it last, run; until when, over; how long does the contract run, last',
  'renewal-term':
    'does it renew, extend, continue, go on, roll over automatically; automatic renewal, extension, further period, another year, prolong; how long is it extended, renewed for; renewal period',
  'notice-period-to-terminate-renewal':
    'how early, by when, how much notice to stop, prevent, cancel, avoid, opt out of the automatic renewal; non-renewal, not renew, notice before it renews',
  'governing-law':
    'which law governs, applies, is applicable; which state or country; whose law, legal system, jurisdiction, interpreted, construed under',
  'most-favored-nation':
    'best price, best terms, better terms, better deal, lower price given to other customers, others, third party gets; most favoured nation, most favored customer, match',
  'non-compete':
    'can we compete, work for a competitor, rival, start a competing or similar business; non-compete, competition, restricted from competing, same field, sector; are we banned, forbidden, prohibited from competing, stopped; conflicting business',
  exclusivity:
    'exclusive, exclusivity, exclusively; only buy from, deal with, sell to, use another supplier; other suppliers, vendors, work with others, sole, free to deal, requirements, tied; can we buy from someone else, anyone else, elsewhere',
  'no-solicit-of-customers':
    'approach, contact, solicit, poach, win over, steal, take their customers, clients, accounts, partners; customer non-solicitation',
  'competitive-restriction-exception':
    'exceptions, carve-outs, exempt from the non-compete, competition ban, exclusivity, restriction; what competing is still allowed, permitted despite, exclude; what is still allowed in spite of exclusivity',
  'no-solicit-of-employees':
    'hire, recruit, poach, solicit, employ, take over their staff, employees, workers, people, team, personnel; contractors, non-solicitation',
  'non-disparagement':
    'say bad things, speak ill, badmouth, criticise, criticize, disparage, negative comments, review, public remarks, reputation, defame, goodwill; talk about, criticise the other company, complain in public',
  'termination-for-convenience':
    'end, cancel, terminate, leave, quit, exit without cause, without a reason, for convenience, any time, early, whenever, just walk away, get out; simply by giving notice, change our mind',
  'right-of-first-refusal':
    'right of first refusal, first offer, first negotiation, first chance, first option, first look, first right to buy, before anyone else, before others, pre-emption, priority to purchase, license',
  'change-of-control':
    'what happens if a party is sold, bought, acquired, taken over, merges, gets a new owner; change of control, ownership, merger, acquisition, takeover, shareholder',
  'anti-assignment':
    'can it be transferred, assigned, handed over, passed on to someone else, another company, third party; assignment, transfer of the contract, consent to assign, subcontract, sell the contract',
  'revenue-or-profit-sharing':
    'share of the revenue, profit, income, sales, earnings, proceeds; royalty, royalties, commission, percentage, split, cut, revenue sharing, profit sharing',
  'price-restrictions':
    'raise, increase, lower, reduce, change prices, fees, rates; price increase, price cap, limit on price changes, more expensive, dearer, hike',
  'minimum-commitment':
    'minimum order, purchase, amount, quantity, payment, commitment, volume; at least, least we have to buy, must order, spend, minimum number, guarantee; how much must we order, buy at least',
  'volume-restriction':
    'use more than agreed, exceed, excess, overage, limit on usage, number of users, quantity, maximum, volume, threshold; extra fee for more, go over, too much; limit on how much we can use',
  'ip-ownership-assignment':
    'who owns, ownership of the work, results, inventions, what is created, developed; intellectual property, assign rights, copyright, patents, belongs to, work made for hire, property, title',
  'joint-ip-ownership':
    'jointly, joint, together, shared, both own; co-own, co-ownership, joint ownership of intellectual property, inventions, shared ownership',
  'license-grant':
    'licence, license, right to use, permission, permitted, allowed to use; what may we do with the software, trademark, technology, brand; grant',
  'non-transferable-license':
    'pass on, transfer, sublicense, hand over, resell the licence, license, right of use to others; non-transferable, sublicensing',
  'affiliate-license-licensor':
    'licence, license from affiliates of the licensor; licensor’s group, parent, sister companies, their affiliates’ intellectual property, technology, patents',
  'affiliate-license-licensee':
    'licence, license for affiliates, subsidiaries, group companies, sister companies of the licensee; may our affiliates, group use it too; sublicense to affiliates',
  'unlimited-license':
    'unlimited use, licence, license, enterprise, all you can eat, as much as we want, any number of users, without limits, no limit on use, copies',
  'irrevocable-or-perpetual-license':
    'licence, license forever, for ever, perpetual, irrevocable, lasts indefinitely, permanent, cannot be taken back, taken away, withdrawn, revoked, keep using',
  'source-code-escrow':
    'source code, escrow, deposit of code, released, release, access to the code if the supplier goes bankrupt, fails, insolvency',
  'post-termination-services':
    'what happens after it ends, after termination, once over; duties, obligations, afterwards, transition, hand back, return, wind-down, help us move, switch, leftover stock, sell-off, consequences of termination, effect; what do we still have to do when the contract is over, once it ends',
  'audit-rights':
    'audit, inspect, check, look at, examine the books, records, accounts, premises, visit; inspection, verify, access to books; inspect the records',
  'uncapped-liability':
    'unlimited liability, uncapped, no cap, no limit on liability, exceptions from the cap, limit; liable without limit, full damages, what is not limited, gross negligence',
  'cap-on-liability':
    'limit on liability, cap, maximum they pay, most we can claim, how much can we get, liable at most, limitation of liability, compensation, damages, consequential damages, time limit for claims, loss, sue for; most they have to pay, something goes wrong',
  'liquidated-damages':
    'penalty, penalties, fine, liquidated damages, fixed sum, termination fee, cancellation fee, break fee; cost of leaving early, breach, charge for ending early, exit fee',
  'warranty-duration':
    'how long is the warranty, guarantee; warranty period, duration, length, months of warranty, defects, faults, repairs, covered for',
  insurance:
    'insurance, insured, insure, policy, cover, coverage, insurer, policies, required to carry',
  'covenant-not-to-sue':
    'challenge, contest, dispute, attack, question the validity, ownership of rights, patents, trademarks; not to sue, promise not to sue, give up right to sue, bring a claim, waive claims',
  'third-party-beneficiary':
    'third party, outsiders, others who are not parties, enforce, rights, benefit; third-party beneficiary, anyone else rely on it, non-party; does anyone else get rights, outsiders',
  confidentiality:
    'confidential, confidentiality, secret, secrecy, private, disclose, disclosure, tell others, share information, nondisclosure, keep quiet, publish',
  indemnification:
    'indemnify, indemnity, indemnification, hold harmless, compensate, cover, pay for claims of third parties, defend, someone sues us, losses, lawsuit, who pays if sued',
  'force-majeure':
    'force majeure, act of god, natural disaster, war, strike, flood, fire, earthquake, pandemic, epidemic, events beyond control, unforeseen, excused, delay',
  payment:
    'how much do we pay, price, cost, fee, fees, payment, pay, charge, rate, invoice, bill; when is it due, payment terms, how and when paid, salary, rent, money',
  'late-payment':
    'pay late, late payment, overdue, interest, miss a payment, do not pay on time, in arrears, default interest, late fee, behind with',
  notices:
    'how to give notice, send notices, where to write, address, letter, email, in writing, delivery, deliver, formal notice, contact, notify',
  severability:
    'part is invalid, unenforceable, void, illegal; severability, rest of the contract stays, remaining provisions, one clause does not hold',
  'entire-agreement':
    'entire agreement, whole agreement, earlier promises, previous agreements, oral, verbal, side agreements, emails, prior negotiations, supersede, what was said before',
  amendment:
    'change, amend, amendment, modify, vary, alter the contract, terms, agreement; changes in writing, modification, update, new terms',
  'dispute-resolution':
    'dispute, disagreement, conflict, quarrel, argue, settle, resolve, arbitration, mediation, court, courts, litigation, lawsuit, sue, where can we sue, venue, judge, jury',
  'data-protection':
    'personal data, data protection, privacy, GDPR, process data, customer data, data breach, security, personal information',
  'non-waiver':
    'waiver, waive, let it pass, overlook, tolerate, does not insist, lose the right, give up right',
  survival:
    'survive, survival, continue to apply, bind, still valid after the end, termination; which clauses continue, remain in force',
  export:
    'export, export control, sanctions, embargo, import, customs, re-export, boycott, sanctioned countries',
  warranties:
    'warranty, warranties, guarantee, promise, quality, represent, representation, as is, disclaimer, defect, fit for purpose, merchantability',
  term: 'how long does the contract last, run; duration, length, term, period, initial term, years, months, how long are we bound, locked in, tied',
  'termination-for-cause':
    'terminate, end, cancel for breach, cause, default, material breach; if they do not perform, break the contract, violate, fail, bankruptcy, insolvency; cure, remedy, fix, go wrong, grounds, reasons to terminate, bankrupt, fire',
  'service-levels':
    'service level, uptime, availability, downtime, outage, response time, support, SLA, service credits, down, quality of service, maintenance',
  taxes: 'tax, taxes, VAT, sales tax, withholding, duties, who pays the tax, levies',
};
