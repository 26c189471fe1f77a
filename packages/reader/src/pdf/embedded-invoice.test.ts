import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { buildPdf, printLines } from '../testing/build-pdf.ts';
import { checkSourceText } from '../testing/check-source-text.ts';

const data =
  '<?xml version="1.0" encoding="UTF-8"?><rsm:CrossIndustryInvoice xmlns:rsm="urn:un"><rsm:ExchangedDocument><ram:ID xmlns:ram="urn:ram">RE-17</ram:ID><ram:TypeCode xmlns:ram="urn:ram">380</ram:TypeCode></rsm:ExchangedDocument></rsm:CrossIndustryInvoice>';
const page = printLines(['Invoice RE-17', 'Total EUR 238.00']);

function read(attachments: Parameters<typeof buildPdf>[0]['attachments'], maxTextLength?: number) {
  const bytes = buildPdf({ pages: [page], ...(attachments && { attachments }) });
  return readDocument(bytes, {
    format: 'pdf',
    ...(maxTextLength !== undefined && { limits: { maxTextLength } }),
  });
}

describe('the data of an invoice inside its PDF', () => {
  it('follow the pages under a heading, with their place', async () => {
    const source = await read([{ name: 'factur-x.xml', words: data }]);
    checkSourceText(source);
    const [embedded] = source.embedded ?? [];
    expect(embedded).toMatchObject({ name: 'factur-x.xml', format: 'xml' });
    expect(source.text).toContain('\nInvoice data inside the PDF: factur-x.xml\n');
    const values = source.text.slice(embedded?.start, embedded?.end);
    expect(values).toMatch(/^CrossIndustryInvoice\n[\s\S]*ID: RE-17[\s\S]*TypeCode: 380$/);
  });

  it('are on no page, and are no longer warned of', async () => {
    const source = await read([{ name: 'factur-x.xml', words: data }]);
    expect(source.pages).toHaveLength(1);
    expect(source.pages[0]?.end).toBeLessThanOrEqual(source.embedded?.[0]?.start ?? 0);
    expect(source.warnings).toEqual([]);
  });

  it('are found by what they hold, a usual name first', async () => {
    const other = data.replace('RE-17', 'RE-18');
    const source = await read([
      { name: 'a.xml', words: other },
      { name: 'ZUGFeRD-invoice.xml', words: data },
    ]);
    expect(source.embedded?.[0]?.name).toBe('ZUGFeRD-invoice.xml');
    expect(source.warnings[0]?.message).toContain('a.xml');
    expect((await read([{ name: 'a.xml', words: other }])).text).toContain('ID: RE-18');
  });

  it.each([
    ['another kind of XML', { name: 'notes.xml', words: '<notes><note>Invoice</note></notes>' }],
    ['words that only look like it', { name: 'factur-x.xml', words: '<Invoice' }],
    ['no XML', { name: 'factur-x.xml', words: 'Invoice 17' }],
    ['another format', { name: 'invoice.txt', words: data }],
    ['nothing but a name', 'factur-x.xml'],
  ])('are not read where the file holds %s', async (_, file) => {
    const source = await read([file]);
    checkSourceText(source);
    expect(source.embedded).toBeUndefined();
    expect(source.warnings.map(({ code }) => code)).toEqual(['attachments-left-out']);
  });

  it('are named by no part where they were cut off', async () => {
    const source = await read([{ name: 'factur-x.xml', words: data }], 110);
    expect(source.embedded).toBeUndefined();
    expect(source.text).toContain('Total EUR 238.00');
  });
});
