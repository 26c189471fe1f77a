import type { TermType } from '@clauselight/schema';

/** What people say who ask for a fact of each type. */
export const termWords: Readonly<Partial<Record<TermType, string>>> = {
  party: 'who are the parties; who, names, between whom, which companies',
  'document-title': 'name, title of the document; what is it called',
  'agreement-date': 'when was it signed, dated, made',
  'effective-date': 'when does it start, begin, take effect; effective, start date',
  'expiration-date': 'when does it end, expire, run out; end date, expiry, until when',
  date: 'when, what date, which day, on what day',
  'contract-value': 'how much, total, value, price, worth, cost, sum, amount',
  'recurring-value':
    'how much, per month, per year, monthly, annual, yearly, fee, price, rent, salary, cost, pay',
  money: 'how much, amount, sum, money, cost, price',
  'payment-period': 'when to pay, due, payment, how long to pay, deadline to pay, invoice, days',
  'liability-cap': 'cap, limit, maximum, liability, most, at most, most they have to pay',
  'insurance-sum': 'insurance, cover, coverage, insured, how much',
  'liquidated-damages': 'penalty, penalties, liquidated damages, fine',
  'contract-term': 'how long, last, run, duration, term, length, period, initial',
  'renewal-term': 'renew, renewal, extend, extension, automatically, how long',
  'notice-period':
    'notice, notice period, how much notice, how long before, terminate, days, early',
  'renewal-deadline': 'renew, renewal, non-renewal, stop, deadline, by when, last day, cancel',
  duration: 'how long, how many days, months, years, within, period',
  'governing-law': 'law, governing, applies, which state, which country, govern',
  jurisdiction: 'court, courts, jurisdiction, sue, where, venue',
  'arbitration-seat': 'arbitration, arbitrate, seat, where, tribunal',
  'notice-address': 'address, where to send, notices, contact, email, write',
  deadline: 'deadline, by when, due, when must, time limit, latest',
};
