import { parsePartialJson } from 'ai';

/**
 * The JSON object of an answer, whatever stands around it: a fence, a sentence, thoughts between `<think>` and `</think>`.
 * Absent where there is none, or it has no end.
 */
export function findJson(answer: string): object | undefined {
  const text = getObjectText(answer);
  if (text === undefined) return undefined;
  const end = findEnd(text);
  return end === undefined ? undefined : parseObject(text.slice(0, end));
}

/** The same of an answer that is still being written, as far as it goes. */
export async function findPartialJson(answer: string): Promise<object | undefined> {
  const text = getObjectText(answer);
  if (text === undefined) return undefined;
  const end = findEnd(text);
  const { value } = await parsePartialJson(text.slice(0, end));
  return typeof value === 'object' && value !== null ? value : undefined;
}

/** From the first brace on, once the thoughts have ended. */
function getObjectText(answer: string): string | undefined {
  const thoughts = /^\s*<think>/.test(answer) ? answer.indexOf('</think>') : 0;
  if (thoughts === -1) return undefined;
  const start = answer.indexOf('{', thoughts);
  return start === -1 ? undefined : answer.slice(start);
}

/** Where the object that a text begins with ends; braces in strings do not count. */
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
