import { readFileSync } from 'node:fs';
import { changeText, sortEdits } from '@clauselight/core';
import { readDocument } from '@clauselight/reader';
import type { Analysis, Redline, SourceText } from '@clauselight/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { weights } from '../../test/weights.ts';
import { analyze } from '../pipeline.ts';
import { buildSourceText } from '../test/build-source-text.ts';
import { proposeChanges } from './propose-changes.ts';

const contract = `SERVICES AGREEMENT

This Agreement is made on 1 May 2024 between Alder Works Ltd ("Provider") and Birch Works Ltd ("Customer").

1. Services. Provider shall provide the services described in the order. Customer shall pay Provider a fee of $5,000 each month.

2. Term. This Agreement lasts two years. It shall automatically renew for successive one-year terms unless either party gives written notice at least ninety (90) days before its end.

3. Termination. Provider may terminate this Agreement immediately without notice.

4. Assignment. Customer may not assign this Agreement without the prior written consent of Provider. Provider may assign this Agreement freely.

5. Liability. In no event shall Provider be liable to Customer for any indirect or consequential damages.

6. Discretion. Provider may refuse any order in its sole and absolute discretion.

7. Law. This Agreement is governed by the laws of the State of New York.`;

describe('changes that are proposed for one side', () => {
  let source: SourceText;
  let analysis: Analysis;
  let redline: Redline;
  let changed: string;
  const side = () => analysis.sides.find(({ label }) => label.startsWith('Customer'))?.id;
  beforeAll(() => {
    source = buildSourceText(contract);
    analysis = analyze(source, { weights });
    redline = proposeChanges(source, analysis, { weights, side: side() });
    changed = changeText(source.text, sortEdits(redline.changes.flatMap(({ edits }) => edits)));
  });

  it('use the words of the document and change no more than is needed', () => {
    expect(changed).toContain('3. Termination. Provider may terminate this Agreement');
    expect(changed).toContain("on thirty (30) days' written notice");
    expect(changed).toContain(
      'Neither party may assign this Agreement without the prior written consent of the other party.',
    );
    expect(changed).not.toContain('assign this Agreement freely');
    // What is deleted behind the sentence is part of what is shown.
    const transfer = redline.changes.find(({ passage }) =>
      passage.quote.includes('Customer may not assign'),
    );
    expect(transfer?.passage.quote).toContain('Provider may assign this Agreement freely.');
    expect(changed).toContain('In no event shall either party be liable to the other party for');
    expect(changed).toContain('in its reasonable discretion');
    expect(changed).toContain(
      '1. Services. Provider shall provide the services described in the order.',
    );
  });

  it('add what is missing as numbered clauses at the end', () => {
    const added = redline.changes
      .flatMap(({ edits }) => edits)
      .filter(({ paragraph }) => paragraph !== undefined);
    expect(added.length).toBeGreaterThan(0);
    expect(added.map(({ paragraph }) => paragraph?.number)).toEqual(
      added.map((_, index) => `${8 + index}.`),
    );
  });

  it('are proven: the findings are gone or weigh less, and nothing grave is new', () => {
    const { changes, scores } = redline;
    expect(changes.length).toBeGreaterThan(4);
    const again = analyze(buildSourceText(changed), { weights });
    for (const { findingIds, effect } of changes) {
      const ruleIds = analysis.findings
        .filter(({ id }) => findingIds.includes(id))
        .map((one) => one.ruleId);
      if (effect === 'cured')
        expect(again.findings.map(({ ruleId }) => ruleId)).not.toContain(ruleIds[0]);
    }
    const own = scores.find((score) => score.side === side());
    expect(own?.before).toBe(analysis.views.find((view) => view.side === side())?.score.value);
    expect(own?.after).toBeLessThan(own?.before ?? 0);
  });

  it('leave out what the reader has settled', () => {
    const [first] = redline.changes;
    const leaveOut = new Set(first?.findingIds);
    const { changes } = proposeChanges(source, analysis, { weights, side: side(), leaveOut });
    expect(changes.flatMap(({ findingIds }) => findingIds)).not.toContain(first?.findingIds[0]);
    expect(changes.length).toBeLessThan(redline.changes.length + 1);
  });

  it('are none where a recipe cures nothing', () => {
    const recipes = [
      { for: ['RES-08'], title: 'Say please', steps: [{ do: 'extend', text: ', please' }] },
    ] as const;
    const found = analysis.findings.find(({ ruleId }) => ruleId === 'RES-08');
    expect(found).toBeDefined();
    const { changes, unproven, scores } = proposeChanges(source, analysis, {
      weights,
      side: side(),
      recipes,
    });
    expect([changes, scores, unproven]).toEqual([[], [], [found?.id]]);
  });

  it('have no scores beside an analysis of another version of the engine', () => {
    const old = { ...analysis, ruleBookVersion: '2020.1' };
    const { changes, scores } = proposeChanges(source, old, { weights, side: side() });
    expect(changes).toEqual(redline.changes);
    expect(scores).toEqual([]);
  });

  it('are the same each time', () => {
    expect(proposeChanges(source, analysis, { weights, side: side() })).toEqual(redline);
  });
});

describe('changes of every sample', () => {
  it.each(['cloud-services-agreement.docx', 'cloud-services-agreement.pdf'])(
    'stand in its words: %s',
    async (name) => {
      const bytes = readFileSync(new URL(`../../../../samples/${name}`, import.meta.url));
      const source = await readDocument(new Uint8Array(bytes), {
        format: name.endsWith('.pdf') ? 'pdf' : 'docx',
      });
      const analysis = analyze(source, { weights });
      const { changes } = proposeChanges(source, analysis, {
        weights,
        side: analysis.sides[1]?.id,
      });
      expect(changes.length).toBeGreaterThan(5);
      for (const { passage, edits } of changes) {
        expect(source.text.slice(passage.start, passage.end)).toBe(passage.quote);
        for (const edit of edits) {
          const isInside = edit.start >= passage.start && edit.end <= passage.end;
          expect(isInside).toBe(true);
        }
      }
    },
  );
});
