import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getAnalysis, serveAnalysis } from '../../../test/analysis.ts';
import { expectAccessible, expectHidden } from '../../../test/checks.ts';
import { openAsGuest } from '../../../test/open-page.tsx';

const question = page.getByRole('region', { name: 'Who are you here?' });
const side = page.getByLabelText('Which side are you?');

it('the reader is asked who they are, and is not asked again in the next document of the kind', async () => {
  const state = serveAnalysis();
  const [first] = getAnalysis(state.detail).sides;
  openAsGuest(`${state.path}&tab=overview`);
  await expect.element(question).toBeVisible();
  await expectAccessible({ except: '.document-text' });
  await question.getByRole('button', { name: first?.label ?? '' }).click();
  await expectHidden(question);
  await expect.element(side).toHaveValue(first?.id ?? '');
  await expect.element(page.getByRole('heading', { name: /^Contract Analysis #/ })).toHaveFocus();

  openAsGuest(`${serveAnalysis().path}&tab=overview`);
  await expect.element(side).toHaveValue(first?.id ?? '');
  await expectHidden(question);
});

it('who is only reading says so once, by keyboard', async () => {
  const state = serveAnalysis();
  openAsGuest(`${state.path}&tab=overview`);
  const reading = question.getByRole('button', { name: 'Just reading' });
  await expect.element(reading).toBeVisible();
  (reading.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expectHidden(question);
  await expect.element(side).toHaveValue('');
  openAsGuest(`${state.path}&tab=overview`);
  await expect.element(side).toBeVisible();
  await expectHidden(question);
});
