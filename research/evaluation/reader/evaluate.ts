import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { evaluateFormat, type FormatResult } from './evaluate-format.ts';
import { listDataFiles } from './list-files.ts';
import { type EvaluateOptions, evaluateUsage, parseEvaluateOptions } from './options.ts';
import { bundleChild, removeBundles } from './processes/bundle-child.ts';
import { findTool } from './references/run-tool.ts';
import { toJson } from './report/json.ts';
import { printFiles, printReport } from './report/tables.ts';

const options = parseEvaluateOptions(process.argv.slice(2));
if (options === undefined) {
  console.error(evaluateUsage);
  process.exitCode = 2;
} else {
  await main(options);
}

async function main(options: EvaluateOptions): Promise<void> {
  await printTools();
  const folder = await mkdtemp(path.join(tmpdir(), 'reader-evaluation-'));
  try {
    const results = await evaluateAll(options, folder);
    if (options.showsFiles) printFiles(results);
    printReport(results);
    if (options.json !== undefined) await writeFile(options.json, toJson(results));
  } finally {
    await rm(folder, { recursive: true, force: true });
    await removeBundles();
  }
}

async function evaluateAll(options: EvaluateOptions, folder: string): Promise<FormatResult[]> {
  const scripts = {
    warm: await bundleChild('read-child'),
    alone: await bundleChild('server-child'),
  };
  const results: FormatResult[] = [];
  for (const [format, all] of await listDataFiles(options.folders)) {
    if (options.formats.length > 0 && !options.formats.includes(format)) continue;
    console.error(`${format}: ${Math.min(all.length, options.limit)} files`);
    results.push(await evaluateFormat(format, { all, options, scripts, folder }));
  }
  return results;
}

async function printTools(): Promise<void> {
  for (const name of ['pdftotext', 'mutool', 'soffice', 'antiword']) {
    if ((await findTool(name)) === undefined)
      console.log(`${name} is not installed: its columns stay empty.`);
  }
  if ((await findTool('time')) === undefined)
    console.log(
      'GNU time is not installed: tools are measured by the wall clock, not their memory.',
    );
}
