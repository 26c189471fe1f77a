import { spawn } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type LargeFile, largeFiles } from './large/large-files.ts';
import { type LoopDelay, measureLoopDelay } from './loop-delay.ts';
import { parseEventLoopOptions } from './options.ts';
import { bundleChild, removeBundles } from './processes/bundle-child.ts';
import { createAskedProcess } from './processes/child-process.ts';
import type { ServerAnswer, ServerQuestion } from './processes/server-messages.ts';
import { show } from './report/figures.ts';
import { formatTable } from './report/text-table.ts';

/** Longest time anybody else may wait for the server, and the most memory a read may take. */
const longestMs = 50;
const mostMb = 1024;
const controlMs = 5000;
const timeoutMs = 300_000;

const header = [
  'file',
  'MB',
  'ending',
  's',
  'CPU s',
  'reader MB',
  'server +MB',
  'held up ms',
  'waited ms',
];
const legend = `
MB          size of the file
ending      \`read\`, \`in part\` (cut off where the text grew too long, with a warning) or the code of a refusal
s, CPU s    time until the text was there; CPU time of both processes, the reading one's start included
reader MB   largest resident memory of a reading process
server +MB  by how much the process that asked for the read grew at most, with the text it holds in the end
held up ms  longest time its event loop worked without a turn, in CPU time: ${longestMs} or more fails
waited ms   longest time between two turns by the clock: the machine's other work counts here, see \`control\``;

const { formats, reads } = parseEventLoopOptions(process.argv.slice(2));
const chosen = largeFiles.filter(({ format }) => formats.length === 0 || formats.includes(format));
const folder = await mkdtemp(path.join(tmpdir(), 'reader-event-loop-'));
const faults: string[] = [];
try {
  const script = await bundleChild('server-child');
  const rows: string[][] = [];
  for (const busy of [1, 2]) rows.push(await measureControl(busy));
  for (const file of chosen) {
    const row = await measureFile(file, script);
    console.error(row.join('  '));
    rows.push(row);
  }
  console.log(`${formatTable(header, rows)}\n${legend}`);
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
  await removeBundles();
}

/** What the machine alone does to an event loop: processes that keep it busy and say nothing. */
async function measureControl(busy: number): Promise<string[]> {
  const spin = `const end = Date.now() + ${controlMs}; while (Date.now() < end);`;
  const work = () =>
    new Promise((resolve) => spawn(process.execPath, ['-e', spin]).on('exit', resolve));
  const { delay } = await measureLoopDelay(() => Promise.all(Array.from({ length: busy }, work)));
  return [
    `control, ${busy} busy`,
    '',
    '',
    show(controlMs / 1000, 1),
    '',
    '',
    '',
    ...toCells(delay),
  ];
}

async function measureFile(file: LargeFile, script: string): Promise<string[]> {
  const place = path.join(folder, `large.${file.format}`);
  await writeFile(place, file.build());
  const name = `${file.format} ${file.name}`;
  const server = createAskedProcess<ServerQuestion, ServerAnswer>(script, { heapMb: 2048 });
  const outcome = await server.ask({ path: place, format: file.format, reads }, timeoutMs);
  await server.end();
  const { size } = await stat(place);
  if (outcome.kind !== 'answer') {
    faults.push(`${name}: ${outcome.kind === 'crash' ? outcome.how : 'no answer in time'}`);
    return [name, show(size / 1e6, 1), outcome.kind];
  }
  const { answer } = outcome;
  const memoryMb = (answer.childPeakMb ?? 0) + answer.growthMb / reads;
  if (answer.delay.longestWorkMs >= longestMs) faults.push(`${name}: held up for too long`);
  if (memoryMb > mostMb) faults.push(`${name}: takes too much memory`);
  return [
    name,
    show(size / 1e6, 1),
    describeEnding(answer),
    show(answer.wallMs / 1000, 1),
    show(answer.cpuMs && answer.cpuMs / 1000, 1),
    show(answer.childPeakMb),
    show(answer.growthMb),
    ...toCells(answer.delay),
  ];
}

function toCells({ longestWorkMs, longestGapMs }: LoopDelay): string[] {
  return [show(longestWorkMs, 1), show(longestGapMs, 1)];
}

function describeEnding({ outcomes, warnings, outputBytes }: ServerAnswer): string {
  const read = warnings.includes('read-in-part') ? 'in part' : 'read';
  return [...new Set(outcomes)]
    .map((ending) => (ending === 'read' ? `${read}, ${show(outputBytes / 1e6)} MB` : ending))
    .join(', ');
}
