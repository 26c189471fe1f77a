import { computeDueDate, notJudgedTitle } from '@clauselight/core';
import type {
  Analysis,
  AnalysisFacts,
  Finding,
  InvoiceDetails,
  Term,
  TermType,
} from '@clauselight/schema';

type FactDate = AnalysisFacts['dates'][number];
type FactValue = AnalysisFacts['values'][number];

const comparedValues: ReadonlySet<TermType> = new Set([
  'contract-value',
  'recurring-value',
  'liability-cap',
  'insurance-sum',
  'liquidated-damages',
]);

/** Collects the facts of an analysis that can be compared across documents. */
export function collectFacts(analysis: Analysis): AnalysisFacts {
  const { documentKind, score, notJudged, failedSteps, sides, terms, details } = analysis;
  const invoice = details?.kind === 'invoice' ? details : undefined;
  return {
    documentKind: documentKind.kind,
    kindLabel: documentKind.label,
    ...(sides.length > 0 && { parties: sides.map(({ label }) => label) }),
    scoreLabel: score?.label ?? notJudgedTitle,
    ...(notJudged && { notJudged }),
    ...(score?.coverage && { coverage: score.coverage }),
    ...describeScores(analysis),
    isIncomplete: failedSteps.length > 0,
    findings: analysis.findings.map(({ id, ruleId, title, category, severity, evidence }) => {
      const [lead] = evidence;
      return { id, ruleId, title, category, severity, start: lead?.start, end: lead?.end };
    }),
    dates: listDates(terms, invoice),
    values: listValues(terms, invoice),
  };
}

/** The scores for every side, and the points that make them, so that they can be computed without a finding. */
function describeScores(analysis: Analysis): Pick<AnalysisFacts, 'sideScores' | 'weights'> {
  const { score, sides, views, findings } = analysis;
  if (score === undefined) return {};
  if (views.length === 0) return { weights: [weigh(findings, undefined)] };
  const roles = new Map(sides.map(({ id, role }) => [id, role]));
  return {
    sideScores: views.map(({ side, score: own }) => {
      const role = roles.get(side);
      return { side, score: own.value, ...(role !== undefined && { role }) };
    }),
    weights: views.map((view) => weigh(view.findings, view.side)),
  };
}

function weigh(
  findings: readonly Pick<Finding, 'points' | 'standing'>[],
  side: string | undefined,
): NonNullable<AnalysisFacts['weights']>[number] {
  return {
    ...(side !== undefined && { side }),
    points: findings.map(({ points }) => points),
    inFavour: findings.flatMap(({ standing }, index) => (standing === 'favour' ? [index] : [])),
  };
}

/** Lists the dates of the document's own life. A date that is only mentioned requires no action. */
function listDates(
  terms: readonly Term[],
  invoice: InvoiceDetails | undefined,
): AnalysisFacts['dates'] {
  const dates = terms.flatMap((term) => (term.type === 'date' ? [] : readDate(term)));
  return invoice === undefined ? dates : [...dates, ...readDueDate(invoice)];
}

function readDate({ type, label, value, evidence: { start, end } }: Term): FactDate[] {
  if (value.kind === 'date') return [{ type, label, date: value.date, start, end }];
  if (value.kind !== 'deadline' || value.date === undefined) return [];
  const { who, action, date } = value;
  return [
    { type, label, date, action: who === undefined ? action : `${who}: ${action}`, start, end },
  ];
}

function readDueDate(invoice: InvoiceDetails): FactDate[] {
  const due = computeDueDate(invoice);
  if (due === undefined) return [];
  const { start, end } = due.evidence;
  const { date } = due;
  return [{ type: 'deadline', label: 'Due date', date, action: 'payment', start, end }];
}

function listValues(
  terms: readonly Term[],
  invoice: InvoiceDetails | undefined,
): AnalysisFacts['values'] {
  const values = terms.flatMap((term) => (comparedValues.has(term.type) ? readValue(term) : []));
  const isTotalStated = values.some(({ type }) => type === 'contract-value');
  return invoice === undefined || isTotalStated ? values : [...values, ...readTotal(invoice)];
}

function readValue({ type, label, display, value, evidence: { start, end } }: Term): FactValue[] {
  if (value.kind !== 'money') return [];
  const { amount, currency, unit } = value;
  // Prices of one thing are no sums: `user per month` is another group than `month`.
  const per =
    unit === undefined
      ? value.per
      : [unit, value.per].filter((of) => of && of !== 'unit').join(' per ');
  return [{ type, label, display, amount, currency, per, start, end }];
}

/** The amount due of an invoice that states no other total. */
function readTotal({ fields, totals }: InvoiceDetails): FactValue[] {
  const currency = fields.find(({ id }) => id === 'currency')?.value;
  const total = totals.gross ?? totals.due;
  if (total?.evidence === undefined || currency?.length !== 3) return [];
  const { start, end } = total.evidence;
  const { amount, display } = total;
  const money = { display, amount: Number(amount), currency, start, end };
  return [{ type: 'contract-value', label: 'Total', ...money }];
}
