import { riskCategorySchema } from '@clauselight/schema';
import type { ModelTask } from '../client.ts';
import { fenceParts } from './fence.ts';
import { type PortionAnswer, portionAnswerSchema } from './portion-answer.ts';
import { createSystemPrompt } from './rules.ts';
import { fitValues, getRoom, limitOutput } from './sizes.ts';
import {
  describeAudience,
  fenceContext,
  type TaskContext,
  type TaskFinding,
  type TaskSettings,
  type TaskTerm,
} from './task-context.ts';

export interface PortionInput extends TaskContext {
  readonly settings: TaskSettings;
  /** The portion, with clause numbers as displayed; at most as long as `fitPortion` allows. */
  readonly text: string;
  /**
   * The engine's findings in it. Those that do not fit, or are too many to explain, are left out, the least severe
   * first.
   */
  readonly findings: readonly TaskFinding[];
  readonly terms: readonly TaskTerm[];
}

const wantedOutput = 4096;

/** Estimated tokens of an explanation, and the part of the answer that explanations may use. */
const explanationTokens = 100;
const explanationShare = 0.6;

/** The portion's share of the tokens that system prompt and answer leave. The rest is for findings and terms. */
const textShare = 0.65;

const answer = `{
 "explanations": [{ "finding": id from the findings part, "text": 1-3 sentences }],
 "findings": [{ "title": at most 8 words, "category": one of the categories, "severity": 1-5, "why": 1-3 sentences, "request": what to ask for, in one sentence, "quotes": [1-3 quotes] }],
 "terms": [{ "label": 1-4 words, "value": as the document states it, "quote": quote }],
 "notes": [{ "text": one sentence, "quotes": [1-2 quotes] }]
}
Lists may be empty. Categories: ${riskCategorySchema.options.join(', ')}. Severity: 1 remark, 2 low, 3 medium, 4 high, 5 critical.`;

function createSystem(context: TaskContext): string {
  return createSystemPrompt({
    role: 'You help people understand a document before they sign it or rely on it. You read one portion of it. A rule-based engine has already read the whole; its findings and terms are shown to you.',
    steps: `${describeAudience(context)}
1. explanations: for each finding in the findings part, in that order, say what these words mean in practice and why they matter. Explain the finding, do not judge it. Use its id exactly. Never explain an id that is not listed.
2. findings: risks in this portion that are NOT in the findings part, most serious first, at most 3. Only what a careful lawyer would raise; most portions have none. Never repeat a listed finding in other words.
3. terms: figures, dates and duties in this portion worth knowing that are NOT in the terms part, at most 5.
4. notes: 1 to 3 sentences on what this portion provides, for a summary of the whole.`,
    answer,
  });
}

/**
 * Computes how much of a document's text fits into one portion.
 *
 * @param settings - The context window and the longest answer, in tokens.
 * @returns Tokens, as `estimateTokens` counts them.
 */
export function fitPortion(settings: TaskSettings): number {
  const system = createSystem({ kind: '', sides: [], side: '' });
  const outputTokens = limitOutput(wantedOutput, settings);
  return Math.floor(getRoom(settings, { system, outputTokens }) * textShare);
}

/**
 * Computes how many findings can be explained with one portion.
 *
 * @param settings - The context window and the longest answer, in tokens.
 * @returns An integer; at least one.
 */
export function fitExplanations(settings: TaskSettings): number {
  const tokens = limitOutput(wantedOutput, settings) * explanationShare;
  return Math.max(1, Math.floor(tokens / explanationTokens));
}

/**
 * Reads a portion: explains findings, finds further risks and terms, and takes notes for the summary.
 *
 * @param input - The portion with its findings and terms, and the document.
 * @returns The task, for `LanguageModelClient`.
 */
export function createPortionTask(input: PortionInput): ModelTask<PortionAnswer> {
  const { settings, text } = input;
  const system = createSystem(input);
  const outputTokens = limitOutput(wantedOutput, settings);
  const room = getRoom(settings, { system, outputTokens }) * (1 - textShare);
  const severest = input.findings
    .toSorted((a, b) => b.severity - a.severity)
    .slice(0, fitExplanations(settings));
  const shown = new Set(fitValues(severest, room * 0.75));
  const prompt = fenceParts([
    fenceContext(input),
    { name: 'findings', content: input.findings.filter((finding) => shown.has(finding)) },
    { name: 'terms', content: fitValues(input.terms, room * 0.25) },
    { name: 'portion', content: text },
  ]);
  return {
    id: 'review-portion/1',
    system,
    prompt: `${prompt}\n\nNow write the JSON object about the portion.`,
    answer: portionAnswerSchema,
    outputTokens,
  };
}
