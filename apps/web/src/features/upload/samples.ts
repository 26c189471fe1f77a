import { send } from '../../lib/http.ts';
import type { MessageId } from './messages.ts';

/** A document of our own that a visitor can try; the files are those of the `samples` folder. */
export interface Sample {
  readonly title: MessageId;
  /** What can be found in it. */
  readonly text: MessageId;
  readonly filename: string;
  readonly mediaType: string;
  readonly url: string;
}

export const samples: readonly Sample[] = [
  {
    title: 'upload.sample.contract',
    text: 'upload.sample.contractText',
    filename: 'cloud-services-agreement.pdf',
    mediaType: 'application/pdf',
    url: new URL('../../../../../samples/cloud-services-agreement.pdf', import.meta.url).href,
  },
  {
    title: 'upload.sample.essay',
    text: 'upload.sample.essayText',
    filename: 'school-uniforms-essay.txt',
    mediaType: 'text/plain',
    url: new URL('../../../../../samples/school-uniforms-essay.txt', import.meta.url).href,
  },
  {
    title: 'upload.sample.business',
    text: 'upload.sample.businessText',
    filename: 'shop-sign-invoice.txt',
    mediaType: 'text/plain',
    url: new URL('../../../../../samples/shop-sign-invoice.txt', import.meta.url).href,
  },
  {
    title: 'upload.sample.table',
    text: 'upload.sample.tableText',
    filename: 'bakery-purchases.csv',
    mediaType: 'text/csv',
    url: new URL('../../../../../samples/bakery-purchases.csv', import.meta.url).href,
  },
];

/** Loads a sample as a file, to be uploaded like any other. */
export async function loadSample(sample: Sample): Promise<File> {
  const answer = await send(sample.url);
  return new File([await answer.blob()], sample.filename, { type: sample.mediaType });
}
