import type { DocumentKind } from '@clauselight/schema';
import type { KindInput } from './kind-input.ts';

/** A feature that documents of a kind have and others rarely do. */
interface Signal {
  /** As displayed: `a reference list`. */
  readonly name: string;
  readonly weight?: number;
  test(input: KindInput): boolean;
}

interface KindSignals {
  readonly kind: DocumentKind;
  readonly signals: readonly Signal[];
}

const inHead = (name: string, pattern: RegExp, weight = 1): Signal => ({
  name,
  weight,
  test: ({ head }) => pattern.test(head),
});
const inTitle = (name: string, pattern: RegExp, weight = 1): Signal => ({
  name,
  weight,
  test: ({ title, head }) => pattern.test(title) || pattern.test(head.slice(0, 300)),
});
const anywhere = (name: string, pattern: RegExp, weight = 1): Signal => ({
  name,
  weight,
  test: ({ text }) => pattern.test(text),
});

const invoiceWord =
  /\b(?:tax invoice|invoice|factura|facture|rechnung|fattura|factuur|faktura|fatura|credit note|gutschrift|nota de cr[ée]dito|avoir)\b/i;
const amountDue =
  /\b(?:amount due|balance due|total due|grand total|invoice total|total amount|amount payable|gesamtbetrag|rechnungsbetrag|zahlbetrag|total (?:a pagar|ttc|à payer)|net à payer|importe total|totale (?:fattura|documento)|te betalen|totaal|do zapłaty|razem|total)\b/i;
const taxId =
  /\b(?:VAT|USt|TVA|IVA|BTW|MwSt|GST|NIP|CIF|NIF|P\.? ?IVA|ABN|EIN|tax)[\s.-]{0,3}(?:id|reg|no|nr|number|rate|amount)?\b/i;
const invoiceNumber =
  /\b(?:invoice|rechnungs?|facture|factura|fattura|factuur|faktur\w|fatura)[\s.-]{0,3}(?:no|nr|number|nummer|num[ée]ro|n[°ºo]|#|id)\b/i;

/** A line that is not a sentence: `Final Notice`, `Notice of Assessment`, not a statement about notices. */
const noticeTitle =
  /^(?![^\n]{0,80}\b(?:privacy|copyright|legal|cookie)\b)[^\n.,]{0,40}\b(?:notice|reminder|notification|demand for payment)\b[^\n.,]{0,40}$/im;
const dayToAnswer =
  /\b(?:pay(?:able|ment)?|due|respond|response|reply|answer|appeal|object|contact us)\b[^.\n]{0,60}\b(?:by|before|until|no later than|on or before|date)\b[^.\n]{0,25}\d/i;
const reportTitle =
  /^[^\n.]{0,60}\b(?:status|progress|annual|quarterly|monthly|weekly|incident|audit|inspection|project|financial|interim|survey|site visit)\b[^\n.]{0,30}\breport\b[^\n.]{0,40}$/im;
/** A title that ends with what it is: `At-Will Employment Policy`; an essay says what it is about. */
const policyName = /^[\p{L}\d&,'’ -]{3,80} (?:policy|code of conduct|handbook)$/iu;
const policyField =
  /^\W{0,6}(?:(?:policy|document) )?(owner|version|approved by|approver|effective(?: date| from)?|(?:next )?review(?: date)?|last (?:updated|reviewed)|revision|applies to)\b\W{0,4}\S/gim;
/** Set by hand, measured with `npm run evaluate:kinds` and held from above by `other-kinds.test.ts`. */
const fewestPolicyFields = 2;

/**
 * Kinds that are not contracts, with their signals. Of two kinds with the same weight, the first is chosen. The weights
 * are set by hand; the default is 1.
 */
export const kindSignals: readonly KindSignals[] = [
  {
    kind: 'invoice',
    signals: [
      anywhere(
        'the elements of an electronic invoice',
        /<(?:\w+:)?(?:Invoice|CreditNote|CrossIndustryInvoice)\b|urn:oasis:names:specification:ubl:schema:xsd:(?:Invoice|CreditNote)|CrossIndustryInvoice|urn:cen\.eu:en16931/i,
        4,
      ),
      inTitle('the word invoice at its head', invoiceWord),
      inHead('an invoice number', invoiceNumber),
      anywhere('a total to pay', amountDue, 0.5),
      anywhere('a tax number or rate', taxId, 0.5),
      anywhere('bank details', /\b(?:IBAN|BIC|SWIFT|sort code|routing number)\b/),
      inHead(
        'a due date',
        /\b(?:due date|payment due|fällig|zahlbar bis|échéance|vencimiento|scadenza|vervaldatum|termin płatności)\b/i,
      ),
    ],
  },
  {
    kind: 'quote',
    signals: [
      inTitle(
        'its title',
        /\b(?:quotation|quote|estimate|purchase order|order confirmation|angebot|devis|presupuesto|preventivo|offerte)\b/i,
        1.5,
      ),
      inHead(
        'a date until which it is valid',
        /\b(?:valid (?:until|for|through)|gültig bis|valable)\b/i,
      ),
      inHead(
        'an order number',
        /\b(?:purchase order|P\.?O\.?|quote|quotation|estimate|order)\s?(?:no|nr|number|#)/i,
      ),
    ],
  },
  {
    kind: 'minutes',
    signals: [
      inTitle(
        'its title',
        /\b(?:minutes|(?:meeting|sync|stand-?up|call|team|project|workshop|1:1) notes|notes of (?:the )?meeting|protokoll)\b/i,
        1.5,
      ),
      inHead(
        'a list of who was there',
        /^[\s#*_-]{0,12}(?:present|attendees|in attendance|participants|attending|members present|apologies|absent|regrets)\b[\s*_]*:?/im,
      ),
      anywhere(
        'action items',
        /^[\s#*_>-]{0,12}(?:(?:action(?: items?| points?)?|to-?dos?)\b[\s*_]*[:-]|(?:action (?:items?|points?)|to-?dos?)[\s*_]*$)/im,
      ),
      anywhere(
        'decisions',
        /\b(?:motion (?:was )?(?:carried|passed|made)|moved (?:by|to (?:approve|adopt|accept|adjourn|amend|table|close|elect|appoint|ratify|receive|postpone|authori[sz]e))|seconded|the (?:board|committee|meeting|group) (?:agreed|resolved|decided|approved)|called to order|meeting adjourned|adjourned at)\b/i,
      ),
      inHead('an agenda', /^[\s#*_]{0,12}agenda\b/im),
    ],
  },
  {
    kind: 'letter',
    signals: [
      inHead(
        'a salutation',
        /^\s{0,8}(?:(?:dear|to whom it may concern|hello|hi|good (?:morning|afternoon|evening|day)|sehr geehrte\w*)\b[^\n]{0,60}[,:]\s*$|dear (?!diary)[\p{L}.'’-]{1,30}(?: [\p{L}.'’-]{1,30}){0,4}[^\S\n]*$)/imu,
        2,
      ),
      anywhere(
        'a closing formula',
        /^\s{0,8}(?:yours (?:sincerely|faithfully|truly)|sincerely|(?:kind|best|warm)? ?regards|respectfully|very truly yours|with best wishes|best wishes|cordially)\b[^\n]{0,30}$/im,
        1.2,
      ),
      inHead('a subject line', /^\s{0,8}(?:re|subject|ref(?:erence)?)\s?:/im, 0.6),
      inTitle('the word notice at its head', noticeTitle),
      inHead(
        'a reference number',
        /\b(?:(?:notice|case|file|account|taxpayer|tax|assessment|claim|penalty|licen[cs]e|permit|ref(?:erence)?)\.? ?(?:no\b|nr\b|number|id\b|#)|ref(?:erence)?\.?:)/i,
        0.6,
      ),
      inHead('a day by which to pay or answer', dayToAnswer, 0.6),
      {
        name: 'the form of an e-mail',
        weight: 1.5,
        test: ({ format }) => format === 'eml' || format === 'msg',
      },
    ],
  },
  {
    kind: 'cv',
    signals: [
      inTitle('its title', /\b(?:curriculum vitae|r[ée]sum[ée]|CV)\b/),
      anywhere(
        'work experience',
        /^[\s#*_]{0,12}(?:work |professional |relevant )?(?:experience|employment(?: history)?)[\s:*_]*$/im,
      ),
      anywhere('education', /^[\s#*_]{0,12}education(?: and training)?[\s:*_]*$/im),
      anywhere('skills', /^[\s#*_]{0,12}(?:technical |key )?skills[\s:*_]*$/im),
    ],
  },
  {
    kind: 'lab-report',
    signals: [
      anywhere('an abstract', /^[\s#*_\d.]{0,12}abstract[\s:*_]*$/im, 0.7),
      anywhere(
        'methods',
        /^[\s#*_\d.]{0,12}(?:(?:materials and )?methods?|methodology|procedure|apparatus)[\s:*_]*$/im,
      ),
      anywhere('results', /^[\s#*_\d.]{0,12}results?(?: and discussion)?[\s:*_]*$/im),
      anywhere(
        'a hypothesis or an uncertainty',
        /\b(?:hypothesis|p\s?[<=]\s?0?\.\d+|standard deviation|±\s?\d)\b/i,
        0.7,
      ),
    ],
  },
  {
    kind: 'report',
    signals: [
      inTitle(
        'its title',
        /\b(?:report|handbook|manual|guide(?:book)?|white ?paper|business plan|proposal|policy|policies|overview|playbook)\b/i,
      ),
      inHead(
        'a summary at its head',
        /^[\s#*_\d.]{0,12}(?:executive summary|management summary|at a glance|key findings|highlights)\b/im,
      ),
      inTitle('the name of a report', reportTitle),
      {
        name: 'who answers for it and which version it is',
        test: ({ head }) => countFields(head) >= fewestPolicyFields,
      },
      {
        name: 'many headings',
        test: ({ headings, wordCount }) => headings >= 8 && wordCount >= 1_500,
      },
      anywhere(
        'numbered figures or tables',
        /\b(?:figure|table|chart|exhibit) \d+(?:[.:]| shows)/i,
        0.7,
      ),
      anywhere(
        'recommendations',
        /^[\s#*_\d.]{0,12}(?:recommendations?|next steps|conclusions? and recommendations?)[\s:*_]*$/im,
      ),
      anywhere(
        'figures of a business',
        /\b(?:revenue|turnover|sales|profit|EBITDA|budget|forecast|quarter|year-on-year)\b[^.\n]{0,80}(?:[$€£]|\d\s?%|\bpercent\b|\bmillion\b)/i,
        0.7,
      ),
    ],
  },
  {
    kind: 'essay',
    signals: [
      {
        name: 'paragraphs of prose',
        weight: 1.5,
        test: (input) =>
          input.proseShare >= 0.7 &&
          input.wordCount >= 70 &&
          input.headings <= 8 &&
          !isNamedPolicy(input),
      },
      anywhere(
        'a reference list',
        /^[\s#*_]{0,12}(?:references|works cited|bibliography|literature cited)[\s:*_]*$/im,
      ),
      anywhere(
        'citations',
        /\([A-Z][\p{L}'’-]{1,40}(?: et al\.)?(?:,? (?:19|20)\d\d|(?: and [A-Z][\p{L}'’-]{1,40})? \d{1,3})\)|\b[A-Z][\p{L}'’-]{1,40} \((?:19|20)\d\d\)/u,
      ),
      anywhere(
        'a stated position',
        /\b(?:I (?:\w+ly )?(?:believe|think|argue|contend|agree|disagree|feel)|in my (?:opinion|view)|this (?:essay|paper) (?:will|argues|examines|explores|discusses)|in conclusion|to conclude|on the other hand|some people (?:argue|say|believe|think))\b/i,
      ),
      {
        name: 'few headings',
        weight: 0.5,
        test: ({ headings, proseShare, wordCount }) =>
          headings <= 3 && proseShare >= 0.85 && wordCount >= 70,
      },
      anywhere(
        'a narrator',
        /\b(?:my (?:mother|father|family|parents|life|childhood|friends?|teacher|class|college|first|sophomore|freshman|senior)|I (?:was|had|have had|remember|learned|realized|felt|knew|grew|took|joined|decided))\b/i,
        0.5,
      ),
    ],
  },
];

function isNamedPolicy({ title, head }: KindInput): boolean {
  return policyName.test(title || (head.trimStart().split('\n', 1)[0] ?? ''));
}

/** Counts the facts about itself that a document states line by line: owner, version, date of review. */
function countFields(head: string): number {
  return new Set([...head.matchAll(policyField)].map((match) => match[1]?.toLowerCase())).size;
}
