import type { InvoicePayment, InvoiceValue } from '@clauselight/schema';
import { type FoundIban, listIbans } from '../values/iban.ts';
import { listBics } from '../values/identifiers.ts';
import { findValue, type Shape } from './find-value.ts';
import type { LabelRole } from './labels.ts';
import type { Cell } from './layout.ts';
import type { Page } from './page.ts';

/** The discount for early payment and the days to pay that the document states. */
interface FoundTerms {
  readonly days: number | undefined;
  readonly discount:
    | {
        readonly rate: string;
        readonly days: number;
        readonly cell: Cell;
        readonly from: number;
        readonly to: number;
      }
    | undefined;
}

/** Accounts, method, reference and words about when to pay. */
export function findPayment(page: Page): Omit<InvoicePayment, 'days' | 'discount'> {
  const accounts = findAccounts(page);
  const bics = findBics(page);
  const bic = bics[0];
  return {
    accounts: accounts.map((iban, index) => {
      const own = bics[index] ?? (accounts.length === 1 ? bic : undefined);
      return { ...iban, ...(own && { bic: own }) };
    }),
    ...(bic && { bic }),
    ...pick('method', findWords(page, 'method') ?? findNamedMethod(page)),
    ...pick('reference', findCode(page, 'payment-reference')),
    ...pick('mandate', findCode(page, 'mandate')),
    ...pick('terms', findWords(page, 'terms')),
  };
}

function pick<K extends string>(
  name: K,
  value: InvoiceValue | undefined,
): { readonly [key in K]?: InvoiceValue } {
  return value === undefined ? {} : ({ [name]: value } as { readonly [key in K]: InvoiceValue });
}

const methods =
  /\b(?:credit card|debit card|creditcard|kreditkarte|carte (?:bancaire|bleue|de credit)|ideal|bancontact|paypal|visa|mastercard|american express|sepa[ -]lastschrift|lastschrift|sepa direct debit|direct debit|prelevement(?: automatique)?|bank transfer|uberweisung|virement|przelew|karta|transferencia|bonifico|automatische incasso|stripe)\b/;

/** A means of payment that is named without a label. */
function findNamedMethod(page: Page): InvoiceValue | undefined {
  for (const cell of page.cells) {
    const match = methods.exec(cell.folded.slice(0, 1000));
    if (!match) continue;
    const words = cell.text.slice(match.index, match.index + match[0].length);
    return {
      value: words,
      display: words,
      evidence: page.quote(cell, match.index, match.index + match[0].length),
    };
  }
  return undefined;
}

function findAccounts(
  page: Page,
): readonly { readonly iban: InvoiceValue; readonly isValid: boolean }[] {
  const found = new Map<string, { readonly iban: InvoiceValue; readonly isValid: boolean }>();
  for (const cell of page.cells) {
    for (const { iban, isValid, from, to } of listCellIbans(page, cell)) {
      const display = iban.replace(/(.{4})(?=.)/g, '$1 ');
      if (!found.has(iban))
        found.set(iban, {
          iban: { value: iban, display, evidence: page.quote(cell, from, to) },
          isValid,
        });
    }
  }
  const loose = found.size === 0 ? findLooseAccount(page) : undefined;
  return loose ? [loose] : [...found.values()].slice(0, 12);
}

/** The label may be in the cell before. */
function listCellIbans(page: Page, cell: Cell): readonly FoundIban[] {
  const own = listIbans(cell.text);
  if (own.length > 0 || !/^[A-Z]{2}\d{2}/.test(cell.text)) return own;
  const beside = page.rows[cell.row]?.cells.findLast((other) => other.start < cell.start);
  if (!beside || !/\biban\b[ :.]*$/.test(beside.folded)) return own;
  return listIbans(`IBAN ${cell.text}`).map((iban) => ({
    ...iban,
    from: iban.from - 5,
    to: iban.to - 5,
  }));
}

const account =
  /\b(?:bank ?account|account(?: number| no\.?)?|konto(?:nummer)?|kto\.?-?nr\.?|rekening(?:nummer)?|nr konta|numer konta|rachunek bankowy|compte|cuenta|bankgiro|plusgiro|a\/c no\.?)[ :.]{1,4}([a-z]{0,2}[ ]?\d(?:[ -]?\d){5,27})(?![\d.,])/;

/** Without an IBAN, the number beside "Bank account". */
function findLooseAccount(
  page: Page,
): { readonly iban: InvoiceValue; readonly isValid: boolean } | undefined {
  for (const cell of page.cells) {
    const match = account.exec(cell.folded.slice(0, 1000));
    if (
      !match?.[1] ||
      (/^(?:account|a\/c)/.test(match[0]) && !/bank|iban|sort|swift|bic/.test(cell.folded))
    )
      continue;
    const from = match.index + match[0].length - match[1].length;
    const to = match.index + match[0].length;
    const words = cell.text.slice(from, to);
    const value = words.replace(/[ -]/g, '').toUpperCase();
    return { iban: { value, display: words, evidence: page.quote(cell, from, to) }, isValid: true };
  }
  return undefined;
}

function findBics(page: Page): readonly InvoiceValue[] {
  const shape: Shape<string> = (cell) => listBics(cell.text);
  const all = page.allLabels.flatMap((label) =>
    label.role === 'bic' ? (findValue(page, label, shape) ?? []) : [],
  );
  const found = new Map<string, InvoiceValue>();
  for (const { cell, from, to, value } of all) {
    if (!found.has(value))
      found.set(value, { value, display: value, evidence: page.quote(cell, from, to) });
  }
  return [...found.values()];
}

/** A blank to write on, a sample in brackets, or the next label. */
const emptyField = /^[\W_]*$|^\[[^\]]*\]$|^[\p{L} ]{1,30}:[\s_]*$/u;

/** Words after a label, to the end of their line. */
function findWords(page: Page, role: LabelRole): InvoiceValue | undefined {
  const shape: Shape<string> = (cell) =>
    [...cell.text.slice(0, 300).matchAll(/[\p{L}\d][^\n:]{1,80}/gu)]
      .filter(
        ({ 0: words, index }) =>
          cell.text[index + words.length] !== ':' && cell.text[index - 1] !== '[',
      )
      .map((match) => {
        const value = match[0].trim();
        return { from: match.index, to: match.index + value.length, value };
      });
  for (const label of page.allLabels) {
    if (label.role !== role || !label.isPlain) continue;
    const rest = label.cell.text.slice(label.to).replace(/^[ \t:.-]+/, '');
    const from = label.cell.text.length - rest.length;
    const line = (rest.split('\n')[0] ?? '').trim();
    if (line.length > 1 && line.length < 100 && !emptyField.test(line)) {
      return {
        value: line,
        display: line,
        evidence: page.quote(label.cell, from, from + line.length),
      };
    }
    const found = rest === '' ? findValue(page, label, shape) : undefined;
    if (found)
      return {
        value: found.value,
        display: found.value,
        evidence: page.quote(found.cell, found.from, found.to),
      };
  }
  return undefined;
}

function findCode(page: Page, role: LabelRole): InvoiceValue | undefined {
  const shape: Shape<string> = (cell) =>
    [
      ...cell.text
        .slice(0, 400)
        .matchAll(/(?<![\w.,])[A-Z0-9+](?:[A-Z0-9/+-]| (?=\d)){3,34}(?![\w])/g),
    ]
      .filter(({ 0: words }) => /\d/.test(words))
      .map((match) => ({
        from: match.index,
        to: match.index + match[0].trimEnd().length,
        value: match[0].trimEnd(),
      }));
  for (const label of page.allLabels) {
    const found = label.role === role ? findValue(page, label, shape) : undefined;
    if (found && found.distance < 2)
      return {
        value: found.value,
        display: found.value,
        evidence: page.quote(found.cell, found.from, found.to),
      };
  }
  return undefined;
}

const unit =
  '(?:days?|d\\b|tagen?|tage|jours?|dagen|dag|dni|dias?|giorni|dagar|dage|paivaa|dnu|nap|zile|gun)';
const netDays = new RegExp(
  `(?:\\bnet|\\bnetto|\\bwithin|\\bpayable in|\\bpayable within|\\bdue in|\\binnerhalb(?: von)?|\\bbinnen|\\bsous|\\ba|\\bw ciagu|\\ben|\\bentro|\\binom|\\btermin platnosci:?|\\bterms?:?|\\bzahlungsziel:?|\\bbedingung(?:en)?:?|^)[ :]{0,3}(?:net )?(\\d{1,3}) ?${unit}(?: (?:net(?:to)?|rein netto|fin de mois|date de facture|na factuurdatum|ohne abzug))?|\\bnet ?(\\d{1,3})\\b(?! ?[%.,\\d])|(?<![\\d.,])(\\d{1,3}) ${unit} (?:net|rein netto|ohne abzug)`,
);
const discountFirst = new RegExp(
  `(?<![\\d.,])(\\d{1,2}(?:[.,]\\d{1,2})?) ?% ?(?:[a-z]{2,10} ){0,4}?(?:discount|skonto|escompte|korting|sconto|descuento|rabatt|skonta|rabat|cash discount)?[a-z, ]{0,40}?(\\d{1,2}) ?${unit}|(?<![\\d.,])(\\d)(?: ?%)? ?/ ?(\\d{1,2}),? ?(?:net|n/) ?\\d{1,3}`,
);
const daysFirst = new RegExp(
  `(\\d{1,2}) ?${unit}[a-z, :-]{0,40}?(\\d{1,2}(?:[.,]\\d{1,2})?) ?% ?(?:skonto|discount|escompte|korting|sconto|descuento|rabatt)`,
);
const speaksOfPay =
  /\b(?:pay|paid|payable|payment|terms?|net|due|discount|zahlbar|zahlung|zahlen|skonto|bezahl|netto|paiement|payable|escompte|reglement|betal|betaling|platn|pago|pagamento|korting|sconto|rein)/;

/** How many days there are to pay, and what paying sooner saves. */
export function findTerms(page: Page): FoundTerms {
  let days: number | undefined;
  let discount: FoundTerms['discount'];
  for (const cell of page.cells) {
    const beside = page.rows[cell.row]?.cells[0]?.folded ?? '';
    if (!speaksOfPay.test(cell.folded.slice(0, 600)) && !speaksOfPay.test(beside)) continue;
    const words = cell.folded.slice(0, 600);
    discount ??= findDiscount(words, cell);
    const rest =
      discount?.cell === cell
        ? words.slice(0, discount.from) +
          ' '.repeat(discount.to - discount.from) +
          words.slice(discount.to)
        : words;
    const match = netDays.exec(rest);
    const short = /\/ ?\d{1,2},? ?(?:net|n\/) ?(\d{1,3})/.exec(words);
    days ??= toNumber(short?.[1] ?? match?.[1] ?? match?.[2] ?? match?.[3]);
  }
  return { days, discount };
}

function findDiscount(words: string, cell: Cell): FoundTerms['discount'] {
  const isNamed =
    /discount|skonto|escompte|korting|sconto|descuento|rabat|\d ?\/ ?\d{1,2},? ?(?:net|n\/)/.test(
      words,
    );
  if (!isNamed) return undefined;
  const turned = daysFirst.exec(words);
  const match = discountFirst.exec(words);
  const [rate, days] = match
    ? [match[1] ?? match[3], match[2] ?? match[4]]
    : [turned?.[2], turned?.[1]];
  const hit = match ?? turned;
  if (!hit || !rate || !days || Number(days) === 0) return undefined;
  return {
    rate: rate.replace(',', '.'),
    days: Number(days),
    cell,
    from: hit.index,
    to: hit.index + hit[0].length,
  };
}

function toNumber(words: string | undefined): number | undefined {
  const value = Number(words);
  return words === undefined || value > 365 ? undefined : value;
}
