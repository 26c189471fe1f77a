import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from './find-structure.ts';

function listIn(text: string) {
  return findStructure({ sourceText: buildSourceText(text) }).structure;
}

const body =
  'SUPPLY AGREEMENT\n\n1. Goods\n\nThe goods are listed in Schedule A and priced as Exhibit B says.';

describe('an attachment', () => {
  it('is present when it has a heading and text', () => {
    const { attachments, clauses } = listIn(`${body}\n\nSCHEDULE A\n\nGOODS\n\nTables and chairs.`);
    expect(attachments[0]).toMatchObject({ label: 'Exhibit B', status: 'missing' });
    expect(attachments[1]).toMatchObject({
      label: 'Schedule A',
      heading: 'GOODS',
      status: 'attached',
    });
    expect(clauses.find(({ kind }) => kind === 'attachment')?.number).toBe('SCHEDULE A');
  });

  it('is missing when it is only mentioned, with its first mention', () => {
    const { attachments } = listIn(body);
    expect(attachments.map(({ label, status }) => [label, status])).toEqual([
      ['Schedule A', 'missing'],
      ['Exhibit B', 'missing'],
    ]);
    expect(attachments[0]?.evidence.quote).toBe('Schedule A');
  });

  it('is missing when a note says that it was omitted', () => {
    const { attachments } = listIn(`${body}\n\nSCHEDULE A\n\n[Intentionally omitted]`);
    expect(attachments.find(({ label }) => label === 'Schedule A')?.status).toBe('missing');
  });

  it.each([
    'It is Exhibit 10.27 of the annual report.',
    'See Exhibit C to the Merger Agreement.',
    'A statement on Schedule 13D was filed.',
  ])('does not belong to another document: %s', (words) => {
    expect(listIn(`1. Goods\n\n${words}`).attachments).toEqual([]);
  });

  it.each(['See Schedule 1.', 'See Schedule I.2.'])(
    'may have its label in another spelling: %s',
    (words) => {
      const text = `${body}\n\n2. Staff\n\n${words}\n\nSCHEDULE I\n\nSTAFF\n\nThe seller has ten people.`;
      const labels = listIn(text).attachments.map(({ label }) => label);
      expect(labels).toEqual(['Schedule A', 'Exhibit B', 'Schedule I']);
    },
  );

  it('is not a clause when a list only names it', () => {
    const text = `${body}\n\nSCHEDULE A Goods\n\nEXHIBIT B Prices\n\nSCHEDULE A\n\nTables and chairs of oak.\n\nEXHIBIT B\n\nOne hundred dollars each.`;
    expect(listIn(text).clauses.filter(({ kind }) => kind === 'attachment')).toHaveLength(2);
  });
});
