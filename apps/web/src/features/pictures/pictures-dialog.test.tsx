import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectUsable, notifications } from '../../../test/checks.ts';
import { serveDocuments } from '../../../test/documents.ts';
import { callsOf } from '../../../test/network.ts';
import { openAsGuest } from '../../../test/open-page.tsx';

const dialog = page.getByRole('dialog', { name: 'Pages of a document' });
const rows = dialog.getByRole('listitem');

/** A picture of one color, so that its pages can be told apart. */
async function draw(name: string, color: string, width = 300, height = 400): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('nothing can be drawn');
  context.fillStyle = color;
  context.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}

async function choose(...files: File[]): Promise<void> {
  serveDocuments();
  openAsGuest();
  await page.getByRole('switch', { name: 'Auto Analysis' }).click();
  await page.getByLabelText('Document to upload').upload(files);
}

function listSent(): File[] {
  return callsOf('POST /api/documents/upload').map(
    ({ body }) => (body as FormData).get('document') as File,
  );
}

describe('pictures that are chosen', () => {
  it('become the pages of one document, in an order that can be changed', async () => {
    await choose(await draw('one.png', 'red'), await draw('two.png', 'blue', 400, 200));
    await expect.element(rows).toHaveLength(2);
    await expect.element(rows.nth(0)).toHaveTextContent('Page 1one.png');
    await expectUsable();
    await dialog.getByRole('button', { name: 'Move page 2 up' }).click();
    await expect.element(rows.nth(0)).toHaveTextContent('Page 1two.png');
    await dialog.getByLabelText('Name of the document').fill('Lease of the flat');
    await dialog.getByRole('button', { name: 'Read as one document' }).click();
    await expect.element(notifications()).toHaveTextContent('Lease of the flat.pdf');
    await expect.element(dialog).not.toBeInTheDocument();
    const [sent, ...others] = listSent();
    expect(others).toEqual([]);
    expect(sent).toMatchObject({ name: 'Lease of the flat.pdf', type: 'application/pdf' });
    const text = new TextDecoder('latin1').decode(await sent?.arrayBuffer());
    expect(text.match(/\/MediaBox\[[^\]]*\]/g)).toEqual([
      '/MediaBox[0 0 792 396]',
      '/MediaBox[0 0 594 792]',
    ]);
  });

  it('can be taken out, added to, and given up', async () => {
    await choose(await draw('one.png', 'red'));
    await expect.element(dialog.getByLabelText('Name of the document')).toHaveValue('one');
    await dialog.getByLabelText('Pictures to add').upload(await draw('two.png', 'blue'));
    await expect.element(rows).toHaveLength(2);
    await dialog.getByRole('button', { name: 'Remove page 1' }).click();
    await expect.element(rows).toHaveLength(1);
    await expect.element(rows.nth(0)).toHaveTextContent('two.png');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(listSent()).toEqual([]);
  });

  it('are not sent where the dialog is closed while they are prepared', async () => {
    const { toBlob } = HTMLCanvasElement.prototype;
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    HTMLCanvasElement.prototype.toBlob = function (...args) {
      void held.then(() => toBlob.apply(this, args));
    };
    await choose(await draw('one.png', 'red'));
    await dialog.getByRole('button', { name: 'Read this page' }).click();
    await expect.element(dialog.getByRole('status')).toHaveTextContent('Preparing the pages');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    go();
    HTMLCanvasElement.prototype.toBlob = toBlob;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(listSent()).toEqual([]);
  });

  it('that the browser cannot open are named, and nothing is sent', async () => {
    const broken = new File(['no picture'], 'IMG_1.heic', { type: 'image/heic' });
    await choose(await draw('one.png', 'red'), broken);
    await expect.element(rows.nth(1)).toHaveTextContent('Not opened');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Read as one document' }).click();
    await expect
      .element(dialog.getByRole('status'))
      .toHaveTextContent('IMG_1.heic cannot be opened in this browser.');
    expect(listSent()).toEqual([]);
    await dialog.getByRole('button', { name: 'Remove page 2' }).click();
    await dialog.getByRole('button', { name: 'Read this page' }).click();
    await expect.element(notifications()).toHaveTextContent('one.pdf');
  });

  it('are separate documents where the reader says so', async () => {
    await choose(await draw('one.png', 'red'), await draw('two.png', 'blue'));
    await dialog.getByRole('button', { name: 'Read as 2 documents' }).click();
    await expect.poll(() => listSent().map(({ name }) => name)).toEqual(['one.pdf', 'two.pdf']);
  });
});
