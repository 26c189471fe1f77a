import { encryptAgile } from '@clauselight/reader/testing/encrypt-office.ts';
import { errors } from '@clauselight/schema';
import { utils, write } from '@e965/xlsx';
import { expect, type Page } from '@playwright/test';
import { analyze, enterAsGuest, openTab, upload } from './steps.ts';
import { test } from './test.ts';

const clause = 'The Provider may modify this Agreement at any time without notice to the Customer.';

function buildWorkbook(): Buffer {
  const book = utils.book_new();
  const rows = [
    ['Item', 'Price', 'Due'],
    [
      'Support',
      { t: 'n', v: 1200.5, z: '"$"#,##0.00' },
      { t: 'd', v: new Date(Date.UTC(2026, 2, 1)), z: 'yyyy-mm-dd' },
    ],
  ];
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Fees');
  return write(book, { type: 'buffer', bookType: 'xlsx' });
}

const files = [
  { name: 'a.html', mimeType: 'text/html', content: `<h1>Terms</h1><p>${clause}</p>` },
  { name: 'a.md', mimeType: 'text/markdown', content: `# Terms\n\n${clause}` },
  { name: 'a.json', mimeType: 'application/json', content: JSON.stringify({ clause }) },
  {
    name: 'a.xml',
    mimeType: 'application/xml',
    content: `<?xml version="1.0"?><terms><p>${clause}</p></terms>`,
  },
  {
    name: 'a.eml',
    mimeType: 'message/rfc822',
    content: `From: a@example.com\r\nSubject: Terms\r\nMIME-Version: 1.0\r\n\r\n${clause}\r\n`,
  },
  {
    name: 'a.mhtml',
    mimeType: '',
    content: `MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="b"\r\n\r\n--b\r\nContent-Type: text/html\r\n\r\n<p>${clause}</p>\r\n--b--\r\n`,
  },
  { name: 'a.csv', mimeType: 'text/csv', content: `No.;Clause\n1;"${clause}"\n` },
];

async function openDocument(page: Page) {
  await openTab(page, 'Document');
  return page.getByRole('region', { name: 'Document text' });
}

for (const { name, mimeType, content } of files) {
  // The reader's own tests read every format; what a browser adds is the same for all.
  const tag = name === 'a.html' ? [] : '@full';
  test(`${name} is read into its words`, { tag }, async ({ page }) => {
    await analyze(page, { name, mimeType, buffer: Buffer.from(content) });
    await expect(await openDocument(page)).toContainText(clause);
  });
}

test('a workbook shows its cells as the spreadsheet does', { tag: '@full' }, async ({ page }) => {
  await analyze(page, { name: 'fees.xlsx', mimeType: '', buffer: buildWorkbook() });
  const text = await openDocument(page);
  for (const words of ['Fees', 'Support', '$1,200.50', '2026-03-01'])
    await expect(text).toContainText(words);
});

test('a file whose name says something else is read by its content, with a warning', async ({
  page,
}) => {
  const content = `<html><body><p>${clause}</p></body></html>`;
  await analyze(page, { name: 'saved.doc', mimeType: '', buffer: Buffer.from(content) });
  await expect(await openDocument(page)).toContainText(clause);
  await expect(page.getByRole('tabpanel')).toContainText('It was read as HTML.');
});

test('a workbook behind a password is reported as such', async ({ page }) => {
  const buffer = Buffer.from(encryptAgile(buildWorkbook(), { password: 'Sesame' }));
  await enterAsGuest(page);
  await upload(page, { name: 'secret.xlsx', mimeType: '', buffer });
  await expect(page.getByRole('heading', { name: 'Analysis failed' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(errors.document_encrypted.message);
});
