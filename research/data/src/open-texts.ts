import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readDocument } from '@clauselight/reader';
import { findFormatByName, type SourceText } from '@clauselight/schema';
import { type Contract, readContracts } from './cuad.ts';
import { toSourceText } from './source-text.ts';

const termsFile = 'terms-of-service/train.jsonl';

/**
 * Gives the text of a document by its name, as the engine takes it: `cuad/` and the title of an annotated contract,
 * `terms-of-service/` and a company, or a path below the data folder. Throws if there is no such document.
 */
export type TextSource = (document: string) => Promise<SourceText>;

/** Opens the documents below a data folder. */
export function openTexts(data: string): TextSource {
  const contracts = new Map<string, Contract>(
    readContracts(data).map((contract) => [contract.title, contract]),
  );
  const terms = readTerms(data);
  return async (document) => {
    const [source, ...rest] = document.split('/');
    const name = rest.join('/');
    const text =
      source === 'cuad'
        ? contracts.get(name)?.sourceText
        : source === 'terms-of-service'
          ? terms.get(name)
          : await readDataFile(data, document);
    if (text === undefined) throw new Error(`there is no document ${document}`);
    return text;
  };
}

/** Reads a document named by its path below the data folder. Throws for a format that is not known. */
export async function readDataFile(data: string, document: string): Promise<SourceText> {
  const format = findFormatByName(path.basename(document));
  if (format === undefined) throw new Error(`${document} has a format that is not known`);
  return readDocument(new Uint8Array(readFileSync(path.join(data, document))), { format });
}

/** The consumer terms by company, one paragraph for each sentence. */
export function readTerms(data: string): ReadonlyMap<string, SourceText> {
  const sentences = new Map<string, string[]>();
  for (const line of readFileSync(path.join(data, termsFile), 'utf8').split('\n')) {
    if (line === '') continue;
    const { doc, text } = JSON.parse(line) as { readonly doc: string; readonly text: string };
    const own = sentences.get(doc);
    if (own === undefined) sentences.set(doc, [text]);
    else own.push(text);
  }
  return new Map([...sentences].map(([company, own]) => [company, toSourceText(own.join('\n\n'))]));
}
