import { describe, expect, it } from 'vitest';
import { hasOtherMeaning } from './other-meaning.ts';
import type { UnfairCategory } from './unfair-term.ts';

describe('a sentence has another meaning', () => {
  it.each<[UnfairCategory, string]>([
    [
      'content-removal',
      'Where we receive a notice of an alleged copyright infringement, we may remove the content whilst we investigate.',
    ],
    ['content-removal', 'We may require you to remove any link to our website.'],
    ['content-removal', 'You may delete your content whenever you want.'],
    ['content-removal', 'We may remove metadata from the pictures that you upload.'],
    ['content-removal', 'Your content may be seen by everybody.'],
    ['arbitration', 'By opting out of arbitration you keep your way to the courts.'],
    ['arbitration', 'You may choose to submit the dispute to arbitration.'],
    ['arbitration', 'We are not obliged to take part in dispute resolution before a board.'],
    ['arbitration', 'Nothing in this section on arbitration prevents you from going to court.'],
    ['arbitration', 'Claims are heard by the courts of London.'],
  ])('%s: %s', (category, words) => {
    expect(hasOtherMeaning(category, words)).toBe(true);
  });
});

describe('a sentence means what the model sees', () => {
  it.each<[UnfairCategory, string]>([
    ['content-removal', 'We have the right to remove any content you add to our platform.'],
    [
      'content-removal',
      'We may remove content that is infringing or otherwise objectionable at our sole discretion.',
    ],
    ['content-removal', 'content that promotes unsafe products'],
    ['arbitration', 'All disputes are resolved by binding arbitration before one arbitrator.'],
    [
      'arbitration',
      'You agree to arbitrate any dispute, except that we are not required to arbitrate claims on our marks.',
    ],
    ['unilateral-change', 'We may change these terms.'],
  ])('%s: %s', (category, words) => {
    expect(hasOtherMeaning(category, words)).toBe(false);
  });
});
