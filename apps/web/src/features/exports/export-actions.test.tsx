import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getSample, serveAnalysis } from '../../../test/analysis.ts';
import {
  expectAccessible,
  expectCount,
  expectUsable,
  notifications,
} from '../../../test/checks.ts';
import { answer, callsOf, hold } from '../../../test/network.ts';
import { downloads, openAsGuest } from '../../../test/open-page.tsx';

const exportPdf = page.getByRole('button', { name: 'Export PDF' });
const openMenu = page.getByRole('button', { name: 'Export in another form' });
const annex = page.getByRole('menuitemcheckbox', { name: 'With highlights and notes' });

const report = (name: string) => ({
  body: 'a file',
  headers: { 'content-disposition': `attachment; filename="${name}"` },
});

it('the report is saved as PDF with one press, however often it is pressed', async () => {
  const state = serveAnalysis();
  const side = state.detail.analysis?.sides[0]?.id;
  openAsGuest(state.path);
  await page.getByLabelText('Which side are you?').selectOptions(side ?? '');
  const letGo = hold('GET /api/analyses/*/report', report('the analysis.pdf'));
  await exportPdf.click();
  const busy = page.getByRole('button', { name: 'Preparing…' });
  await expect.element(busy).toHaveAttribute('aria-busy', 'true');
  await expectCount(page.getByText('Preparing: PDF report'), 1);
  await busy.click();
  letGo();
  await expect.poll(() => downloads.map(({ name }) => name)).toEqual(['the analysis.pdf']);
  await expect.element(exportPdf).toBeVisible();
  const asked = callsOf(`GET /api/analyses/${state.detail.id}/report`);
  expect(asked.map(({ query }) => Object.fromEntries(query))).toEqual([{ format: 'pdf', side }]);
});

it('the menu is worked by keys, on a phone too, and says what cannot be had', async () => {
  const { path, detail } = serveAnalysis(getSample('an essay'));
  answer('GET /api/analyses/*/report', report('everything.json'));
  openAsGuest(path);
  await expect.element(openMenu).toBeVisible();
  (openMenu.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(annex).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(annex).toBeChecked();
  await page.getByRole('menuitemcheckbox', { name: 'Report with all details' }).click();
  await expectAccessible({ within: page.getByRole('menu') });
  const calendar = page.getByRole('menuitem', {
    name: /^Calendar of deadlines .*No date was found$/,
  });
  await expect.element(calendar).toBeDisabled();
  await expectCount(page.getByRole('menuitem', { name: /comments/ }), 0);
  await userEvent.keyboard('{End}');
  await expect.element(page.getByRole('menuitem', { name: 'Everything (JSON)' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => downloads.map(({ name }) => name)).toEqual(['everything.json']);
  await expect.element(openMenu).toHaveFocus();
  const [asked] = callsOf(`GET /api/analyses/${detail.id}/report`);
  expect(asked?.query.get('annex')).toBe('yes');
  await expectUsable({ except: 'main section [role=tabpanel]' });
});

it('a file that cannot be made is reported once, in the words of the server', async () => {
  const error = 'The file could not be made. Nothing is lost; please try again.';
  const { path } = serveAnalysis();
  answer('GET /api/analyses/*/report', { status: 500, json: { error, code: 'report_failed' } });
  openAsGuest(path);
  await exportPdf.click();
  const notice = notifications().getByRole('listitem');
  await expect.element(notice).toHaveTextContent('The file could not be prepared');
  await expect.element(notice).toHaveTextContent(error);
  await expectCount(notice, 1);
  await expect.element(exportPdf).toHaveAttribute('aria-busy', 'false');
});
