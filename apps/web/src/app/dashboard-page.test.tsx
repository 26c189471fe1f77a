import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { configure, signIn } from '../../test/account.ts';
import { expectAccessible, expectText, expectUsable, notifications } from '../../test/checks.ts';
import { serveDocuments } from '../../test/documents.ts';
import { answer, callsOf, hold } from '../../test/network.ts';
import { openAsGuest, openPage, reload } from '../../test/open-page.tsx';

const banner = page.getByRole('banner');
const auto = page.getByRole('switch', { name: 'Auto Analysis' });
const documents = page.getByRole('list', { name: 'Documents' });
const letter = new File(
  ['The Provider may change the fees at any time by posting them on its website.'],
  'letter.txt',
  { type: 'text/plain' },
);
const upload = (file: File) => page.getByLabelText('Document to upload').upload(file);

describe('a guest', () => {
  it('is told so, can sign in, and finds the tiles and the quick actions', async () => {
    openAsGuest();
    await expect
      .element(banner.getByRole('button', { name: /Guest Mode.*Data won't be saved/ }))
      .toBeVisible();
    await expect
      .element(banner.getByRole('link', { name: 'Sign In' }))
      .toHaveAttribute('href', '/auth/google/simple');
    await expect
      .element(page.getByRole('link', { name: 'Sign in with Google' }))
      .toHaveAttribute('href', '/api/auth/google');
    await expect
      .poll(() =>
        page
          .getByRole('definition')
          .elements()
          .map((tile) => tile.textContent),
      )
      .toEqual([
        '0',
        expect.stringMatching('nothing yet'),
        expect.stringMatching('nothing yet'),
        '0',
      ]);
    await expect
      .element(page.getByRole('region', { name: 'How It Works' }).getByRole('listitem'))
      .toHaveLength(3);
    const actions = page.getByRole('region', { name: 'Quick Actions' });
    await expect
      .element(actions.getByRole('link', { name: 'View Analytics' }))
      .toHaveAttribute('href', '/analytics');
    await expect
      .element(actions.getByRole('link', { name: 'Risk Reports' }))
      .toHaveAttribute('href', '/risk-reports');
    await actions.getByRole('button', { name: 'New Analysis' }).click();
    await expect.element(page.getByRole('button', { name: 'Choose a file' })).toHaveFocus();
    await expectUsable();
  });

  it('reads beside the upload where documents go, and can keep them here', async () => {
    configure({ languageModel: { label: 'GPT-4', host: 'api.openai.com', isLocal: false } });
    openAsGuest();
    const use = page.getByRole('switch', { name: 'Language Model' });
    const steps = page.getByRole('region', { name: 'How It Works' });
    await expect.element(use).toBeChecked();
    await expect
      .element(use)
      .toHaveAccessibleDescription(
        'GPT-4 reads along. Parts of your documents are sent to api.openai.com.',
      );
    await expect.element(steps).toHaveTextContent('parts of it by GPT-4 at api.openai.com');
    await use.click();
    await expect
      .element(use)
      .toHaveAccessibleDescription('GPT-4 is off: nothing of your documents is sent to it.');
    await expect
      .element(steps)
      .toHaveTextContent('It is read on this server and shown to nobody else.');
    reload();
    await expect.element(use).not.toBeChecked();
  });
});

describe('an upload', () => {
  it('without Auto Analysis waits until it is analyzed by hand', async () => {
    serveDocuments();
    openAsGuest();
    await expect.element(auto).toBeChecked();
    await auto.click();
    reload();
    await expect.element(auto).not.toBeChecked();
    await upload(letter);
    await expect.element(notifications()).toHaveTextContent('Document uploaded successfully!');
    await expect.element(notifications()).toHaveTextContent('letter.txt is ready for analysis.');
    await upload(new File([letter], 'second.txt', { type: 'text/plain' }));
    const rows = documents.getByRole('listitem');
    await expect.element(rows).toHaveLength(2);
    await expect.element(rows.first()).toHaveTextContent(/second\.txt.*76 B/);
    await expect.element(rows.nth(1)).toHaveTextContent('letter.txt');
    await expectAccessible();
    expect(callsOf('GET /api/analyses')).toHaveLength(2);
  });

  it('has a button that says that the analysis is being started', async () => {
    serveDocuments();
    openAsGuest();
    await auto.click();
    await upload(letter);
    const letGo = hold('POST /api/documents/*/analyze', { status: 500 });
    await page.getByRole('button', { name: /^Analyze / }).click();
    await expect.element(page.getByRole('button', { name: /^Analyzing\.\.\./ })).toBeDisabled();
    letGo();
    await expect.element(notifications()).toHaveTextContent('Analysis failed');
    await expect.element(notifications()).toHaveTextContent('500 Internal Server Error');
    await expect.element(documents.getByRole('button', { name: /^Analyze/ })).toBeEnabled();
  });

  it.each([
    ['the error', { status: 422, json: { error: 'Not this one.' } }, 'Not this one.'],
    ['the details', { status: 500, json: { details: 'The disk is full.' } }, 'The disk is full.'],
    ['status and status text', { status: 500 }, '500 Internal Server Error'],
  ] as const)(
    'that failed is told with %s of the answer and can be retried',
    async (_what, refusal, told) => {
      serveDocuments();
      const takeAgain = answer('POST /api/documents/upload', refusal);
      openAsGuest();
      await auto.click();
      await upload(letter);
      await expect.element(notifications()).toHaveTextContent('Upload failed');
      await expect.element(notifications()).toHaveTextContent(told);
      await expect.element(documents).toHaveTextContent(told);
      takeAgain();
      await page.getByRole('button', { name: 'Retry the upload of letter.txt' }).click();
      await expect
        .element(documents.getByRole('button', { name: 'Analyze letter.txt' }))
        .toBeVisible();
    },
  );

  it('can be cancelled while it is on its way, and sent again', async () => {
    serveDocuments();
    hold('POST /api/documents/upload', { status: 500 });
    openAsGuest();
    await auto.click();
    await upload(letter);
    await expect.element(page.getByRole('button', { name: 'Uploading...' })).toBeDisabled();
    await page.getByRole('button', { name: 'Cancel the upload of letter.txt' }).click();
    await expect.element(documents).toHaveTextContent('Upload cancelled. Nothing was kept.');
    serveDocuments();
    await page.getByRole('button', { name: 'Retry the upload of letter.txt' }).click();
    await expect
      .element(documents.getByRole('button', { name: 'Analyze letter.txt' }))
      .toBeVisible();
  });

  it.each([
    ['that is empty', new File([], 'empty.txt', { type: 'text/plain' }), 'The file is empty'],
    [
      'of a type that is not supported',
      new File(['GIF89a'], 'film.gif', { type: 'image/gif' }),
      'PDF, DOC, DOCX, TXT, XLS, XLSX, CSV, JSON, XML, or RTF files',
    ],
  ])('%s is refused before it is sent', async (_what, file, told) => {
    openAsGuest();
    await upload(file);
    await expect.element(notifications()).toHaveTextContent(told);
    expect(callsOf('POST /api/documents/upload')).toEqual([]);
  });
});

it('the list of analyses that cannot be loaded says so, and is asked for again', async () => {
  signIn();
  const listAgain = answer('GET /api/analyses', { status: 500 });
  openPage('/');
  const aside = page.getByRole('complementary');
  await expect.element(aside.getByRole('alert')).toBeVisible();
  listAgain();
  await aside.getByRole('button', { name: 'Retry' }).click();
  await expectText(aside.getByRole('alert'), []);
});
