import type { Analysis } from '@clauselight/schema';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { weights } from '../../test/weights.ts';
import { analyze } from '../pipeline.ts';
import { buildSourceText } from '../test/build-source-text.ts';

/** How one party stands in a sentence. */
interface Voice {
  readonly subject: string;
  readonly owner: string;
  readonly object: string;
}

type Sentence = (one: Voice, other: Voice) => string;

/** Sentences that bind one party, protect it, or cost it something. */
const oneSided: readonly Sentence[] = [
  (a, b) => `${a.subject} shall not solicit customers of ${b.object} for two years.`,
  (a, b) =>
    `Without the prior written consent of ${b.object}, ${a.subject} shall not solicit or accept business from any customers of the business.`,
  (a, b) => `${a.subject} shall not hire or solicit any employees of ${b.object} for two years.`,
  (a, b) => `In no event shall ${a.owner} total liability to ${b.object} exceed $500.`,
  (a) => `In no event will ${a.subject} be liable for any indirect or consequential damages.`,
  (a, b) =>
    `${a.owner} liability is limited to the fees paid by ${b.object} in the two months before the claim.`,
  (a, b) =>
    `${a.subject} shall indemnify, defend and hold harmless ${b.object} from and against any and all claims, losses and expenses.`,
  (a) => `${a.subject} disclaims all implied warranties, including any warranty of fitness.`,
  (a) => `${a.subject} accepts the goods as is, without warranty of any kind.`,
  (a, b) => `Replacement is ${a.owner} sole and exclusive remedy against ${b.object}.`,
  (a, b) => `${a.subject} shall pay ${b.object} a non-refundable fee of $5,000.`,
  (a) => `${a.subject} may increase the fees at any time in its sole discretion.`,
  (a, b) =>
    `${a.subject} may not assign this Agreement without the prior written consent of ${b.object}.`,
  (a) => `${a.subject} may terminate this Agreement at any time for convenience.`,
  (a) => `${a.subject} may terminate this Agreement immediately without notice.`,
  (a, b) =>
    `${a.subject} shall make its books and records available for audit by ${b.object} at any time.`,
  (a, b) =>
    `${b.subject} may audit ${a.owner} books and records at any time during business hours.`,
  (a, b) => `${a.subject} hereby irrevocably appoints ${b.object} as its attorney-in-fact.`,
  (a) => `${a.subject} shall maintain liability insurance of at least $1,000,000.`,
  (a, b) =>
    `${a.subject} shall reimburse ${b.object} for all legal fees of enforcing this Agreement.`,
  (a) => `${a.subject} may change this Agreement at any time without notice.`,
  (a) =>
    `${a.subject} shall not engage in any business that competes with the business for two years.`,
];

/** Sentences that bind both parties alike. */
const mutual: readonly string[] = [
  'Neither party shall solicit customers of the other party for two years.',
  'In no event shall either party be liable for any indirect or consequential damages.',
  "Each party's total liability under this Agreement shall not exceed $500.",
  "Neither party's liability shall exceed the fees paid in the two months before the claim.",
  'Each party disclaims all implied warranties, including any warranty of fitness.',
  'Alder and Birch each disclaim all warranties of any kind.',
  'Each party shall indemnify, defend and hold harmless the other party from and against any and all claims.',
  'Either party may terminate this Agreement immediately without notice.',
  'This Agreement shall automatically renew for successive one-year terms unless either party gives notice ninety days before its end.',
  'Neither party shall hire or solicit any employees of the other party for five years.',
  "Replacement is each party's sole and exclusive remedy.",
  'Neither party may assign this Agreement without the consent of the other party.',
  'Either party is entitled to injunctive relief without proof of damage and without posting a bond.',
];

const named = {
  title: 'SERVICES AGREEMENT',
  opening:
    'This Agreement is made on 1 May 2024 between Alder Works Ltd ("Alder") and Birch Works Ltd ("Birch").',
  voices: [
    { subject: 'Alder', owner: "Alder's", object: 'Alder' },
    { subject: 'Birch', owner: "Birch's", object: 'Birch' },
  ],
} as const;
const spoken = {
  // Commercial terms in “we” and “you” count as terms for consumers, whose law is not symmetric.
  title: 'LOAN AGREEMENT',
  opening:
    'This Agreement is made on 1 May 2024 between Alder Works Ltd ("we", "us") and Birch Works Ltd ("you").',
  voices: [
    { subject: 'we', owner: 'our', object: 'us' },
    { subject: 'you', owner: 'your', object: 'you' },
  ],
} as const;

interface Clause {
  readonly sentence: Sentence;
  readonly isExchanged: boolean;
}

function generate(sentences: readonly Sentence[]) {
  return fc.array(
    fc.record({ sentence: fc.constantFrom(...sentences), isExchanged: fc.boolean() }),
    { minLength: 1, maxLength: 6 },
  );
}

/** Rules look for these with “you” or “us” in one direction only. */
const directed = /without notice|audit/;
const clauses = generate(oneSided);
const spokenClauses = generate(
  oneSided.filter((sentence) => !directed.test(sentence(...named.voices))),
);

type Style = typeof named | typeof spoken;

function write(style: Style, written: readonly Clause[], areExchanged: boolean): string {
  const [one, other] = style.voices;
  const body = written.map(({ sentence, isExchanged }, index) => {
    const words = isExchanged === areExchanged ? sentence(one, other) : sentence(other, one);
    return `${index + 1}. ${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  });
  return [style.title, style.opening, ...body].join('\n\n');
}

/**
 * Lists the findings of an analysis by rule, severity and the parties that bear them. What is missing has no bearer of its
 * own, and the clause model, which says whether it is missing, reads names as words.
 */
function listBorne(analysis: Analysis, names: Readonly<Record<string, string>>): readonly string[] {
  const nameOf = new Map(
    analysis.terms.flatMap(({ id, value }) =>
      value.kind === 'party' ? [[id, names[value.name.split(' ')[0] ?? '']] as const] : [],
    ),
  );
  return analysis.findings
    .filter(({ evidence }) => evidence.length > 0)
    .map(
      ({ ruleId, severity, bearers }) =>
        `${ruleId} ${severity} ${bearers === undefined ? 'unknown' : bearers.map((id) => nameOf.get(id) ?? id).sort()}`,
    )
    .sort();
}

function toRule(found: string): string {
  return found.split(' ', 1)[0] ?? '';
}

/** Reads a contract as written, and with its parties exchanged; equal when each bears what the other did. */
function readBoth(style: Style, written: readonly Clause[]) {
  return {
    own: listBorne(read(write(style, written, false)), { Alder: 'A', Birch: 'B' }),
    exchanged: listBorne(read(write(style, written, true)), { Alder: 'B', Birch: 'A' }),
  };
}

const read = (text: string) => analyze(buildSourceText(text), { weights });
const numRuns = inject('isFullRun') ? 150 : 3;

describe('exchanging the parties of a contract', () => {
  it('exchanges what each bears, exactly', () => {
    fc.assert(
      fc.property(clauses, (written) => {
        const { own, exchanged } = readBoth(named, written);
        expect(exchanged).toEqual(own);
      }),
      { numRuns },
    );
  });

  it('exchanges what “we” and “you” bear', () => {
    fc.assert(
      fc.property(spokenClauses, (written) => {
        const { own, exchanged } = readBoth(spoken, written);
        const rulesOf = (found: readonly string[]) => new Set(found.map(toRule));
        const [mine, others] = [rulesOf(own), rulesOf(exchanged)];
        expect(exchanged.filter((one) => mine.has(toRule(one)))).toEqual(
          own.filter((one) => others.has(toRule(one))),
        );
      }),
      { numRuns },
    );
  });

  it.each(oneSided.map((sentence) => [sentence(...named.voices), sentence] as const))(
    'tells the bearer of: %s',
    (_, sentence) => {
      const analysis = read(write(named, [{ sentence, isExchanged: false }], false));
      const words = sentence(...named.voices).slice(1, 60);
      const found = analysis.findings.filter(({ evidence }) => evidence[0]?.quote.includes(words));
      expect(found.length).toBeGreaterThan(0);
      expect(found.map(({ bearers }) => bearers?.length)).toEqual(found.map(() => 1));
    },
  );
});

describe('a mutual clause', () => {
  it('is never the risk of one side alone', () => {
    fc.assert(
      fc.property(fc.subarray([...mutual], { minLength: 1 }), (sentences) => {
        const body = sentences.map((sentence, index) => `${index + 1}. ${sentence}`);
        const { findings } = read([named.title, named.opening, ...body].join('\n\n'));
        expect(findings.filter(({ bearers }) => bearers?.length === 1)).toEqual([]);
      }),
      { numRuns },
    );
  });
});
