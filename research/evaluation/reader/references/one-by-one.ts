import type { ToolCost, ToolRequest, ToolResult } from './reference.ts';
import { findTool, runTool } from './run-tool.ts';

/** Tools that write the text of one file to their output. */
const toolOptions = {
  pdftotext: { command: 'pdftotext', before: ['-enc', 'UTF-8'], after: ['-'] },
  'pdftotext -layout': {
    command: 'pdftotext',
    before: ['-layout', '-enc', 'UTF-8'],
    after: ['-'],
  },
  mutool: { command: 'mutool', before: ['draw', '-q', '-F', 'txt'], after: [] },
  antiword: { command: 'antiword', before: ['-m', 'UTF-8.txt', '-w', '0'], after: [] },
};

/** Runs one of the tools on each file; nothing if it is not installed. */
export async function readOneByOne(
  tool: keyof typeof toolOptions,
  { files, untimed, timeoutMs }: ToolRequest,
): Promise<ToolResult | undefined> {
  const { command: name, before, after } = toolOptions[tool];
  const command = await findTool(name);
  if (command === undefined) return undefined;
  const texts = new Map<string, string>();
  let totalMs = 0;
  for (const { path } of files) {
    const parameters = [...before, path, ...after];
    const run = await runTool({ command, parameters, timeoutMs });
    if (run.isDone) texts.set(path, run.output);
    if (untimed?.has(path) !== true) totalMs += run.wallMs;
  }
  const line = [command, ...before, '"$file"', ...after].join(' ');
  const timed = [...texts.keys()].filter((path) => untimed?.has(path) !== true);
  return { tool, texts, cost: await measureAll(timed, { line, totalMs }) };
}

const enoughMs = 1000;
const mostRepeats = 100;

/** All files again in one shell, often enough for GNU time, which counts in hundredths of a second. */
async function measureAll(
  files: readonly string[],
  { line, totalMs }: { line: string; totalMs: number },
): Promise<ToolCost> {
  const repeats = Math.min(mostRepeats, Math.ceil(enoughMs / Math.max(1, totalMs)));
  const again = Array.from({ length: repeats }, (_, at) => at).join(' ');
  const script = `for again in ${again}; do for file; do ${line} > /dev/null 2>&1; done; done; exit 0`;
  const run = await runTool({
    command: '/bin/sh',
    parameters: ['-c', script, 'sh', ...files],
    timeoutMs: 2 * repeats * totalMs + 10_000,
  });
  return {
    totalMs: run.cpuMs === undefined ? totalMs : run.cpuMs / repeats,
    isCpu: run.cpuMs !== undefined,
    ...(run.peakMb === undefined ? {} : { peakMb: run.peakMb }),
  };
}
