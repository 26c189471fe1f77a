import { countOf } from '@clauselight/core';
import type { DocumentKind, Evidence, ReportDetails, SourceText } from '@clauselight/schema';
import type { DocumentStructure } from '../../text/document-structure.ts';
import { findEvidence } from '../../text/passage.ts';
import { findDateOrder } from '../../text/values/date-order.ts';
import { listDates } from '../../text/values/dates.ts';
import { listStatements, type Statement } from '../../text/values/statements.ts';
import {
  listContradictions,
  listKeyFigures,
  listStatedFigures,
} from '../common/figures/key-figures.ts';
import type { KindResult, Strength } from '../remark.ts';
import { listCalculations } from './calculations.ts';
import { reportCatalog } from './catalog.ts';
import { listUnsupportedClaims } from './claims.ts';
import { listCommitments } from './commitments.ts';
import { listDecisionStructure } from './decision-structure.ts';
import { isPolicy, readPolicy } from './policy.ts';
import { measureReadability } from './readability.ts';
import { listReportRemarks } from './report-remarks.ts';
import { summarizeReport } from './report-summary.ts';
import { listReportTerms } from './report-terms.ts';

interface ReportInput {
  readonly sourceText: SourceText;
  readonly structure: DocumentStructure;
  readonly kind: DocumentKind;
}

const opening = 12;
const longestTitle = 160;
const sectionName =
  /^(?:(?:executive |management )?summary|introduction|abstract|(?:table of )?contents|background|overview|purpose|scope|rules)$/i;

/** Reads a report, proposal, plan or policy: its figures, whether they fit, what it asks for and what it promises. */
export function analyzeReport({
  sourceText,
  structure,
  kind,
}: ReportInput): KindResult<ReportDetails> {
  const { text } = sourceText;
  const { wordCount } = structure;
  const statements = listStatements(sourceText);
  const title = findTitle(text, statements);
  const details = readDetails({ text, statements, title, kind });
  const remarks = listReportRemarks(details, wordCount);
  return {
    details,
    remarks,
    checks: reportCatalog.listChecks(remarks, listIdle(details)),
    strengths: listStrengths(details),
    terms: listReportTerms(details),
    summary: summarizeReport({ text, statements, details, title, wordCount }),
  };
}

function readDetails({
  text,
  statements,
  title,
  kind,
}: {
  readonly text: string;
  readonly statements: readonly Statement[];
  readonly title: Evidence | undefined;
  readonly kind: DocumentKind;
}): ReportDetails {
  const figures = listStatedFigures(text, statements);
  const order = findDateOrder(text);
  const base = statements
    .slice(0, opening)
    .flatMap(({ passage }) =>
      passage.text.length < longestTitle ? listDates(passage.text, order) : [],
    )[0]?.date;
  const isRules = kind === 'policy' || isPolicy(title?.quote ?? '');
  const policy = isRules ? readPolicy(text, statements) : undefined;
  return {
    kind: 'report',
    keyFigures: [...listKeyFigures(figures)],
    contradictions: [...listContradictions(figures)],
    calculations: [...listCalculations(text, statements)],
    unsupportedClaims: [...listUnsupportedClaims(text, statements)],
    structure: [...listDecisionStructure(text, statements)],
    // What a policy says somebody will do is a rule, not a promise.
    commitments: policy ? [] : [...listCommitments(text, statements, { base, order })],
    ...(policy && { policy }),
    readability: measureReadability(text, statements),
  };
}

/** The first line where it may be a title, or else the first heading near the top. */
function findTitle(text: string, statements: readonly Statement[]): Evidence | undefined {
  const early = statements.slice(0, opening);
  const heading = early.slice(0, 3).find(({ kind }) => kind === 'heading');
  const isSection = heading && (heading.isNumbered || sectionName.test(heading.passage.text));
  const titled = heading && !isSection ? heading : early[0];
  if (titled === undefined || titled.passage.text.length > longestTitle) return undefined;
  if (/[.;,]$/.test(titled.passage.text)) return undefined;
  return findEvidence(text, titled.passage, { from: 0, to: titled.passage.text.length });
}

type Id = Parameters<typeof reportCatalog.createRemark>[0];

function listIdle({ policy, calculations, keyFigures }: ReportDetails): ReadonlySet<Id> {
  return new Set<Id>([
    ...(policy === undefined ? (['LET-05'] as const) : (['REP-05', 'REP-06'] as const)),
    ...(calculations.length === 0 ? (['REP-03'] as const) : []),
    ...(keyFigures.length === 0 ? (['REP-01', 'REP-02'] as const) : []),
  ]);
}

function listStrengths({
  calculations,
  structure,
  contradictions,
}: ReportDetails): readonly Strength[] {
  const right = calculations.filter(({ isRight }) => isRight);
  const held = structure.flatMap(({ evidence }) => evidence ?? []);
  return [
    ...(right.length > 0 && right.length === calculations.length && contradictions.length === 0
      ? [
          {
            title: 'Arithmetic that works out',
            text: `${countOf(right.length, 'calculation')} in the text ${right.length === 1 ? 'was' : 'were'} done again, with the same result.`,
            evidence: right.map(({ evidence }) => evidence),
          },
        ]
      : []),
    ...(held.length === structure.length
      ? [
          {
            title: 'Made for decisions',
            text: 'It has every part that decision makers look for.',
            evidence: held,
          },
        ]
      : []),
  ];
}
