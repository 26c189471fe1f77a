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
import { describeReader } from '../describe-reader.ts';
import { cutText, listCuts } from './cut-text.ts';
import { placeFindings } from './place-findings.ts';

export interface ReviewPlanInput {
  readonly sourceText: SourceText;
  /** As the side that was taken sees it. */
  readonly analysis: Analysis;
  /** Id of that side. */
  readonly side: string | undefined;
  readonly settings: TaskSettings;
  /** Portions that are read at a time. */
  readonly concurrency: number;
}

/** A part of the document that the model is shown at once. */
export interface Portion {
  /** From 0, in the order of the text. */
  readonly index: number;
  readonly span: Span;
  readonly input: PortionInput;
}

export interface ReviewPlan {
  /** In the order in which they are to be read: where most is at risk first. */
  readonly portions: readonly Portion[];
  readonly whole: Omit<WholeInput, 'notes'>;
  /** Whether the model's own view is not to be shown: the document speaks to machines. */
  readonly isOpinionWithheld: boolean;
}

const smallestPortion = 6000;
const largestPortion = 24_000;
/** However many findings stand close together, less than this says too little by itself. */
const smallestWithFindings = 1500;
/** Turns that all portions together take, where only what was found asks for more of them. */
const mostTurns = 6;
const longestQuote = 300;

/** How a document is to be read by a language model, portion by portion and then as a whole. */
export function planReview(input: ReviewPlanInput): ReviewPlan {
  const { sourceText, analysis, settings } = input;
  const reader = describeReader(analysis, input.side);
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
          ...reader,
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
      ...reader,
      settings,
      summary: analysis.summary.map(({ text }) => text),
      findings: analysis.findings.map(showFinding),
      terms: showTerms(analysis.terms),
    },
    isOpinionWithheld: analysis.findings.some(isHiddenContent),
  };
}

/**
 * Small enough that a short document is read by several at a time and that the findings of a portion can all be explained;
 * large enough that a long one is read in a few turns, however much was found in it.
 */
function choosePortionSize(
  { sourceText, analysis, concurrency }: ReviewPlanInput,
  findingsMost: number,
): number {
  const { length } = sourceText.text;
  const even = length / (2 * concurrency);
  const size = Math.min(largestPortion, Math.max(smallestPortion, even));
  const bunches = Math.ceil(analysis.findings.length / (findingsMost * 0.75));
  const smallest = Math.max(smallestWithFindings, length / (concurrency * mostTurns));
  return Math.min(
    largestPortion,
    Math.max(smallest, Math.min(size, length / Math.max(1, bunches))),
  );
}

/** What counts in the score, and where nothing does, what is gravest. */
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
