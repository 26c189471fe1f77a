import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { classifyDocument, findStructure } from '@clauselight/engine/research';
import { readDocument } from '@clauselight/reader';
import { readContracts } from '@clauselight/research-data';
import {
  AppError,
  documentFormatSchema,
  getDocumentFamily,
  type SourceText,
} from '@clauselight/schema';
import { formatTable } from '../reader/report/text-table.ts';
import { groups, type Label, readLabels } from './labels.ts';
import { type KindsOptions, kindsUsage, parseKindsOptions } from './options.ts';

interface Classified extends Label {
  readonly got: string;
  readonly label: string;
  readonly isRight: boolean;
  /** Whether contracts are told from other documents, whatever the kind of contract. */
  readonly isFamilyRight: boolean;
}

const options = parseKindsOptions(process.argv.slice(2));
if (options === undefined) {
  console.error(kindsUsage);
  process.exitCode = 2;
} else {
  await main(options);
}

async function main({ data, showsMisses }: KindsOptions): Promise<void> {
  const contracts = new Map(
    readContracts(data).map(({ title, sourceText }) => [title, sourceText]),
  );
  const classified: Classified[] = [];
  for (const label of readLabels()) {
    const sourceText = await readSource(data, label.path, contracts);
    if (sourceText === undefined) console.error(`not there, or refused: ${label.path}`);
    else classified.push(classify(label, sourceText));
  }
  print(classified);
  if (!showsMisses) return;
  for (const { path, kinds, got, label } of classified.filter(({ isRight }) => !isRight)) {
    console.log(`${got} (${label}) instead of ${kinds.join(' or ')}: ${path}`);
  }
}

async function readSource(
  data: string,
  path: string,
  contracts: ReadonlyMap<string, SourceText>,
): Promise<SourceText | undefined> {
  const title = path.split('#')[1];
  if (title !== undefined) return contracts.get(title);
  const file = join(data, path);
  if (!existsSync(file)) return undefined;
  const ending = documentFormatSchema.safeParse(extname(path).slice(1).toLowerCase());
  const format = ending.success ? ending.data : 'txt';
  try {
    return await readDocument(new Uint8Array(readFileSync(file)), { format });
  } catch (error) {
    // What cannot be read surely, such as an unclear scan, has no kind.
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

function classify(label: Label, sourceText: SourceText): Classified {
  const { documentKind } = classifyDocument({ sourceText, ...findStructure({ sourceText }) });
  const isContract = getDocumentFamily(documentKind.kind) === 'contract';
  return {
    ...label,
    got: documentKind.kind,
    label: documentKind.label,
    isRight: label.kinds.includes(documentKind.kind),
    isFamilyRight: label.kinds.some(
      (kind) => (getDocumentFamily(kind) === 'contract') === isContract,
    ),
  };
}

function print(classified: readonly Classified[]): void {
  const rows = [...groups, 'all'].map((group) => {
    const own = classified.filter((one) => group === 'all' || one.group === group);
    const count = (isCounted: (one: Classified) => boolean) => own.filter(isCounted).length;
    return [
      group,
      `${own.length}`,
      share(
        count(({ isRight }) => isRight),
        own.length,
      ),
      share(
        count(({ isFamilyRight }) => isFamilyRight),
        own.length,
      ),
    ];
  });
  console.log(formatTable(['group', 'documents', 'kind right', 'contract or not right'], rows));
}

function share(part: number, whole: number): string {
  return whole === 0 ? '-' : `${part} (${((100 * part) / whole).toFixed(1)} %)`;
}
