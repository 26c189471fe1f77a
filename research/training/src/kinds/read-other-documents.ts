import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readDataFile } from '@clauselight/datasets';
import { findStructure } from '@clauselight/engine/research';

/** A document that is no contract, as its sentences. */
export interface OtherDocument {
  readonly name: string;
  readonly sentences: readonly string[];
}

/** Folders of the data in which nothing is a contract. */
const folders: readonly string[] = [
  'essays/ost-mit',
  'everyday',
  'business',
  'documents/18f-policies-cc0',
  'documents/clef-handbook-cc0',
  'documents/civicactions-handbook-cc-by-4.0',
  'documents/sparksuite-handbook-cc0',
  'documents/legalmattic-cc-by-sa-4.0',
];
const articlesFile = 'essays/onestopenglish-cc-by-sa-4.0/train.jsonl.gz';
const argumentsFolder = 'essays/ukp-convincing-arguments-cc-by-4.0';
/** So many of each folder, so that none of them counts for most. */
const mostOfFolder = 25;
const mostArticles = 87;
/** Documents with fewer characters say little. */
const shortest = 400;
const readable = /\.(?:txt|md|html?|docx?|pdf|rtf|odt|epub)$/i;
const aboutData = /SOURCE|LICENSE|README/;

/**
 * Reads essays, articles, arguments, letters, minutes, reports, policies and handbooks.
 * @param data the folder of the documents
 * @param isLeftOut whether a document, by its path below that folder, is kept for measuring
 */
export async function readOtherDocuments(
  data: string,
  isLeftOut: (document: string) => boolean,
): Promise<readonly OtherDocument[]> {
  const counts = new Map<string, number>();
  const documents: OtherDocument[] = [];
  for (const name of folders.flatMap((folder) => listFiles(data, folder, readable))) {
    const folder = name.split('/').slice(0, 2).join('/');
    const count = counts.get(folder) ?? 0;
    if (count >= mostOfFolder || isLeftOut(name)) continue;
    counts.set(folder, count + 1);
    const sentences = await readSentences(data, name);
    if (sentences !== undefined) documents.push({ name, sentences });
  }
  return [...documents, ...readArticles(data), ...readArguments(data)];
}

function listFiles(data: string, folder: string, kind: RegExp): readonly string[] {
  return readdirSync(path.join(data, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => kind.test(name) && !aboutData.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort();
}

async function readSentences(data: string, name: string): Promise<readonly string[] | undefined> {
  const sourceText = await readDataFile(data, name).catch(() => undefined);
  if (sourceText === undefined || sourceText.text.length < shortest) return undefined;
  return findStructure({ sourceText }).structure.sentences.map(({ passage }) => passage.text);
}

interface Article {
  readonly title: string;
  readonly level: string;
  readonly text: string;
}

/** Newspaper articles; of the three levels of difficulty the highest. */
function readArticles(data: string): readonly OtherDocument[] {
  const lines = gunzipSync(readFileSync(path.join(data, articlesFile))).toString('utf8');
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Article)
    .filter(({ level }) => level === 'adv')
    .slice(0, mostArticles)
    .map(({ title, text }) => ({ name: `article ${title}`, sentences: splitSentences(text) }));
}

/** What people argue on a question, a file for each side. */
function readArguments(data: string): readonly OtherDocument[] {
  return listFiles(data, argumentsFolder, /\.csv$/).map((name) => ({
    name,
    sentences: readFileSync(path.join(data, name), 'utf8')
      .split('\n')
      .slice(1)
      .flatMap((line) => splitSentences((line.split('\t')[2] ?? '').replaceAll('<br/>', ' '))),
  }));
}

function splitSentences(text: string): readonly string[] {
  return text.split(/\n+|(?<=[.!?;:])\s+/);
}
