import { overlaps } from '@clauselight/core';
import { isHiddenContent } from '@clauselight/engine';
import {
  estimateTokens,
  fitExplanations,
  fitPortion,
  type PortionInput,
  type TaskFinding,
  type TaskSettings,
  type TaskTerm,
  type WholeInput,
} from '@clauselight/language-model';
import type { Analysis, Finding, SourceText, Span, Term } from '@clauselight/schema';
import { createTaskContext } from '../create-task-context.ts';
import { cutText, listCuts } from './cut-text.ts';
import { placeFindings } from './place-findings.ts';

export interface ReviewPlanInput {
  readonly sourceText: SourceText;
  /** For the side that is taken. */
  readonly analysis: Analysis;
  /** Id of that side. */
  readonly side: string | undefined;
  readonly settings: TaskSettings;
  /** Number of portions that are read at the same time. */
  readonly concurrency: number;
}

/** A part of the document that the model is shown at once. */
export interface Portion {
  /** From 0, in text order. */
  readonly index: number;
  readonly span: Span;
  readonly input: PortionInput;
}

export interface ReviewPlan {
  /** In reading order: the portion with the highest risk first. */
  readonly portions: readonly Portion[];
  readonly whole: Omit<WholeInput, 'notes'>;
  /** Whether the model's own opinion is hidden, because the document contains instructions to machines. */
  readonly isOpinionWithheld: boolean;
}

const smallestPortion = 6000;
const largestPortion = 24_000;
/** The smallest portion, however many findings it has: less text gives too little context. */
const smallestWithFindings = 1500;
/** The most rounds of simultaneous portions, unless the number of findings requires more. */
const mostRounds = 6;
const longestQuote = 300;

/** Plans how a language model reads a document: portion by portion, then as a whole. */
export function planReview(input: ReviewPlanInput): ReviewPlan {
  const { sourceText, analysis, settings } = input;
  const taskContext = createTaskContext(analysis, input.side);
  const findingsMost = fitExplanations(settings);
  const spans = cutText(sourceText.text, listCuts(sourceText, analysis.clauses), {
    size: choosePortionSize(input, findingsMost),
    fits: (text) => estimateTokens(text) <= fitPortion(settings),
  });
  const placed = placeFindings(spans, analysis.findings, findingsMost);
  const portions = spans.map((span, index) => {
    const findings = placed[index] ?? [];
    return {
      weight: weigh(findings),
      portion: {
        index,
        span,
        input: {
          ...taskContext,
          settings,
          text: sourceText.text.slice(span.start, span.end),
          findings: findings.map(showFinding),
          terms: showTerms(analysis.terms.filter(({ evidence }) => overlaps(evidence, span))),
        },
      },
    };
  });
  return {
    portions: portions.toSorted((a, b) => b.weight - a.weight).map(({ portion }) => portion),
    whole: {
      ...taskContext,
      settings,
      summary: analysis.summary.map(({ text }) => text),
      findings: analysis.findings.map(showFinding),
      terms: showTerms(analysis.terms),
    },
    isOpinionWithheld: analysis.findings.some(isHiddenContent),
  };
}

/**
 * Chooses a portion size. It is small enough that several requests read a short document at the same time and all
 * findings of a portion can be explained, and large enough that a long document takes few rounds.
 */
function choosePortionSize(
  { sourceText, analysis, concurrency }: ReviewPlanInput,
  findingsMost: number,
): number {
  const { length } = sourceText.text;
  const even = length / (2 * concurrency);
  const size = Math.min(largestPortion, Math.max(smallestPortion, even));
  const bunches = Math.ceil(analysis.findings.length / (findingsMost * 0.75));
  const smallest = Math.max(smallestWithFindings, length / (concurrency * mostRounds));
  return Math.min(
    largestPortion,
    Math.max(smallest, Math.min(size, length / Math.max(1, bunches))),
  );
}

/** The weight of a finding: its points, or its severity if no finding has points. */
function weigh(findings: readonly Finding[]): number {
  return findings.reduce((sum, { points, severity }) => sum + points + severity / 1000, 0);
}

function showFinding({ id, title, detail, severity, why, evidence }: Finding): TaskFinding {
  const quote = evidence[0]?.quote;
  return {
    id,
    title,
    severity,
    why: detail === undefined ? why : `${detail} ${why}`,
    ...(quote !== undefined && { quote: shorten(quote) }),
  };
}

function shorten(quote: string): string {
  if (quote.length <= longestQuote) return quote;
  const wordEnd = quote.lastIndexOf(' ', longestQuote);
  return quote.slice(0, wordEnd > 0 ? wordEnd : longestQuote);
}

function showTerms(terms: readonly Term[]): readonly TaskTerm[] {
  return terms.map(({ label, display }) => ({ label, value: display }));
}
