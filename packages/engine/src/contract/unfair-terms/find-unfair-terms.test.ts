import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from '../../text/structure/find-structure.ts';
import { findUnfairTerms } from './find-unfair-terms.ts';
import type { UnfairTerm } from './unfair-term.ts';
import { unfairCategories } from './unfair-term.ts';
import { readUnfairnessModel } from './unfairness-model.ts';

const bytes = readFileSync(new URL('../../../weights/unfair-terms.bin', import.meta.url));
const model = readUnfairnessModel(bytes);

function find(text: string): readonly UnfairTerm[] {
  const sourceText = buildSourceText(text);
  const { structure } = findStructure({ sourceText });
  return findUnfairTerms({ sourceText, structure, model });
}

describe('unfair terms', () => {
  it.each([
    [
      'arbitration',
      'Any dispute between you and Parcelo will be resolved exclusively by binding arbitration in Denver.',
    ],
    [
      'unilateral-change',
      'We may change these terms or our prices at any time in our sole discretion.',
    ],
    [
      'content-removal',
      'We may remove any content that you post at any time, for any reason and without notice.',
    ],
    [
      'jurisdiction',
      'You agree to submit to the exclusive jurisdiction of the courts located in Santa Clara County, California.',
    ],
    [
      'choice-of-law',
      'These Terms are governed by the laws of the State of Delaware, without regard to its conflict of laws rules.',
    ],
    [
      'limitation-of-liability',
      'To the fullest extent permitted by law, we shall not be liable for any indirect, incidental or consequential damages or loss of data.',
    ],
    [
      'unilateral-termination',
      'We reserve the right to suspend or terminate your account at any time, for any reason, without notice.',
    ],
    [
      'contract-by-using',
      'By accessing or using the Services, you agree to be bound by these Terms.',
    ],
    [
      'privacy-included',
      'By using our Services, you agree to the collection and use of your information in accordance with our Privacy Policy, which is incorporated into this Agreement.',
    ],
  ])('are recognised as %s', (category, sentence) => {
    expect(find(`${sentence}\n`).map((term) => term.category)).toContain(category);
  });

  it.each([
    'You may close your account at any time in the settings.',
    'Our team is happy to help you by telephone from nine to five.',
    'The subscription costs nine euros a month and includes two users.',
    'We deliver the parcel within three working days of your order.',
    'Please keep your password secret and tell us if somebody else knows it.',
    'The statutory rights of consumers remain as they are.',
  ])('are not seen in: %s', (sentence) => {
    expect(find(`${sentence}\n`)).toEqual([]);
  });

  it('name the provider in either way', () => {
    const said =
      'Parcelo is a parcel service. Parcelo has offices in Lyon. Parcelo will deliver on time. With Parcelo parcels are safe. We like Parcelo. ';
    const found = find(`${said}Parcelo may terminate your account at any time without notice.\n`);
    expect(found.map(({ category }) => category)).toContain('unilateral-termination');
  });

  it('in a list are found by the sentence that opens it', () => {
    const text =
      'We may suspend or terminate your account immediately and without notice if:\n\n(a) you breach these terms;\n\n(b) your account shows extended periods of inactivity; or\n\n(c) we are asked to by an authority.\n';
    expect(new Set(find(text).map(({ sentence }) => sentence)).size).toBeGreaterThan(2);
  });

  it('are quoted exactly and weighed between 0 and 1, whatever the text', () => {
    const piece = fc.constantFrom(
      'We may terminate your account at any time ',
      'without notice. ',
      '“By using it” you agree:\n\n',
      '\u00a0- (a) ; ',
      '(((( 1.1.1.1 ',
      'Ⅷ € \u{1F600}\n',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const sourceText = buildSourceText(pieces.join(''));
        const { structure } = findStructure({ sourceText });
        for (const term of findUnfairTerms({ sourceText, structure, model })) {
          const { start, end, quote } = term.evidence;
          expect(sourceText.text.slice(start, end)).toBe(quote);
          expect(term.probability).toBeGreaterThanOrEqual(0);
          expect(term.probability).toBeLessThanOrEqual(1);
          expect(unfairCategories).toContain(term.category);
        }
      }),
    );
  });

  it('are the same every time', () => {
    const text = 'We may change these terms at any time. You agree by using the site.\n';
    expect(find(text)).toEqual(find(text));
  });

  it.each([
    ['blanks', ' '.repeat(1_000_000)],
    ['brackets', '('.repeat(1_000_000)],
    ['one long word', 'a'.repeat(1_000_000)],
    ['the same word', 'may '.repeat(250_000)],
  ])('take no time in a million %s', (_, text) => {
    const sourceText = buildSourceText('x');
    const sentence = {
      start: 0,
      end: 1,
      passage: { text, offsets: new Uint32Array() },
      clauseId: undefined,
      isDefinition: false,
    };
    const { structure } = findStructure({ sourceText });
    const start = process.cpuUsage();
    findUnfairTerms({ sourceText, structure: { ...structure, sentences: [sentence] }, model });
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(1500);
  });
});

describe('the weights', () => {
  it('fit in 300,000 bytes', () => {
    expect(bytes.length).toBeLessThanOrEqual(300_000);
  });

  it.each([
    ['no weights', new TextEncoder().encode('something else entirely')],
    ['nothing', new Uint8Array()],
    ['cut short', new Uint8Array(bytes.subarray(0, bytes.length - 10))],
  ])('are refused where they are %s', (_, wrong) => {
    expect(() => readUnfairnessModel(wrong)).toThrow(TypeError);
  });
});
