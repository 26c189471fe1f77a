import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { analyze } from '@clauselight/engine';
import { readDocument } from '@clauselight/reader';
import { AppError, type Evidence } from '@clauselight/schema';
import { describe, expect, inject, it } from 'vitest';
import { spellGlyphs } from '../../apps/web/src/features/pdf-pages/mapping/glyphs.ts';
import {
  isMeaningful,
  readLetters,
} from '../../apps/web/src/features/pdf-pages/mapping/letters.ts';
import {
  createPageMap,
  findItemRanges,
} from '../../apps/web/src/features/pdf-pages/mapping/page-map.ts';
import {
  createPageFinder,
  listPageParts,
} from '../../apps/web/src/features/pdf-pages/mapping/page-parts.ts';
import { openPdf } from '../../packages/reader/src/pdf/open.ts';
import { weights } from './weights.ts';

const sample = fileURLToPath(
  new URL('../../samples/cloud-services-agreement.pdf', import.meta.url),
);
const data = fileURLToPath(new URL('../../../shared/data/documents/', import.meta.url));

interface Mapped {
  readonly quote: string;
  /** The words that are lit on the pages, without what means nothing; nothing if a page lacks some. */
  readonly lit: string | undefined;
}

/** Maps everything an analysis quotes of a PDF to the text layers of its pages, as the browser does. */
async function mapEvidence(file: string): Promise<readonly Mapped[]> {
  const source = await readDocument(new Uint8Array(readFileSync(file)), { format: 'pdf' });
  const layers = await readLayers(file);
  const parts = listPageParts(source);
  const findPages = createPageFinder(parts);
  const maps = layers.map((items, at) =>
    createPageMap({ text: source.text, parts: parts[at] ?? [], items }),
  );
  return listEvidence(analyze(source, { weights })).map((evidence) => {
    const lit = findPages(evidence).map((page) => {
      const map = maps[page];
      const pieces = map && findItemRanges(map, evidence);
      return pieces
        ?.map(({ item, start, end }) => layers[page]?.[item]?.slice(start, end))
        .join('');
    });
    return {
      quote: keepMeaning(evidence.quote),
      lit: lit.includes(undefined) ? undefined : keepMeaning(lit.join('')),
    };
  });
}

async function readLayers(file: string): Promise<string[][]> {
  const pdf = await openPdf(new Uint8Array(readFileSync(file)));
  const layers: string[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    layers.push(spellGlyphs(items.filter((item) => 'str' in item)).map(({ str }) => str));
  }
  await pdf.destroy();
  return layers;
}

function listEvidence(value: unknown): readonly Evidence[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(listEvidence);
  return 'quote' in value ? [value as Evidence, ...inner] : inner;
}

function keepMeaning(text: string): string {
  return [...readLetters(text).text].filter(isMeaningful).join('');
}

describe('what an analysis quotes', () => {
  it('is found on the pages of the sample, every letter of it', async () => {
    const mapped = await mapEvidence(sample);
    expect(mapped.length).toBeGreaterThan(50);
    expect(mapped.filter(({ quote, lit }) => quote !== lit)).toEqual([]);
  });

  it.skipIf(!existsSync(data))(
    'is found on the pages of real PDFs nearly always, and nothing else is lit (skipped without ../shared/data)',
    { timeout: 600_000 },
    async () => {
      const mapped: Mapped[] = [];
      for (const file of listPdfs()) mapped.push(...(await mapIfReadable(file)));
      const found = mapped.filter(({ lit }) => lit !== undefined);
      expect(found.length / mapped.length).toBeGreaterThan(0.99);
      expect(found.filter(({ quote, lit }) => sortLetters(quote) !== sortLetters(lit))).toEqual([]);
    },
  );
});

/** A passage over several pages may have its notes before its words. */
function sortLetters(text = ''): string {
  return [...text].sort().join('');
}

/** The smallest come first; all of them would take minutes. */
const most = inject('isFullRun') ? 12 : 4;

function listPdfs(): readonly string[] {
  return readdirSync(data, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.pdf$/i.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort((a, b) => statSync(a).size - statSync(b).size)
    .slice(0, most);
}

async function mapIfReadable(file: string): Promise<readonly Mapped[]> {
  try {
    return await mapEvidence(file);
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
}
