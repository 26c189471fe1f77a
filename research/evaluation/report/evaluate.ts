import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { analyze } from '@clauselight/engine';
import {
  composeAnalysisReport,
  listTexts,
  type ReportContent,
  renderPdf,
} from '@clauselight/report';
import { readPdf, removeWhiteSpace } from '@clauselight/report/testing/read-pdf.ts';
import { type Contract, readContracts } from '@clauselight/research-data';
import type { Analysis } from '@clauselight/schema';
import { getMedian } from '../median.ts';
import { formatTable } from '../reader/report/text-table.ts';
import { weights } from '../weights.ts';
import { listClaims } from './list-claims.ts';
import { type Cost, measureCost } from './measure-cost.ts';
import {
  type EvaluateReportOptions,
  evaluateReportUsage,
  parseEvaluateReportOptions,
} from './options.ts';

interface Made {
  readonly name: string;
  readonly findings: number;
  readonly content: ReportContent;
  readonly pages: number;
  readonly bytes: number;
  /** Medians of the rounds: by the clock, and of the processor alone, which does not count what else the machine does. */
  readonly cost: Cost;
  readonly isUniversal: boolean;
  /** Claims of the analysis that are not in the content, and texts of the content that are not in the PDF. */
  readonly unsaid: readonly string[];
}

const rounds = 5;
const usualFindings = 40;

const options = parseEvaluateReportOptions(process.argv.slice(2));
if (options === undefined) {
  console.error(evaluateReportUsage);
  process.exitCode = 2;
} else {
  await main(options);
}

async function main({ data, contracts, title = '' }: EvaluateReportOptions): Promise<void> {
  const all = readContracts(data).filter((contract) => contract.title.includes(title));
  const step = Math.max(1, Math.floor(all.length / contracts));
  const chosen = all.filter((_, index) => index % step === 0).slice(0, contracts);
  const made: Made[] = [];
  for (const contract of chosen) made.push(await makeReport(contract));
  print(made);
  measureUsual(made);
  const unsaid = made.flatMap(({ name, unsaid: texts }) => texts.map((text) => `${name}: ${text}`));
  if (unsaid.length === 0) return;
  console.error(`\nNot in the report:\n${unsaid.join('\n')}`);
  process.exitCode = 1;
}

async function makeReport({ title, sourceText }: Contract): Promise<Made> {
  const analysis = analyze(sourceText, { weights });
  const content = composeAnalysisReport({
    analysisId: title,
    filename: `${title}.txt`,
    analyzedAt: '2026-03-02T09:30:00.000Z',
    analysis,
    source: sourceText,
    states: [],
  });
  let pdf = await renderPdf(content);
  const costs: Cost[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const measured = await measureCost(() => renderPdf(content));
    pdf = measured.result;
    costs.push(measured);
  }
  const { pageCount, text, repeated } = await readPdf(pdf);
  return {
    name: title,
    findings: analysis.findings.length,
    content,
    pages: pageCount,
    bytes: pdf.length,
    cost: takeMedians(costs),
    isUniversal: Buffer.from(pdf).includes('pdfuaid'),
    unsaid: listUnsaid({ analysis, content, text: text + repeated }),
  };
}

function takeMedians(costs: readonly Cost[]): Cost {
  return {
    ms: getMedian(costs.map(({ ms }) => ms)),
    cpuMs: getMedian(costs.map(({ cpuMs }) => cpuMs)),
  };
}

interface ReportContents {
  readonly analysis: Analysis;
  readonly content: ReportContent;
  /** Of the PDF. */
  readonly text: string;
}

function listUnsaid({ analysis, content, text }: ReportContents): readonly string[] {
  // A score is drawn, its figure and its label apart.
  const { scores } = content.cover;
  const drawn = new Set(
    scores.flatMap((score) =>
      score.insteadOf === undefined ? [`${score.label} ${score.value}`] : [],
    ),
  );
  const texts = listTexts(content);
  const said = texts.join('\n');
  return [
    ...listClaims(analysis).filter((claim) => !said.includes(claim)),
    ...texts.filter((words) => !drawn.has(words) && !text.includes(removeWhiteSpace(words))),
  ];
}

function print(made: readonly Made[]): void {
  const rows = made.map(({ name, findings, pages, cost, bytes, isUniversal, unsaid }) => [
    name.slice(0, 50),
    String(findings),
    String(pages),
    cost.ms.toFixed(0),
    cost.cpuMs.toFixed(0),
    (bytes / 1024).toFixed(0),
    isUniversal ? 'yes' : 'no',
    String(unsaid.length),
  ]);
  const header = ['contract', 'findings', 'pages', 'ms', 'CPU ms', 'KB', 'PDF/UA', 'unsaid'];
  console.log(formatTable(header, rows));
}

/** The first report of a process and those after it, for the one whose findings are nearest to 40. */
function measureUsual(made: readonly Made[]): void {
  const [usual] = made.toSorted(
    (a, b) => Math.abs(a.findings - usualFindings) - Math.abs(b.findings - usualFindings),
  );
  if (usual === undefined) return;
  const first = Array.from({ length: rounds }, () => renderOnce(usual.content));
  const cold = takeMedians(first);
  const megabytes = getMedian(first.map(({ bytes }) => bytes)) / 1024 / 1024;
  const show = ({ ms, cpuMs }: Cost) => `${ms.toFixed(0)} ms (${cpuMs.toFixed(0)} ms of CPU time)`;
  console.log(
    `\n${usual.findings} findings, ${usual.pages} pages: ${show(cold)} in a new process with loading the typesetter and its typefaces, ${show(usual.cost)} after that (medians of ${rounds}); ${megabytes.toFixed(0)} MB of memory more.`,
  );
}

function renderOnce(content: ReportContent): Cost & { readonly bytes: number } {
  const script = fileURLToPath(new URL('render-once.ts', import.meta.url));
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script], {
    input: JSON.stringify(content),
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(`no report was made: ${stderr}`);
  return JSON.parse(stdout);
}
