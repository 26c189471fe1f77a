import { addData, type DataOutline } from '../json-xml/xml-data.ts';
import { decodeXml } from '../json-xml/xml-decode.ts';
import { parseXmlDocument } from '../json-xml/xml-tree.ts';
import { createDraft, type Draft } from '../source/draft.ts';
import type { InnerFile } from '../source/inner-files.ts';

/** A file attached to a PDF, with its bytes where the list of attachments has them. */
export interface AttachedFile extends InnerFile {
  readonly bytes?: Uint8Array;
}

/** The data of an invoice that is attached to its own PDF, as blocks. */
export interface EmbeddedInvoice {
  readonly file: AttachedFile;
  /** A heading that names the file, and its values. */
  readonly drafts: readonly Draft[];
}

/** The origin of the runs of these blocks, by which their place in the text is found. */
const embeddedOrigin = 'embedded';

/** In bytes; the largest real ones have a few hundred thousand. */
const largest = 8 * 1024 * 1024;
/** In characters: declarations and comments stand before the root. */
const rootWithin = 8_000;
/** Names of elements with which an e-invoice begins: UN/CEFACT CII, ZUGFeRD 1.0, UBL. */
const root =
  /<(?:[\w.-]{1,40}:)?(?:CrossIndustryInvoice|CrossIndustryDocument|Invoice|CreditNote)[\s>]/;
/** Names that the standards prescribe: Factur-X 1.0, ZUGFeRD 1.0 to 2.x, XRechnung. */
const usualName = /^(?:factur-x|zugferd-invoice|xrechnung)\.xml$/i;

/**
 * Reads the data of an invoice out of its PDF (Factur-X, ZUGFeRD): for programs it is the invoice, so that it has to be
 * seen beside the page.
 *
 * @param files - The files attached to the document.
 * @param tables - How many tables the pages have; those of the data are counted on.
 * @param maxTextLength - The most characters that are read.
 * @returns The first attached file that is an e-invoice; undefined if there is none.
 */
export function readEmbeddedInvoice(
  files: readonly AttachedFile[],
  { tables, maxTextLength }: { tables: number; maxTextLength: number },
): EmbeddedInvoice | undefined {
  const usual = files.filter(({ name }) => usualName.test(name));
  for (const file of [...usual, ...files.filter((one) => !usual.includes(one))]) {
    if (file.bytes === undefined || file.bytes.length > largest || !/\.xml$/i.test(file.name))
      continue;
    const { text } = decodeXml(file.bytes);
    if (!root.test(text.slice(0, rootWithin))) continue;
    const document = parseXmlDocument(text, maxTextLength);
    if (document.root === undefined || document.isCut) continue;
    const outline: DataOutline = { drafts: [], tables };
    addData(document.root, { level: 1, outline });
    const title = createDraft(`Invoice data inside the PDF: ${file.name}`, {
      kind: 'heading',
      level: 1,
      gap: 2,
    });
    return { file, drafts: [title, ...outline.drafts].map(mark) };
  }
  return undefined;
}

function mark(draft: Draft): Draft {
  return { ...draft, runs: draft.runs.map((run) => ({ ...run, origin: embeddedOrigin })) };
}
