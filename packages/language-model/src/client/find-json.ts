import { parsePartialJson } from 'ai';

/**
 * Finds the JSON object in an answer and ignores the text around it: a code fence, sentences, thoughts between
 * `<think>` and `</think>`. Undefined if there is none or it is incomplete.
 */
export function findJson(answer: string): object | undefined {
  const text = getObjectText(answer);
  if (text === undefined) return undefined;
  const end = findEnd(text);
  return end === undefined ? undefined : parseObject(text.slice(0, end));
}

/** The same for an incomplete answer: the object so far. */
export async function findPartialJson(answer: string): Promise<object | undefined> {
  const text = getObjectText(answer);
  if (text === undefined) return undefined;
  const end = findEnd(text);
  const { value } = await parsePartialJson(text.slice(0, end));
  return typeof value === 'object' && value !== null ? value : undefined;
}

/** The text from the first brace after the thoughts. */
function getObjectText(answer: string): string | undefined {
  const thoughts = /^\s*<think>/.test(answer) ? answer.indexOf('</think>') : 0;
  if (thoughts === -1) return undefined;
  const start = answer.indexOf('{', thoughts);
  return start === -1 ? undefined : answer.slice(start);
}

/** The end of the object with which a text begins. Braces in strings do not count. */
function findEnd(text: string): number | undefined {
  let depth = 0;
  for (const { 0: mark, index } of text.matchAll(/"(?:[^"\\]|\\.)*"?|[{}]/gs)) {
    if (mark === '{') depth += 1;
    if (mark === '}') depth -= 1;
    if (depth === 0) return index + 1;
  }
  return undefined;
}

function parseObject(text: string): object | undefined {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
