import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isAnchored } from '@clauselight/core';
import { analyzeWriting, findStructure } from '@clauselight/engine/research';
import { readDocument } from '@clauselight/reader';

type WritingResult = ReturnType<typeof analyzeWriting>;

interface TimedResult {
  readonly name: string;
  readonly result: WritingResult;
  readonly milliseconds: number;
}

const formats = ['txt', 'docx', 'odt', 'rtf', 'pdf', 'md', 'html'] as const;
const folder = process.argv[2] ?? '../shared/data/essays/ost-mit';
const documents = await readFolder(folder);

console.log('\nDocuments');
console.table(documents.map(describe));
console.log(
  '\nRemarks per 100 documents, by check: a check that fires on every other text is noisy',
);
console.table(countChecks(documents));

async function readFolder(place: string): Promise<readonly TimedResult[]> {
  const read: TimedResult[] = [];
  for (const file of readdirSync(place).sort()) {
    const format = formats.find((known) => file.endsWith(`.${known}`));
    if (format === undefined || /^(?:readme|license)/i.test(file)) continue;
    const sourceText = await readDocument(readFileSync(path.join(place, file)), { format });
    const { structure } = findStructure({ sourceText });
    const start = performance.now();
    const result = analyzeWriting({ sourceText, structure, kind: 'essay' });
    const milliseconds = performance.now() - start;
    assertAnchored(file, sourceText.text, result);
    read.push({ name: file, result, milliseconds });
  }
  return read;
}

function assertAnchored(file: string, text: string, result: WritingResult): void {
  const evidence = [...result.remarks, ...result.strengths, ...result.summary].flatMap(
    (said) => said.evidence,
  );
  const loose = evidence.find((one) => !isAnchored(text, one));
  if (loose !== undefined) throw new Error(`${file}: “${loose.quote}” is not in the text`);
}

function describe({ name, result, milliseconds }: TimedResult) {
  const { details, remarks, strengths } = result;
  return {
    name,
    task: details.task.type,
    words: details.length.body,
    paragraphs: details.length.paragraphs,
    grade: details.readability?.value,
    citations: details.citations.length,
    references: details.references.length,
    'level 2-3': remarks.filter(({ level }) => level > 1).length,
    polish: remarks.filter(({ level }) => level === 1).length,
    strengths: strengths.length,
    ms: Math.round(milliseconds),
  };
}

function countChecks(read: readonly TimedResult[]) {
  const ids = read[0]?.result.checks.map(({ checkId }) => checkId) ?? [];
  return ids.map((check) => {
    const outcomes = read.map(({ result }) =>
      result.checks.find(({ checkId }) => checkId === check),
    );
    const found = read.flatMap(({ result }) =>
      result.remarks.filter(({ checkId }) => checkId === check),
    );
    return {
      check,
      applies: outcomes.filter((one) => one?.outcome !== 'not-applicable').length,
      documents: outcomes.filter((one) => one?.outcome === 'found').length,
      'remarks per 100': Math.round((100 * found.length) / Math.max(read.length, 1)),
    };
  });
}
