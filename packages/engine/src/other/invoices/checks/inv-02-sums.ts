import type { InvoiceSum } from '@clauselight/schema';
import {
  absolute,
  formatDecimal,
  parseDecimal,
  subtract,
  zero,
} from '../../../text/values/decimal.ts';
import { areDigitsSwapped } from '../recompute-sums.ts';
import { writeExampleInvoice } from './example-invoice.ts';
import type { InvoiceCheck, RemarkDraft } from './judgement.ts';

const pointsEach = 6;
const mostPoints = 15;
const pointsOfLines = 3;

/** INV-02: every sum worked out again. The points of all failed sums together are capped. */
export const sumsAddUp: InvoiceCheck = {
  id: 'INV-02',
  category: 'invoice',
  title: 'Sums add up',
  level: 3,
  why: 'Whoever pays the stated figure pays the wrong amount, and an e-invoice whose sums do not hold is rejected.',
  source: 'EN 16931-1, rules on sums (BR-CO); computed in decimal arithmetic',
  examples: {
    matches: [writeExampleInvoice('EUR 238.00', 'EUR 283.00')],
    leaves: [writeExampleInvoice()],
  },
  judge({ facts }) {
    if (facts.sums.length === 0) return undefined;
    const wrong = facts.sums.filter(({ isRight }) => !isRight);
    const totals = wrong.filter(({ rule }) => rule !== 'line');
    const lines = wrong.filter(({ rule }) => rule === 'line');
    return [
      ...totals
        .slice(0, 12)
        .map((sum, index) =>
          describe(sum, Math.max(0, Math.min(pointsEach, mostPoints - index * pointsEach))),
        ),
      ...lines
        .slice(0, 1)
        .map((sum) =>
          describeLine(
            sum,
            lines,
            Math.max(0, Math.min(pointsOfLines, mostPoints - totals.length * pointsEach)),
          ),
        ),
    ];
  },
};

/** Lines are told of once: what they add up to is checked by itself. */
function describeLine(sum: InvoiceSum, lines: readonly InvoiceSum[], points: number): RemarkDraft {
  const others = lines.length === 1 ? '' : ` So it is with ${lines.length - 1} more.`;
  return {
    ...describe(sum, points),
    title:
      lines.length === 1
        ? 'A line does not follow from quantity and price'
        : `${lines.length} lines do not follow from quantity and price`,
    level: 2,
    notice: `${sum.equation}, but the line says ${formatDecimal(parseDecimal(sum.stated) ?? zero)}.${others}`,
    why: 'Either the quantity, the price or the amount of the line is wrong, or a discount is not shown.',
    nextStep: 'Ask the issuer how the amount of the line was worked out.',
    evidence: lines.slice(0, 6).flatMap(({ evidence }) => evidence.slice(0, 1)),
  };
}

function describe(sum: InvoiceSum, points: number): RemarkDraft {
  const [computed, stated] = [parseDecimal(sum.computed) ?? zero, parseDecimal(sum.stated) ?? zero];
  const swapped = areDigitsSwapped(computed, stated) ? ' Two digits seem to be exchanged.' : '';
  const difference = subtract(stated, computed);
  const side = difference.units > 0n ? 'more' : 'less';
  return {
    title: `${sum.label}: the figure does not fit`,
    level: 3,
    points,
    notice: `${sum.equation}, but the document says ${formatDecimal(stated)}: ${formatDecimal(absolute(difference))} ${side}.${swapped}`,
    why: 'Whoever pays the stated figure pays the wrong amount, and an e-invoice whose sums do not hold is rejected.',
    nextStep:
      'Ask the issuer which of the figures is right, and for a corrected document, before paying.',
    source:
      sum.rule === 'line'
        ? 'EN 16931-1, item net price and line net amount'
        : `EN 16931-1, rule ${sum.rule}`,
    evidence: sum.evidence,
  };
}
