import type { Page } from '@playwright/test';
import type { PlacedHighlight } from './long-document.ts';

/**
 * The design that comes to mind first, on a page of its own: the whole text in one element, a `<mark>` for every stretch
 * between the ends of highlights, all written anew when one is added or deleted.
 */
export async function preparePlainDesign(
  page: Page,
  text: string,
  highlights: readonly PlacedHighlight[],
): Promise<void> {
  await page.evaluate(
    ({ text, highlights }) => {
      document.body.innerHTML =
        '<button id="open">Open</button> <button id="add">Add</button> <button id="delete">Delete</button><div id="pane" style="height:600px;overflow:auto;white-space:pre-wrap;font:17px/1.7 serif"></div>';
      const pane = document.getElementById('pane') as HTMLElement;
      const lit = [...highlights];
      const write = () => {
        const ends = lit.flatMap(({ startOffset, endOffset }) => [
          { at: startOffset, by: 1 },
          { at: endOffset, by: -1 },
        ]);
        ends.sort((a, b) => a.at - b.at);
        const nodes: Node[] = [];
        let from = 0;
        let depth = 0;
        for (const { at, by } of [...ends, { at: text.length, by: 0 }]) {
          if (at > from) {
            const words = document.createTextNode(text.slice(from, at));
            if (depth === 0) nodes.push(words);
            else {
              const mark = document.createElement('mark');
              mark.append(words);
              nodes.push(mark);
            }
          }
          from = at;
          depth += by;
        }
        pane.replaceChildren(...nodes);
      };
      document.getElementById('add')?.addEventListener('click', () => {
        lit.push({ startOffset: 100, endOffset: 300, quote: text.slice(100, 300) });
        write();
      });
      document.getElementById('delete')?.addEventListener('click', () => {
        lit.pop();
        write();
      });
      document.getElementById('open')?.addEventListener('click', write);
    },
    { text, highlights: [...highlights] },
  );
}
