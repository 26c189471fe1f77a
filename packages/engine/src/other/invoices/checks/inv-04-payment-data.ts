import { createEvidence } from '@clauselight/core';
import type { SourceText } from '@clauselight/schema';
import { fold } from '../../../text/fold.ts';
import type { InvoiceFacts } from '../invoice-facts.ts';
import { getCountryName } from '../values/countries.ts';
import { writeExampleInvoice } from './example-invoice.ts';
import type { InvoiceCheck, RemarkDraft } from './judgement.ts';

const pointsOfBadAccount = 10;
const pointsOfDoubt = 3;

const changed =
  /\b(?:(?:new|changed|updated|different) bank (?:details|accounts?|data|information)|(?:bank (?:details|accounts?|data|information)|iban) (?:has|have) (?:been )?changed|change of (?:our )?(?:bank|account|payment) (?:details|data|account)|(?:neue|geanderte|aktualisierte)[nr]? (?:bank(?:verbindung|daten)|kontoverbindung|kontodaten)|(?:bankverbindung|kontoverbindung|bankdaten) (?:hat|haben) sich geandert|nouve(?:lles|aux|au) (?:coordonnees bancaires|compte|rib)|(?:nieuwe|gewijzigde?) (?:bankgegevens|rekeningnummer|bankrekening)|(?:nuov[oaie]|nuove) (?:coordinate bancarie|iban|conto)|nuev[oa]s? (?:datos bancarios|cuenta bancaria)|(?:nowy|zmiana) (?:numeru? )?(?:rachun(?:ek|ku)|kont[ao]))/;
const factoring =
  /\b(?:factoring|assigned to|abgetreten|abtretung|cession de creance|subroge|cessione del credito|gecedeerd)\b/;

/** INV-04: the account that is to be paid. */
export const paymentData: InvoiceCheck = {
  id: 'INV-04',
  category: 'invoice',
  title: 'Payment data',
  level: 3,
  why: 'A transfer to a mistyped account is returned at best; an altered one may be a fraud.',
  source: 'ISO 13616 and ISO 7064; general advice of banks and police on invoice fraud',
  examples: {
    matches: [
      writeExampleInvoice('DE89 3704', 'DE88 3704'),
      writeExampleInvoice('IBAN', 'Please note our new bank details below.\nIBAN'),
    ],
    leaves: [writeExampleInvoice()],
  },
  judge({ facts, sourceText }) {
    const change = findChange(sourceText);
    if (facts.details.payment.accounts.length === 0 && change === undefined) return undefined;
    const bad = [...listInvalid(facts), ...(change ? [change] : [])];
    // The check as a whole counts once, however many accounts fail it.
    return [
      ...bad.map((remark, index) => ({ ...remark, points: index === 0 ? pointsOfBadAccount : 0 })),
      ...listDoubts(facts),
    ];
  },
};

function listInvalid({ details }: InvoiceFacts): readonly RemarkDraft[] {
  return details.payment.accounts
    .filter(({ isValid }) => !isValid)
    .map(({ iban }) => ({
      title: 'The IBAN is not valid',
      level: 3,
      points: 0,
      notice: `${iban.display} fails the check on length and check digits (ISO 13616, remainder modulo 97).`,
      why: 'A transfer to a mistyped account is returned at best; an altered one may be a fraud.',
      nextStep:
        'Take the account from an earlier invoice, or call the issuer on a number you already know.',
      source: 'ISO 13616 and ISO 7064; registry of IBAN formats',
      evidence: iban.evidence ? [iban.evidence] : [],
    }));
}

function findChange({ text }: SourceText): RemarkDraft | undefined {
  const folded = fold(text.slice(0, 400_000));
  const match = changed.exec(folded);
  if (!match) return undefined;
  const isAssigned = factoring.test(folded);
  const evidence = createEvidence(text, { start: match.index, end: match.index + match[0].length });
  return {
    title: 'The document speaks of changed bank details',
    level: 3,
    points: 0,
    notice: `“${evidence.quote}”: ${isAssigned ? 'the claim seems to have been assigned to somebody else, who is then to be paid.' : 'the account to be paid is said to be another than before.'}`,
    why: 'Changed bank details are the commonest means of invoice fraud, also in letters that look genuine.',
    nextStep:
      'Confirm the account by telephone, with a number you already know and not the one in this document.',
    source: 'General advice of banks and police on invoice fraud',
    evidence: [evidence],
  };
}

function listDoubts({ details }: InvoiceFacts): readonly RemarkDraft[] {
  const {
    payment: { accounts },
    seller,
  } = details;
  const country = seller.country?.value;
  const foreign = accounts.filter(
    ({ iban, isValid }) =>
      isValid &&
      country !== undefined &&
      /^[A-Z]{2}\d{2}[A-Z0-9]{10}/.test(iban.value) &&
      iban.value.slice(0, 2) !== country,
  );
  const crossed = accounts.filter(
    ({ iban, bic }) =>
      bic !== undefined &&
      /^[A-Z]{2}\d{2}/.test(iban.value) &&
      bic.value.slice(4, 6) !== iban.value.slice(0, 2),
  );
  const first = foreign.length === accounts.length ? foreign[0] : undefined;
  return [
    ...(first
      ? [
          describeDoubt({
            notice: `The account is in ${getCountryName(first.iban.value.slice(0, 2))}, the seller in ${getCountryName(country ?? '')}.`,
            title: 'The account is in another country than the seller',
            evidence: [first.iban.evidence, seller.country?.evidence],
          }),
        ]
      : []),
    ...crossed.slice(0, 1).map(({ iban, bic }) =>
      describeDoubt({
        notice: `The BIC ${bic?.value} belongs to a bank in ${getCountryName(bic?.value.slice(4, 6) ?? '')}, the IBAN to an account in ${getCountryName(iban.value.slice(0, 2))}.`,
        title: 'BIC and IBAN name different countries',
        evidence: [bic?.evidence, iban.evidence],
      }),
    ),
  ];
}

interface Doubt {
  readonly title: string;
  readonly notice: string;
  readonly evidence: readonly (RemarkDraft['evidence'][number] | undefined)[];
}

function describeDoubt({ title, notice, evidence }: Doubt): RemarkDraft {
  return {
    title,
    level: 2,
    points: pointsOfDoubt,
    notice,
    why: 'There can be good reasons, and it is also a mark of altered payment data.',
    nextStep:
      'Compare the account with the one you paid before, or ask the issuer on a number you already know.',
    source: 'ISO 13616 and ISO 9362; general advice on invoice fraud',
    evidence: evidence.filter((one) => one !== undefined),
  };
}
