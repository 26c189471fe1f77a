import { getDocumentFamily } from '@clauselight/schema';
import { describe, expect, inject, it } from 'vitest';
import { weights } from '../../test/weights.ts';
import { analyze } from '../pipeline.ts';
import { buildSourceText } from '../test/build-source-text.ts';
import { cloudAgreement } from '../test/cloud-agreement.ts';
import { rules } from './rules/index.generated.ts';

const isFullRun = inject('isFullRun');
const length = isFullRun ? 1_000_000 : 50_000;
/** Milliseconds of processor time; what is not linear takes minutes. */
const limit = isFullRun ? 20_000 : 5000;
/** Without a full run: the rules' own words, and what lists and sentences are made of. */
const sample = ['rules almost met', 'brackets and quotes', 'liability'];

function fill(words: string): string {
  return words.repeat(Math.ceil(length / words.length)).slice(0, length);
}

/** Mixes the words with so many words of contracts that the text is classified as a contract. */
function mix(words: string): string {
  return fill(`${words.repeat(20)}the parties shall `);
}

/** Each rule's own words repeated, without the last word that would complete a match and without a full stop. */
const unfinished = rules
  .flatMap(({ examples }) => examples.matches)
  .map((text) => text.replaceAll('.', '').split(' ').slice(0, -2).join(' '))
  .join(' ');

describe('a text made to be slow', () => {
  const texts: readonly (readonly [name: string, text: string])[] = [
    ['rules almost met', `This Agreement between the parties. ${fill(`${unfinished} `)}`],
    ['one word', `Agreement. The parties shall: ${fill('a')}`],
    ['blanks', `Agreement. The parties shall: ${fill(' ')}.`],
    ['brackets and quotes', `Agreement between ${mix('("((A, ')}`],
    ['numbers', `Agreement of the parties: ${mix('1.1 (a) 2.3.4 ')}`],
    ['capitals', `This AGREEMENT between ${mix('A AND B OF ')}`],
    ['dots', `Agreement of the parties${fill('. ')}`],
    [
      'liability',
      `Agreement of the parties: ${fill('liability exceed fees shall not indemnify all claims ')}`,
    ],
  ];

  it.each(texts.filter(([name]) => isFullRun || sample.includes(name)))(
    '%s are analyzed in bounded time',
    // Processor time decides; the clock only ends what would never end.
    { timeout: 600_000 },
    (_, text) => {
      const start = process.cpuUsage();
      const { documentKind } = analyze(buildSourceText(`${cloudAgreement}\n\n${text}`), {
        weights,
      });
      expect(process.cpuUsage(start).user / 1000).toBeLessThan(limit);
      // Otherwise no rule was tried on it.
      expect(getDocumentFamily(documentKind.kind)).toBe('contract');
    },
  );
});
