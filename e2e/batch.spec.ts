import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectUsable } from './checks.ts';
import { root } from './server.ts';
import { takeMoney } from './stand-ins.ts';
import { enterAsGuest } from './steps.ts';
import { test } from './test.ts';

const contract = path.join(root, 'samples/cloud-services-agreement.docx');
const describeNote = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});
const note = describeNote('note.txt', 'The Provider may change the fees at any time.');
const table = (page: Page) => page.getByRole('table', { name: /^Batch of / });
const status = (page: Page) => page.getByRole('status').filter({ hasText: 'analyzed' });
const choose = async (page: Page, files: readonly (typeof note)[]) =>
  page.getByLabel('Document to upload').setInputFiles([...files]);
const readContract = async () => ({
  name: 'contract.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: await readFile(contract),
});

test('several files are sent one after the other, analyzed, and summed up in a table to take away', async ({
  page,
}) => {
  const sent: string[] = [];
  let atOnce = 0;
  await page.route('**/api/documents/upload', async (route) => {
    atOnce += 1;
    sent.push(/filename="([^"]*)"/.exec(route.request().postData() ?? '')?.[1] ?? '');
    expect(atOnce).toBe(1);
    const response = await route.fetch();
    atOnce -= 1;
    await route.fulfill({ response });
  });
  await enterAsGuest(page);
  await choose(page, [
    describeNote('first.txt', note.buffer.toString()),
    { name: 'picture.gif', mimeType: 'image/gif', buffer: Buffer.from('png') },
    await readContract(),
    describeNote('empty.txt', ''),
  ]);
  await expect(status(page)).toHaveText('2 of 4 analyzed, 2 refused');
  expect(sent).toEqual(['first.txt', 'contract.docx']);
  expect(new URL(page.url()).search).toBe('');

  const rows = table(page).getByRole('row');
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(1)).toContainText('first.txt');
  await expect(rows.nth(2)).toContainText(/picture\.gif.*Refused.*supported document types/);
  await expect(rows.nth(3)).toContainText(/contract\.docx.*Software-as-a-service.*Risk/);
  await expect(rows.nth(3)).toContainText('USD');
  await expect(rows.nth(4)).toContainText(/empty\.txt.*Refused.*The file is empty/);
  await expectUsable(page);
  await page.emulateMedia({ colorScheme: 'light' });

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines.map((line) => /^[^,]*/.exec(line.replace('\uFEFF', ''))?.[0])).toEqual([
    'Document',
    'first.txt',
    'picture.gif',
    'contract.docx',
    'empty.txt',
    '',
  ]);
  const id = /\/\?analysis=([\w-]+)$/.exec(lines[3] ?? '')?.[1];

  await page.reload();
  await expect(status(page)).toHaveText('2 of 2 analyzed');
  await expect(table(page).getByRole('row')).toHaveCount(3);
  await table(page).getByRole('link', { name: 'contract.docx' }).click();
  await expect(page).toHaveURL(new RegExp(`analysis=${id}`));
  await page.goBack();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(table(page)).toBeHidden();
  await expect(page.getByRole('list', { name: 'Documents' }).getByRole('listitem')).toHaveCount(2);
});

test('a batch waits when the allowance is used up, and continues on request', async ({ page }) => {
  await takeMoney(page);
  await page.route('**/api/documents/*/analyze', (route) =>
    route.fulfill({
      status: 402,
      json: { error: 'Your free analyses of today are used up.', code: 'allowance_used' },
    }),
  );
  await enterAsGuest(page);
  await choose(page, [note, describeNote('other.txt', 'The Customer must pay within 30 days.')]);
  const offer = page.getByRole('dialog', { name: 'Unlock unlimited document analysis' });
  await expect(offer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Your free analyses of today are used\./)).toBeVisible();
  await expect(table(page)).toContainText(/other\.txt.*Waiting to be sent/);
  await page.unroute('**/api/documents/*/analyze');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(status(page)).toHaveText('2 of 2 analyzed');
});

test('files that are dropped together can be canceled, and are named when the page is closed before they are sent', async ({
  page,
}) => {
  const { letGo } = await holdUploads(page);
  await enterAsGuest(page);
  await drop(page, ['a.txt', 'b.txt', 'c.txt']);
  await expect(table(page)).toContainText(/a\.txt.*Uploading/);
  await page.getByRole('button', { name: 'Cancel b.txt' }).click();
  await expect(status(page)).toContainText('0 of 3 analyzed, 1 cancelled');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(status(page)).toHaveText('0 of 2 analyzed, 2 not sent');
  await expect(table(page)).toContainText(/a\.txt.*Not sent.*c\.txt.*Not sent/s);
  letGo();
});

test('a batch ends with the session: nothing more is sent, asked or remembered', {
  tag: '@full',
}, async ({ page }) => {
  const { letGo, names } = await holdUploads(page);
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.dismiss();
  });
  await enterAsGuest(page);
  await drop(page, ['a.txt', 'b.txt', 'c.txt']);
  await expect(table(page)).toContainText(/a\.txt.*Uploading/);
  expect(await readMemory(page)).toContain('b.txt');
  await page.getByRole('button', { name: /^Guest Mode/ }).click();
  await page.getByRole('menuitem', { name: 'End session' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End session' }).click();
  await expect(page.getByRole('button', { name: 'Continue as Guest' })).toBeVisible();
  expect(await readMemory(page)).toBeNull();
  expect(names).toEqual(['a.txt']);
  expect(questions).toEqual([]);
  letGo();
});

test('a batch of which nothing was sent is there after a look at another page, and gone when the page is loaded again', {
  tag: '@full',
}, async ({ page }) => {
  const { letGo } = await holdUploads(page);
  await enterAsGuest(page);
  const picture = { name: 'picture.gif', mimeType: 'image/gif', buffer: Buffer.from('png') };
  await choose(page, [picture, note]);
  await page.getByRole('button', { name: 'Cancel note.txt' }).click();
  await expect(status(page)).toHaveText('0 of 2 analyzed, 1 refused, 1 cancelled');
  await page.getByRole('link', { name: 'Compare Documents' }).click();
  await expect(page.getByRole('heading', { name: 'Compare Documents' })).toBeVisible();
  await page.goBack();
  await expect(status(page)).toHaveText('0 of 2 analyzed, 1 refused, 1 cancelled');
  await expect(page.getByRole('button', { name: 'Retry note.txt' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('group', { name: 'Drop zone' })).toBeVisible();
  await expect.poll(() => readMemory(page)).toBeNull();
  await expect(table(page)).toBeHidden();
  letGo();
});

test('the button of a row keeps the focus while it is canceled and sent again, and a double click is one', {
  tag: '@full',
}, async ({ page }) => {
  const { letGo } = await holdUploads(page);
  await enterAsGuest(page);
  await drop(page, ['a.txt', 'b.txt']);
  await page.getByRole('button', { name: 'Cancel b.txt' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Retry b.txt' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel b.txt' })).toBeFocused();
  await page.getByRole('button', { name: 'Cancel b.txt' }).dblclick();
  await expect(table(page)).toContainText(/b\.txt.*Cancelled/);
  await page.getByRole('button', { name: 'Cancel all' }).dblclick();
  await expect(status(page)).toHaveText('0 of 2 analyzed, 2 cancelled');
  letGo();
});

const readMemory = (page: Page) => page.evaluate(() => sessionStorage.getItem('clauselight.batch'));

/** Keeps the server from answering uploads; `names` are those of the files that were sent. */
async function holdUploads(page: Page) {
  let letGo = () => {};
  const isHeld = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const names: string[] = [];
  await page.route('**/api/documents/upload', async (route) => {
    names.push(/filename="([^"]*)"/.exec(route.request().postData() ?? '')?.[1] ?? '');
    await isHeld;
    await route.abort().catch(() => undefined);
  });
  return { letGo, names };
}

/** Drops text files of these names. */
async function drop(page: Page, names: readonly string[]) {
  const files = await page.evaluateHandle((wanted) => {
    const data = new DataTransfer();
    for (const name of wanted) {
      data.items.add(new File(['words'], name, { type: 'text/plain' }));
    }
    return data;
  }, names);
  await page
    .getByRole('group', { name: 'Drop zone' })
    .dispatchEvent('drop', { dataTransfer: files });
}
