import { type Highlight, ownerAuthor } from '@clauselight/schema';

/** A highlight made by the user; a test gives the fields it depends on. */
export function buildHighlight(parts: Partial<Highlight> = {}): Highlight {
  return {
    id: '0199a7c4-0000-7000-8000-000000000001',
    startOffset: 0,
    endOffset: 5,
    quote: 'words',
    color: '#fef08a',
    note: '',
    tags: [],
    createdBy: ownerAuthor,
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-21T10:00:00.000Z',
    ...parts,
  };
}
