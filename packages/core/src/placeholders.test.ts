import { describe, expect, it } from 'vitest';
import { listPlaceholders } from './placeholders.ts';

describe('listPlaceholders', () => {
  it('lists what the proposed wording leaves open, each once', () => {
    const message =
      'We have read it:\n\n1. We would like to cap it. We suggest: “At most [amount], in [place].”\n\n2. I suggest: “[amount] again.”';
    expect(listPlaceholders(message)).toEqual(['amount', 'place']);
  });

  it('leaves out what the message quotes from the document', () => {
    expect(listPlaceholders('1. We would like to fill it. It now says: “Pay [amount].”')).toEqual(
      [],
    );
  });
});
