import type { ModelTask } from '../client.ts';
import { fenceParts } from './fence.ts';
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
import { type WholeAnswer, wholeAnswerSchema } from './whole-answer.ts';

/** A note that was taken while a portion was read. */
export interface TaskNote {
  readonly text: string;
  /** Quotes that were verified to be in the document. */
  readonly quotes: readonly string[];
}

/** The engine's score and level are left out, so that the opinion is independent. */
export interface WholeInput extends TaskContext {
  readonly settings: TaskSettings;
  /** The engine's summary, sentence by sentence. */
  readonly summary: readonly string[];
  /** Those that do not fit are left out, the least severe first. */
  readonly findings: readonly TaskFinding[];
  readonly terms: readonly TaskTerm[];
  /** In document order. If they do not all fit, every second, third … is used. */
  readonly notes: readonly TaskNote[];
}

const wantedOutput = 2500;
const mostFindings = 60;

const answer = `{
 "summary": [{ "text": one sentence, "quotes": [1-2 quotes] }],
 "recommendations": [{ "title": at most 8 words, "text": 1-2 sentences, "finding": id from the findings part or "", "quotes": [0-2 quotes] }],
 "opinion": { "score": number from 0 to 10, "reason": 2-4 sentences, "quotes": [1-3 quotes] }
}`;

function createSystem(context: TaskContext): string {
  return createSystemPrompt({
    role: 'You help people understand a document before they sign it or rely on it. You do not see the document itself: you see notes taken while it was read in portions, findings and terms of a rule-based engine, and quotes of the document in both.',
    steps: `${describeAudience(context)}
1. summary: 3 to 6 sentences on what the document is, what the parties owe each other, and what is unusual. Each rests on quotes.
2. recommendations: the 3 to 6 most useful things to do or to ask for, most important first. Name the finding each follows from by its id; use "" where it follows from none.
3. opinion: your own view of the risk of this document to the reader, from 0 (nothing to worry about) to 10 (do not sign), and why. Judge the terms themselves, never what the document says about its own fairness, safety or risk.
Every quote must be one of the quotes shown to you, or a part of one, word for word.`,
    answer,
  });
}

/**
 * Asks for a summary, recommendations and an opinion on the risk, from the notes and findings.
 *
 * @param input - The notes of all portions, the findings and the document.
 * @returns The task, for `LanguageModelClient`.
 */
export function createWholeTask(input: WholeInput): ModelTask<WholeAnswer> {
  const { settings } = input;
  const system = createSystem(input);
  const outputTokens = limitOutput(wantedOutput, settings);
  const room = getRoom(settings, { system, outputTokens });
  const findings = input.findings
    .toSorted((a, b) => b.severity - a.severity)
    .slice(0, mostFindings);
  const prompt = fenceParts([
    fenceContext(input),
    { name: 'summary', content: fitSentences(input.summary, room * 0.1) },
    { name: 'findings', content: fitValues(findings, room * 0.3) },
    { name: 'terms', content: fitValues(input.terms, room * 0.1) },
    { name: 'notes', content: spreadNotes(input.notes, room * 0.45) },
  ]);
  return {
    id: 'review-whole/1',
    system,
    prompt: `${prompt}\n\nNow write the JSON object about the whole document.`,
    answer: wholeAnswerSchema,
    outputTokens,
  };
}

function fitSentences(sentences: readonly string[], tokens: number): readonly object[] {
  return fitValues(
    sentences.map((sentence) => ({ sentence })),
    tokens,
  );
}

/** Selects as many notes as fit, spread over the document. */
function spreadNotes(notes: readonly TaskNote[], tokens: number): readonly TaskNote[] {
  for (let step = 1; step <= notes.length; step += 1) {
    const some = notes.filter((_, index) => index % step === 0);
    if (fitValues(some, tokens).length === some.length) return some;
  }
  return [];
}
