import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './server.ts';

export interface TestDocument {
  readonly title: string;
  readonly file: string;
}

const samples = ['txt', 'pdf', 'docx', 'doc', 'rtf', 'odt'].map(
  (extension) => `samples/cloud-services-agreement.${extension}`,
);

/** Real contracts that lie beside the checkout on some machines. */
const real = [
  'edgar-contracts-cc-by-4.0/FLOTEKINDUSTRIESINCCN_05_09_2019-EX-10.1-SUPPLY_AGREEMENT.PDF',
  'edgar-contracts-cc-by-4.0/BIOCEPTINC_08_19_2013-EX-10-COLLABORATION_AGREEMENT.txt',
  'common-paper-cc-by-4.0/common-paper-cloud-service-agreement.docx',
  'edgar-contracts-cc-by-4.0/GpaqAcquisitionHoldingsInc_20200123_S-4A_EX-10.6_11951677_EX-10.6_License_Agreement.pdf',
].map((name) => `../shared/data/documents/${name}`);

export const sampleDocuments: readonly TestDocument[] = samples.map(describeFile);
export const realDocuments: readonly TestDocument[] = real.map(describeFile);

export function isPresent({ file }: TestDocument): boolean {
  return existsSync(file);
}

function describeFile(name: string): TestDocument {
  return { title: path.basename(name), file: path.join(root, name) };
}
