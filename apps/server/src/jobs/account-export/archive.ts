import { Readable } from 'node:stream';
import { originalKey, sourceTextKey } from '../../platform/storage/keys.ts';
import type { ObjectStorage } from '../../platform/storage/object-storage.ts';
import type { AccountFacts } from './account-facts.ts';
import type { DocumentFacts, FoundAnalysis, FoundDocument } from './document-facts.ts';
import { getDocumentFolder, getOriginalName } from './entry-names.ts';
import { writeReadme } from './readme.ts';
import type { ZipEntry } from './zip.ts';

export interface ArchiveSources {
  readonly account: AccountFacts;
  readonly documents: DocumentFacts;
  readonly storage: ObjectStorage;
  /** The readable report of one of the owner's analyses; undefined if it cannot be made. */
  findReport(ownerId: string, analysisId: string): Promise<Uint8Array | undefined>;
}

/**
 * Yields all data about a person as files of an archive, one after the other. Large files are streams; of the rest,
 * one document at a time is in memory. A person or document that is deleted meanwhile is left out.
 */
export async function* listEntries(
  sources: ArchiveSources,
  userId: string,
  exportedAt: Date,
): AsyncGenerator<ZipEntry> {
  const { documents } = sources;
  const account = await sources.account.findAccount(userId);
  if (account === undefined) return;
  yield createEntry('README.txt', [writeReadme(exportedAt)], exportedAt);
  yield createEntry('account.json', [writeJson(account)], exportedAt);
  for (const [index, id] of (await documents.listDocumentIds(userId)).entries()) {
    const document = await documents.findDocument(id);
    if (document === undefined) continue;
    yield* listDocumentEntries(sources, document, getDocumentFolder(index, document.filename));
  }
}

async function* listDocumentEntries(
  { documents, storage, findReport }: ArchiveSources,
  document: FoundDocument,
  folder: string,
): AsyncGenerator<ZipEntry> {
  const { id, ownerId, format, uploadedAt } = document;
  const create = (name: string, content: ZipContent) =>
    createEntry(`${folder}/${name}`, content, uploadedAt);

  const original = await storage.findStream(originalKey(id));
  if (original !== undefined) yield create(getOriginalName(format), original);
  yield create('document.json', streamDocument(storage, document));
  for (const analysisId of await documents.listAnalysisIds(id)) {
    const analysis = await documents.findAnalysis(analysisId);
    if (analysis === undefined) continue;
    yield create(`analyses/${analysisId}.json`, [writeAnalysis(analysis)]);
  }
  yield create('reviews.json', [writeJson(await documents.listReviews(id))]);
  yield create('highlights.json', [writeJson(await documents.listHighlights(id))]);
  yield create('selections.json', [writeJson(await documents.listSelections(id))]);
  const latest = await documents.findLatest(id);
  const report = latest && (await findReport(ownerId, latest));
  if (report !== undefined) yield create('report.md', [Buffer.from(report)]);
}

type ZipContent = Iterable<string | Buffer> | AsyncIterable<string | Buffer>;

function createEntry(name: string, content: ZipContent, changedAt: Date): ZipEntry {
  return {
    name,
    content: content instanceof Readable ? content : Readable.from(content),
    changedAt,
  };
}

/** Yields the facts of a document and its text as stored. */
async function* streamDocument(
  storage: ObjectStorage,
  { ownerId: _, ...facts }: FoundDocument,
): AsyncGenerator<string | Buffer> {
  const text = await storage.findStream(sourceTextKey(facts.id));
  const json = JSON.stringify(facts);
  if (text === undefined) {
    yield json;
    return;
  }
  yield `${json.slice(0, -1)},"sourceText":`;
  yield* text;
  yield '}';
}

function writeAnalysis({ result, ...facts }: FoundAnalysis): string {
  const json = JSON.stringify(facts);
  return result === null ? json : `${json.slice(0, -1)},"result":${result}}`;
}

function writeJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
