import { beforeEach, describe, expect, it } from 'vitest';
import { configure } from '../../../test/account.ts';
import { type StandInAnalysis, serveAnalysis } from '../../../test/analysis.ts';
import { expectAccessible, expectText } from '../../../test/checks.ts';
import {
  getSelectedWords,
  selectionCard,
  selectWords,
  waitForText,
} from '../../../test/document-text.ts';
import { answer, callsOf } from '../../../test/network.ts';
import { openAsGuest } from '../../../test/open-page.tsx';
import { buildModelPart, cap, gpt4, quoteFrom, refuseReviews, stream } from './test/ask-steps.ts';

let state: StandInAnalysis;

beforeEach(() => {
  state = serveAnalysis();
});

const open = (tab = 'overview') => openAsGuest(`${state.path}&tab=${tab}`);

describe('words selected in the document', () => {
  beforeEach(() => {
    configure({ languageModel: gpt4 });
    refuseReviews();
  });

  it('a selection is explained by the engine, and after it in the words of the model', async () => {
    const evidence = [quoteFrom(state, cap)];
    const text = { text: 'At most 3 fees.', unsupported: [{ start: 8, end: 9 }] };
    const explanation = {
      analysis: 'A clause. At most 3 fees.',
      parts: [{ title: 'What it is', text: 'A clause.', evidence: [] }],
      model: buildModelPart({
        sentences: [{ text, evidence }],
        rejected: { quotes: 1, statements: 0 },
      }),
      isFinal: true,
    };
    answer('POST /api/documents/*/analyze-selection', stream(explanation));
    open('document');
    await waitForText('SCHEDULE A');
    selectWords('shall not exceed the fees paid by the Customer');
    await selectionCard.getByRole('button', { name: 'Analyze' }).click();
    const explained = selectionCard.getByRole('region', { name: 'Analysis of the selection' });
    await expectText(explained.getByRole('heading'), ['What it is', 'In the words of GPT-4']);
    await expect.element(explained).toHaveTextContent('At most 3 (not in the document) fees.');
    await expect
      .element(explained)
      .toHaveTextContent('1 sentence was left out: its quote is not in the document.');
    const path = `/api/documents/${state.recorded.document.id}/analyze-selection`;
    expect(callsOf(`POST ${path}`)[0]?.body).toMatchObject({ useModel: true });
    await expectAccessible({ within: selectionCard });
    await explained.getByRole('link', { name: /^1, show in the document/ }).click();
    await expect.poll(getSelectedWords).toBe(cap);
  });
});
