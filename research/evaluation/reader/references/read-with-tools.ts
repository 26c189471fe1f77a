import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocumentFormat } from '@clauselight/schema';
import { type Conversion, type Converted, convertWithLibreOffice } from './libre-office.ts';
import { readOneByOne } from './one-by-one.ts';
import type { ToolRequest, ToolResult } from './reference.ts';

const text = 'txt:Text (encoded):UTF8';
/** Cells as shown, in UTF-8, every sheet in a file of its own. */
const sheets = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1';
const conversions: Partial<Record<DocumentFormat, Conversion>> = {
  docx: { target: text },
  doc: { target: text },
  rtf: { target: text },
  odt: { target: text },
  html: { target: text, infilter: 'HTML (StarWriter)' },
  xlsx: { target: sheets },
  xls: { target: sheets },
  ods: { target: sheets },
  pptx: { target: 'pdf' },
  odp: { target: 'pdf' },
};

/**
 * What the installed tools make of files of one format: the first is the one compared with where no text is
 * beside a file. A tool that is missing is left out.
 */
export async function readWithTools(
  format: DocumentFormat,
  request: ToolRequest,
): Promise<ToolResult[]> {
  const results = [
    ...(format === 'pdf' ? await readPdfWithTools(request) : []),
    await readWithLibreOffice(format, request),
    format === 'doc' ? await readOneByOne('antiword', request) : undefined,
  ];
  return results.filter((result) => result !== undefined);
}

/** Several ways through a page: what two of them have in one order is the order. */
async function readPdfWithTools(request: ToolRequest): Promise<(ToolResult | undefined)[]> {
  const results: (ToolResult | undefined)[] = [];
  for (const tool of ['pdftotext', 'pdftotext -layout', 'mutool'] as const)
    results.push(await readOneByOne(tool, request));
  return results;
}

async function readWithLibreOffice(
  format: DocumentFormat,
  request: ToolRequest,
): Promise<ToolResult | undefined> {
  const conversion = conversions[format];
  if (conversion === undefined) return undefined;
  const folder = path.join(request.folder, `${format}-shown`);
  const converted = await convertWithLibreOffice({ ...request, folder }, conversion);
  if (converted === undefined) return undefined;
  const texts = conversion.target === 'pdf' ? readPdfs : readTexts;
  return {
    tool: 'LibreOffice',
    texts: await texts(converted, request),
    cost: converted.cost,
  };
}

async function readTexts({ made }: Converted): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const [file, parts] of made) {
    const read = await Promise.all(parts.map((part) => readFile(part, 'utf8')));
    texts.set(file, read.map((part) => part.replace(/^\uFEFF/, '')).join('\n'));
  }
  return texts;
}

/** Slides are printed first: LibreOffice has no text of them. */
async function readPdfs(
  { made }: Converted,
  request: ToolRequest,
): Promise<ReadonlyMap<string, string>> {
  const printed = [...made].flatMap(([file, [pdf]]) => (pdf === undefined ? [] : [{ file, pdf }]));
  const files = printed.map(({ pdf }) => ({ path: pdf, format: 'pdf' as const, size: 0 }));
  const result = await readOneByOne('pdftotext', { ...request, files });
  const texts = new Map<string, string>();
  for (const { file, pdf } of printed) {
    const words = result?.texts.get(pdf);
    if (words !== undefined) texts.set(file, words);
  }
  return texts;
}
