import type { Finding, FindingState } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { listTexts } from '../list-texts.ts';
import { renderPdf } from '../pdf/render-pdf.ts';
import { buildAnalysis, buildFinding, buildReportInput } from '../test/build-report-input.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { composeAnalysisReport } from './compose-analysis-report.ts';

const severities = [5, 4, 3, 2, 1] as const;

/** As many findings as a careless contract of two pages has. */
const findings: readonly Finding[] = Array.from({ length: 33 }, (_, index) =>
  buildFinding({
    id: `f${index}`,
    title: `The customer bears risk number ${index}`,
    severity: severities[index % 5] ?? 3,
    why: 'What has been paid stays paid, whatever happens to the service and whoever is to blame for it.',
    request: 'Ask for a refund of what was paid in advance',
    mitigation:
      'Ask for a refund of what was not used, within thirty days of the end of the agreement.',
    wording: 'Fees paid in advance are refunded for the time after the end of this agreement.',
  }),
);

function compose(isShort: boolean, states: readonly FindingState[] = []) {
  const analysis = buildAnalysis({ findings: [...findings] });
  return composeAnalysisReport(buildReportInput({ analysis, states, isShort }));
}

/** The pages that a section adds to a report. */
async function countPages(isShort: boolean): Promise<number> {
  const content = compose(isShort);
  const sections = content.sections.filter(({ title }) => title === 'Findings');
  const [whole, without] = await Promise.all(
    [sections, []].map(async (some) => {
      const pdf = await renderPdf({ ...content, sections: some });
      return (await readPdf(pdf)).pageCount;
    }),
  );
  return (whole ?? 0) - (without ?? 0);
}

describe('the short form of a report', () => {
  it('has at most four pages of findings for a contract of two pages, and the long form more', async () => {
    expect(await countPages(true)).toBeLessThanOrEqual(4);
    expect(await countPages(false)).toBeGreaterThan(4);
  });

  it('names every finding with what to ask for, and leaves out wording to propose', () => {
    const texts = listTexts(compose(true)).join('\n');
    for (const { title } of findings) expect(texts).toContain(title);
    expect(texts.match(/Ask for a refund of what was paid in advance/g)).toHaveLength(33);
    expect(texts).not.toContain('Fees paid in advance are refunded');
    expect(texts).toContain('“must pay all fees”'.slice(1, -1));
  });

  it('says that it is short and what the long form adds', () => {
    expect(listTexts(compose(true)).join('\n')).toContain('This is the short form of the report.');
    expect(listTexts(compose(false)).join('\n')).not.toContain('short form');
  });

  it('has what was set aside in a table, with decision and note', () => {
    const changedAt = '2026-11-20T12:00:00Z';
    const content = compose(true, [
      { findingId: 'f0', state: 'accepted', note: 'We can live with it', changedAt },
      { findingId: 'f1', state: 'negotiate', changedAt },
    ]);
    const section = content.sections.find(({ title }) => title === 'Findings');
    const groups = section?.blocks.flatMap((block) => (block.kind === 'group' ? block.title : []));
    expect(groups?.at(-1)).toBe('Not counted (1)');
    const texts = listTexts(content);
    expect(texts).toContain('We can live with it');
    expect(texts).toContain('To negotiate.');
  });
});
