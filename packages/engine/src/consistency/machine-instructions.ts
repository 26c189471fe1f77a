import { createEvidence, type Evidence, type SourceText } from '@clauselight/schema';
import { createPassage, findEvidence } from '../passage.ts';

const machine =
  '(?:(?:ai|artificial intelligence|llms?|(?:large )?language models?|chat ?bots?|chatgpt|gpt-?\\d?|claude|gemini|copilot|automated (?:reviewers?|readers?|summari[sz]ers?|analysis tools?))(?: (?:assistants?|models?|systems?|tools?|agents?|reviewers?|readers?|engines?|software|programs?))?)';
const cue =
  /\b(?:ignore|disregard|forget|override|ai|artificial intelligence|llms?|language models?|chat ?bots?|chatgpt|gpt|claude|gemini|copilot|automated|system prompt|im_start|inst|instructions?|summary|mention)\b/i;
const patterns: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b[^.;]{0,60}\b(?:previous|prior|above|earlier|preceding|other|your|system)\b[^.;]{0,40}\b(?:instructions?|prompts?|guidelines)\b/i,
  new RegExp(`\\b(?:you are|act as|behave as) (?:an?|the) (?:helpful )?${machine}(?![\\w-])`, 'i'),
  new RegExp(
    `\\b${machine},?(?: [\\w,'-]+){0,12}? (?:must|should|shall|are instructed to|is instructed to|are to|is to|has to|have to|need to|needs to)(?: not| always| only| never)? (?:say|tell|state|report|summari[sz]e|rate|describe|conclude|omit|answer|respond|reply|recommend|classify|assess|ignore|mention|treat|consider)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:if you are|note (?:to|for)|message (?:to|for)|instructions? (?:to|for)|attention,?) (?:an? |any |all |the )?${machine}(?![\\w-])`,
    'i',
  ),
  /<\|(?:im_start|system|user|assistant)\|>|\[\/?INST\]|<<SYS>>|\b(?:begin|new|updated) system prompt\b/i,
  /\b(?:do not|don't|never) (?:mention|flag|reveal|disclose|report|highlight)\b[^.;]{0,60}\b(?:in (?:your|the|any) (?:summary|answer|response|analysis|review)|to the (?:user|reader))\b/i,
];
/** Duties of people who use such machines, as policies and contracts state them. */
const dutyOfPeople =
  /\b(?:users?|customers?|clients?|providers?|suppliers?|contractors?|employees?|company|companies|licensees?|students?|staff|authors?|(?:ai|model|system) (?:providers?|developers?|deployers?|operators?))\b[^.;]{0,60}\b(?:must|should|shall|will|may|are|is)\b/i;
const longestSentence = 600;

/** Sentences that tell an automated reader what to say about the document. */
export function listMachineInstructions({
  text,
  blocks,
}: Pick<SourceText, 'text' | 'blocks'>): readonly Evidence[] {
  return blocks.flatMap((block) => {
    if (!cue.test(text.slice(block.start, block.end))) return [];
    const passage = createPassage(text, block);
    return listSentences(passage.text).flatMap(({ from, to }) => {
      const words = passage.text.slice(from, to);
      if (!isInstruction(words)) return [];
      return findEvidence(text, passage, { from, to }) ?? [];
    });
  });
}

/** Whether words that stand alone, such as hidden ones, tell an automated reader what to say. */
export function isInstruction(words: string): boolean {
  if (!cue.test(words)) return false;
  const index = patterns.findIndex((pattern) => pattern.test(words));
  if (index < 0) return false;
  return index !== 2 || !dutyOfPeople.test(words);
}

function listSentences(words: string): readonly { readonly from: number; readonly to: number }[] {
  const sentences: { from: number; to: number }[] = [];
  const stop = /[.!?](?=\s|$)/g;
  let from = 0;
  while (from < words.length) {
    stop.lastIndex = from;
    const found = stop.exec(words);
    const end = found === null ? words.length : found.index + 1;
    const to = Math.min(end, from + longestSentence);
    if (words.slice(from, to).trim() !== '') sentences.push({ from, to });
    from = to;
  }
  return sentences;
}

/** Evidence of the words around a position, where the position itself shows nothing. */
export function quoteAround(text: string, start: number, end: number): Evidence | undefined {
  const reach = 60;
  const before = text.slice(Math.max(0, start - reach), start);
  const after = text.slice(end, end + reach);
  const from = start - (before.length - Math.max(0, before.search(/\S+\s*\S*\s*\S*$/)));
  const to = end + (/^\s*\S*\s*\S*\s*\S*/.exec(after)?.[0].length ?? 0);
  const evidence = createEvidence(text, { start: from, end: to });
  return evidence.quote === '' ? undefined : evidence;
}
