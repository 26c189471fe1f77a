import { describe, expect, it } from 'vitest';
import { buildFacts, buildFinding } from '../../../test/notified-person.ts';
import type { AnalysisNotice } from './find-analysis.ts';
import { createLinks } from './links.ts';
import { writeAlarm } from './write-sms.ts';

const analysisId = '0b6f1a3e-54f2-4d0c-9f3f-7a4f6f1c2b3a';
const address = 'https://light.example';
const url = `${address}/?analysis=${analysisId}`;

function write(news: Partial<AnalysisNotice>, place = address): string {
  const facts = buildFacts({
    findings: [3, 5, 4, 5].map((severity) => buildFinding(severity as 5)),
  });
  const all = { analysisId, filename: 'lease.pdf', riskScore: 8, facts, ...news };
  return writeAlarm(all, createLinks(place));
}

describe('the text message on grave findings', () => {
  it('counts those alone, names the document and leads to the analysis', () => {
    expect(write({})).toBe(`Clauselight: 2 critical, 1 high in lease.pdf. ${url}`);
  });

  it('fits into one message by cutting the name', () => {
    const text = write({ filename: `${'long '.repeat(30)}.pdf` });
    expect(text).toHaveLength(160);
    expect(text).toMatch(/ in (?:long )+l?o?n?g?\.\.\.\. https/);
    expect(text.endsWith(url)).toBe(true);
  });

  it.each(['Договор.pdf', 'lease [1].pdf', '😀.pdf', 'a|b.pdf'])(
    'leaves out the name “%s”, which would take the room of two messages',
    (filename) => {
      expect(write({ filename })).toBe(`Clauselight: 2 critical, 1 high in your document. ${url}`);
    },
  );

  it('keeps the letters that count as one character', () => {
    expect(write({ filename: 'Müñé Å.pdf' })).toContain('Müñé Å.pdf');
  });

  it('keeps the link whole where the address is long, whatever the length', () => {
    const place = `https://${'a'.repeat(60)}.example`;
    const text = write({ filename: 'agreement between them.pdf' }, place);
    expect(text).toContain('in your document.');
    expect(text.endsWith(`${place}/?analysis=${analysisId}`)).toBe(true);
  });
});
