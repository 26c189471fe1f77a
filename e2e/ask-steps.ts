import { expect, type Page } from '@playwright/test';

export function getPanel(page: Page) {
  return page.getByRole('dialog', { name: 'Ask about this document' });
}

export function getField(page: Page) {
  return page.getByRole('textbox', { name: 'Your question' });
}

/** Opens the questions with the button that is there on every tab. */
export async function openQuestions(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ask', exact: true, expanded: false }).click();
  await expect(getField(page)).toBeFocused();
}

export async function askFor(page: Page, question: string): Promise<void> {
  await getField(page).fill(question);
  await page.keyboard.press('Enter');
}
