import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { buildFileSpec, buildPdf, printLines } from '../testing/build-pdf.ts';
import { readPdfPages } from '../testing/read-pdf-pages.ts';

const texts = printLines(['The fee is due within thirty days.', 'Nothing else is owed.'], {
  y: 100,
});

describe('an annotation of a page', () => {
  it('that comments on words is a comment on their span, with author and date', async () => {
    const { text, comments } = await readPdfPages({
      texts,
      annotations: [
        `<</Type/Annot/Subtype/Highlight/Rect[72 688 130 702]/QuadPoints[72 702 130 702 72 688 130 688]/Contents(Too long)/T(Erika)/CreationDate(D:20240131093000+01'00')>>`,
      ],
    });
    expect(text).toBe('The fee is due within thirty days. Nothing else is owed.');
    expect(comments).toEqual([
      {
        start: 0,
        end: expect.any(Number),
        text: 'Too long',
        author: 'Erika',
        date: '2024-01-31T09:30:00+01:00',
      },
    ]);
    expect(text.slice(0, comments[0]?.end)).toBe('The fee is');
  });

  it('that is a note beside the text is a comment on the line next to it', async () => {
    const { text, comments } = await readPdfPages({
      texts,
      annotations: ['<</Type/Annot/Subtype/Text/Rect[560 676 578 694]/Contents(Agreed)>>'],
    });
    const [comment] = comments;
    expect(text.slice(comment?.start)).toMatch(/^Nothing else/);
    expect(comment?.text).toBe('Agreed');
  });

  it('that is a form field is text at the position of the field', async () => {
    const { text } = await readPdfPages({
      texts: printLines(['Name:'], { y: 100 }),
      annotations: [
        '<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/V(John Smith)/Rect[110 688 300 704]/DA(/Helv 11 Tf)/F 4>>',
      ],
    });
    expect(text).toBe('Name: John Smith');
  });

  it('that is hidden stays out', async () => {
    const { text, comments } = await readPdfPages({
      texts,
      annotations: [
        '<</Type/Annot/Subtype/FreeText/Rect[72 600 200 620]/Contents(Secret)/F 2>>',
        '<</Type/Annot/Subtype/Link/Rect[72 688 130 702]/Contents(A link)>>',
      ],
    });
    expect(text).not.toContain('Secret');
    expect(comments).toEqual([]);
  });
});

describe('files attached to a PDF', () => {
  it('are told of by name, those of the document and those of its pages', async () => {
    const page = {
      texts,
      annotations: [
        `<</Type/Annot/Subtype/FileAttachment/Rect[72 688 90 702]/FS${buildFileSpec('page.docx')}>>`,
      ],
    };
    const bytes = buildPdf({ pages: [page], attachments: ['prices.xlsx', 'offer.pdf'] });
    const source = await readDocument(bytes, { format: 'pdf' });
    expect(source.warnings).toEqual([
      {
        code: 'attachments-left-out',
        message:
          'This file holds 3 others, which were not read: prices.xlsx, offer.pdf, page.docx.',
      },
    ]);
  });
});
