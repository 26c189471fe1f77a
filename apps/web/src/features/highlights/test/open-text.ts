import { aiAuthor, type Highlight } from '@clauselight/schema';
import { page } from 'vitest/browser';
import type { StandInAnalysis } from '../../../../test/analysis.ts';
import { expectHidden } from '../../../../test/checks.ts';
import { selectionCard, selectWords, waitForText } from '../../../../test/document-text.ts';
import { openAsGuest } from '../../../../test/open-page.tsx';

export const note = selectionCard.getByLabelText('Note');
export const save = selectionCard.getByRole('button', { name: 'Save highlight' });
export const author = page.getByLabelText('By', { exact: true });

/** Opens the text of the sample contract with its highlights. */
export async function openText({ path }: StandInAnalysis): Promise<void> {
  openAsGuest(`${path}&tab=document`);
  await waitForText('SCHEDULE A');
}

/** Highlights words with a note on them. */
export async function saveNote(words: string, text: string): Promise<void> {
  selectWords(words);
  await note.fill(text);
  await save.click();
  await expectHidden(selectionCard);
}

/** The highlights that no analysis made. */
export function listOwn({ highlights }: StandInAnalysis): Highlight[] {
  return highlights.filter(({ createdBy }) => createdBy !== aiAuthor);
}
