import { send } from '../../lib/http.ts';

/** A document of our own that a visitor can try; the files are those of the `samples` folder. */
export interface Sample {
  readonly title: string;
  /** What is to be found in it. */
  readonly text: string;
  readonly filename: string;
  readonly mediaType: string;
  readonly url: string;
}

export const samples: readonly Sample[] = [
  {
    title: 'Contract',
    text: 'A cloud services agreement that favours one side.',
    filename: 'cloud-services-agreement.pdf',
    mediaType: 'application/pdf',
    url: new URL('../../../../../samples/cloud-services-agreement.pdf', import.meta.url).href,
  },
  {
    title: 'Essay',
    text: 'School uniforms, argued with a citation too few.',
    filename: 'school-uniforms-essay.txt',
    mediaType: 'text/plain',
    url: new URL('../../../../../samples/school-uniforms-essay.txt', import.meta.url).href,
  },
  {
    title: 'Business document',
    text: 'An invoice whose sums do not agree.',
    filename: 'shop-sign-invoice.txt',
    mediaType: 'text/plain',
    url: new URL('../../../../../samples/shop-sign-invoice.txt', import.meta.url).href,
  },
  {
    title: 'Table',
    text: 'A quarter of purchases with a wrong total.',
    filename: 'bakery-purchases.csv',
    mediaType: 'text/csv',
    url: new URL('../../../../../samples/bakery-purchases.csv', import.meta.url).href,
  },
];

/** The sample as a file that goes the way of every upload. */
export async function loadSample(sample: Sample): Promise<File> {
  const answer = await send(sample.url);
  return new File([await answer.blob()], sample.filename, { type: sample.mediaType });
}
