import { cleanText } from '../source/clean-text.ts';
import { createDraft, type Draft } from '../source/draft.ts';
import { createTextDrafts } from '../text/read-text.ts';

/** A named value: on one line where it is one, else its paragraphs below its name. */
export function createValueDrafts(label: string, text: string): Draft[] {
  const clean = cleanText(text).trim();
  if (!clean.includes('\n')) return [createDraft(`${label}: ${clean}`, { kind: 'paragraph' })];
  return [createDraft(`${label}:`, { kind: 'paragraph' }), ...createTextDrafts(clean)];
}
