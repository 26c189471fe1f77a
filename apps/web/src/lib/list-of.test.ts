import { endedSessionsSchema } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { listOf } from './list-of.ts';

const schema = listOf(endedSessionsSchema);

describe('a list', () => {
  it('is each of its items as the schema reads it', () => {
    expect(schema.parse([{ ended: 1, more: true }, { ended: 2 }])).toEqual([
      { ended: 1 },
      { ended: 2 },
    ]);
  });

  it.each([[{ ended: 1 }], [[{ ended: 1 }, { ended: -1 }]], [null]])('is not %j', (value) => {
    expect(() => schema.parse(value)).toThrow();
  });
});
