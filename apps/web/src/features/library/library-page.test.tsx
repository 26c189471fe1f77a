import type { Document } from '@clauselight/schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  expectAccessible,
  expectCount,
  expectHidden,
  expectUsable,
  notifications,
  readTexts,
} from '../../../test/checks.ts';
import { answer, callsOf } from '../../../test/network.ts';
import { downloads, openAsGuest, reload } from '../../../test/open-page.tsx';
import { servePortfolio } from '../../../test/portfolio.ts';

const names = page.getByRole('rowheader');
const search = page.getByLabelText('Search', { exact: true });
const bar = page.getByRole('region', { name: 'Selected documents' });

let documents: Document[];

/** Five analyzed documents, and one that was uploaded only. */
function serveLibrary(): void {
  const { insights } = servePortfolio();
  documents = insights.map(({ documentId, analysisId, filename }, index) => ({
    id: documentId,
    filename,
    fileSize: 2048,
    fileType: 'text/plain',
    format: 'txt',
    uploadedAt: `2026-11-${20 - index}T10:00:00Z`,
    tags: [],
    latestAnalysis: { id: analysisId, status: 'completed' },
  }));
  documents.push({
    id: crypto.randomUUID(),
    filename: 'scan.pdf',
    fileSize: 4096,
    fileType: 'application/pdf',
    format: 'pdf',
    uploadedAt: '2026-11-01T10:00:00Z',
    tags: ['old'],
  });
  answer('GET /api/documents', () => ({ json: documents }));
  answer('GET /api/documents/search', { json: { documents: [], isCut: false } });
  answer('PUT /api/documents/*/tags', ({ path, body }) => {
    const id = path.split('/').at(-2);
    const { tags } = body as { tags: string[] };
    documents = documents.map((one) => (one.id === id ? { ...one, tags } : one));
    return { json: documents.find((one) => one.id === id) };
  });
  answer('DELETE /api/documents/*', ({ path }) => {
    documents = documents.filter(({ id }) => !path.endsWith(id));
    return { status: 204 };
  });
}

/** The box that chooses a document. */
const choose = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });

it('an empty library says so and leads to the upload', async () => {
  openAsGuest('/documents');
  await expect.element(page.getByRole('heading', { name: 'No documents yet' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Upload a document' }).click();
  await expect.poll(() => location.pathname).toBe('/');
});

it('a library that cannot be loaded says so, and is tried again', async () => {
  const loadAgain = answer('GET /api/documents', { status: 500 });
  openAsGuest('/documents');
  await expect.element(page.getByRole('alert')).toHaveTextContent('500');
  loadAgain();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByRole('heading', { name: 'No documents yet' })).toBeVisible();
});

describe('the library', () => {
  beforeEach(serveLibrary);

  it('is reached from the recent analyses, and lists every document with what is known of it', async () => {
    openAsGuest('/');
    await page.getByRole('link', { name: 'All documents' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
    await expectCount(names, 6);
    const row = page.getByRole('row', { name: /scan\.pdf/ });
    await expect.element(row).toHaveTextContent('Not analyzed yet');
    const [first] = documents;
    const link = page.getByRole('link', { name: first?.filename ?? '', exact: true });
    await expect
      .element(link.first())
      .toHaveAttribute('href', `/?analysis=${first?.latestAnalysis?.id}`);
    await expect.element(page.getByText(/^0 of \d+ reviewed$/).first()).toBeVisible();
  });

  it('can be used by everybody at every width', async () => {
    openAsGuest('/documents');
    await choose('scan.pdf').click();
    await expect.element(bar).toBeVisible();
    await expectUsable();
  });

  it('finds a document by the words of its text, with the passage that leads there', async () => {
    const [first] = documents;
    const text = 'The deposit is paid back.';
    answer('GET /api/documents/search', ({ query }) => ({
      json: {
        documents:
          query.get('q') === 'deposit'
            ? [
                {
                  documentId: first?.id,
                  passages: [{ start: 100, end: 125, text, hits: [{ start: 104, end: 111 }] }],
                },
              ]
            : [],
        isCut: false,
      },
    }));
    openAsGuest('/documents');
    await search.fill('deposit');
    await expectCount(names, 1);
    const passage = page.getByRole('link', { name: text });
    await expect
      .element(passage)
      .toHaveAttribute('href', `/?analysis=${first?.latestAnalysis?.id}&tab=document&at=104-111`);
    expect(passage.element().querySelector('mark')?.textContent).toBe('deposit');
    await expect.element(page.getByText(/^One document has not been analyzed/)).toBeVisible();
    await expectAccessible();
    reload();
    await expect.element(search).toHaveValue('deposit');
    await expectCount(names, 1);
    await search.fill('scan old');
    await expectCount(names, 1);
    await search.fill('nothing at all');
    await page.getByRole('button', { name: 'Show all' }).click();
    await expectCount(names, 6);
  });

  it('says when the texts could not be searched, and finds names all the same', async () => {
    const searchAgain = answer('GET /api/documents/search', { status: 503 });
    openAsGuest('/documents?q=scan');
    await expect.element(page.getByRole('alert')).toHaveTextContent('503');
    await expectCount(names, 1);
    searchAgain();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expectHidden(page.getByRole('alert'));
  });

  it('is ordered by its columns and narrowed by state, which the address keeps', async () => {
    openAsGuest('/documents');
    await expectCount(names, 6);
    await page.getByRole('button', { name: 'Document', exact: true }).click();
    const sorted = documents.map(({ filename }) => filename).toSorted((a, b) => a.localeCompare(b));
    const first = () => readTexts(names)[0] ?? '';
    await expect.poll(first).toContain(sorted[0]);
    await page.getByRole('button', { name: 'Document', exact: true }).click();
    await expect.poll(first).toContain(sorted.at(-1));
    await page.getByLabelText('State').selectOptions('Not analyzed yet (1)');
    await expectCount(names, 1);
    reload();
    await expectCount(names, 1);
    expect(location.search).toBe('?sort=-document&state=new');
  });

  it('has the columns that were chosen, also after a reload', async () => {
    openAsGuest('/documents');
    const parties = page.getByRole('columnheader', { name: 'Parties' });
    await expect.element(parties).toBeVisible();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Parties' }).click();
    await expectHidden(parties);
    reload();
    await expect.element(page.getByRole('columnheader', { name: 'Review' })).toBeVisible();
    await expectHidden(parties);
  });

  it('tags several documents at once, by keys, and narrows down to a tag', async () => {
    const [first, second] = documents.map(({ filename }) => filename);
    openAsGuest('/documents');
    await choose(first ?? '').click();
    choose(second ?? '')
      .element()
      .focus();
    await userEvent.keyboard(' ');
    await expect.element(bar).toHaveTextContent('2 documents selected');
    await bar.getByRole('button', { name: 'Tags' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tags of 2 documents' });
    await expect.element(dialog).toBeVisible();
    await expectAccessible({ within: dialog });
    await dialog.getByRole('button', { name: 'Add old' }).click();
    await dialog.getByLabelText(/^Tags \(optional/).fill('Flat');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => documents.slice(0, 3).map(({ tags }) => tags))
      .toEqual([['old', 'Flat'], ['old', 'Flat'], []]);
    await page.getByRole('button', { name: 'Flat', exact: true }).first().click();
    await expectCount(names, 2);
  });

  it('compares two documents, and saves the chosen ones as a table', async () => {
    const [first, second] = documents;
    openAsGuest('/documents');
    await choose(first?.filename ?? '').click();
    await expectCount(bar.getByRole('link', { name: 'Compare' }), 0);
    await choose(second?.filename ?? '').click();
    await expect
      .element(bar.getByRole('link', { name: 'Compare' }))
      .toHaveAttribute(
        'href',
        `/compare?before=${second?.latestAnalysis?.id}&after=${first?.latestAnalysis?.id}`,
      );
    await bar.getByRole('button', { name: 'Export table' }).click();
    await expect.poll(() => downloads.length).toBe(1);
    const lines = (await (await downloads[0]?.content)?.text())?.trim().split('\r\n');
    expect(lines).toHaveLength(3);
  });

  it('deletes the chosen documents once that is confirmed, and says what stayed', async () => {
    const [first, second] = documents;
    answer(`DELETE /api/documents/${second?.id}`, {
      status: 503,
      json: { error: 'The server is busy.', code: 'busy' },
    });
    openAsGuest('/documents');
    await choose(first?.filename ?? '').click();
    await choose(second?.filename ?? '').click();
    await bar.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete 2 documents?' });
    await question.getByRole('button', { name: 'Keep' }).click();
    expect(callsOf(`DELETE /api/documents/${first?.id}`)).toEqual([]);
    await bar.getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Delete 2 documents' }).click();
    await expectCount(names, 5);
    await expect
      .element(notifications().getByText('One document was not deleted', { exact: true }))
      .toBeVisible();
    await expect.element(bar).toHaveTextContent('1 document selected');
  });

  it('analyzes the chosen documents, and shows when one has been analyzed', async () => {
    const scan = documents.at(-1);
    const { insights } = servePortfolio();
    const id = crypto.randomUUID();
    const setStatus = (status: 'queued' | 'completed') => {
      documents = documents.map((one) =>
        one.id === scan?.id ? { ...one, latestAnalysis: { id, status } } : one,
      );
    };
    answer(`POST /api/documents/${scan?.id}/analyze`, () => {
      setStatus('queued');
      return {
        status: 202,
        json: {
          id,
          documentId: scan?.id,
          filename: 'scan.pdf',
          status: 'queued',
          requestedAt: '2026-11-21T10:00:00Z',
          riskFlags: [],
          findingStates: [],
        },
      };
    });
    openAsGuest('/documents');
    await choose('scan.pdf').click();
    await bar.getByRole('button', { name: 'Analyze' }).click();
    const row = page.getByRole('row', { name: /scan\.pdf/ });
    await expect.element(row).toHaveTextContent('Being analyzed');
    const [some] = insights;
    if (some) {
      insights.push({ ...some, documentId: scan?.id ?? '', analysisId: id, kindLabel: 'Sublease' });
    }
    setStatus('completed');
    await expect.element(row).toHaveTextContent('Sublease');
  });
});
