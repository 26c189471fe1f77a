// npm run draw:reviews -- FOLDER: lists the documents that were drawn for the reviews, by the rule of draw-documents.ts.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { openTexts, readContracts, readTerms } from '@clauselight/datasets';
import { findFormatByName } from '@clauselight/schema';
import { type Candidate, drawDocuments } from './draw-documents.ts';

const data = process.argv[2];
if (data === undefined) {
  console.error('usage: npm run draw:reviews -- FOLDER');
  process.exitCode = 2;
} else {
  for (const { document, stratum, half } of drawDocuments(await listCandidates(data))) {
    console.log(`${stratum}\t${half}\t${document}`);
  }
}

/** Every document that could be drawn, with the length of its text. Those that cannot be read are left out. */
async function listCandidates(folder: string): Promise<readonly Candidate[]> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => /^(?:documents|everyday)\//.test(file) && findFormatByName(file));
  const texts = openTexts(folder);
  const documents = [
    ...readContracts(folder).map(({ title }) => `cuad/${title}`),
    ...[...readTerms(folder).keys()].map((company) => `terms-of-service/${company}`),
    ...files,
  ];
  const candidates: Candidate[] = [];
  for (const document of documents) {
    const text = await texts(document).catch(() => undefined);
    if (text !== undefined) candidates.push({ document, characters: text.text.length });
  }
  return candidates;
}
