import type { FileResult, FormatResult } from '../evaluate-format.ts';
import { findSource } from '../read-files.ts';
import { getFileMs } from './cost.ts';

/** Every figure of every file, without the texts. */
export function toJson(results: readonly FormatResult[]): string {
  const formats = results.map(({ format, files, tools }) => ({
    format,
    tools: tools.map(({ tool, texts, cost }) => ({ tool, read: texts.size, ...cost })),
    files: files.map(describeFile),
  }));
  return `${JSON.stringify(formats, null, 2)}\n`;
}

function describeFile(result: FileResult): object {
  const { file, reading, alone, reference, unreadable, comparison, keptOrder, numbers } = result;
  const { opinions, toolScores } = result;
  return {
    file: file.path,
    size: file.size,
    outcome: describeOutcome(reading),
    warnings: findSource(reading)?.warnings.map(({ code }) => code) ?? [],
    cpuMs: getFileMs(result),
    alone,
    reference,
    unreadable,
    ...comparison,
    ...keptOrder,
    ...numbers,
    opinions,
    toolScores,
  };
}

/** One word for a read that succeeded, its code or its cause for one that did not. */
export function describeOutcome(reading: FileResult['reading']): string {
  if (reading.kind === 'hang') return 'no answer in time';
  if (reading.kind === 'crash') return `crash: ${reading.how}`;
  const { answer } = reading;
  if (answer.kind === 'refused') return answer.code;
  if (answer.kind === 'failed') return `failure: ${answer.stack.split('\n').slice(0, 2).join(' ')}`;
  return answer.faults.length === 0 ? 'read' : `faults: ${answer.faults.join('; ')}`;
}
