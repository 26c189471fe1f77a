import { expect, it } from 'vitest';
import { html } from './html.ts';

it('text inserted into markup is escaped, markup is not', () => {
  const rows = ['<b>', `"a" & 'b'`].map((words) => html`<li>${words}</li>`);
  expect(html`<ul title="${'"x'}">${rows}</ul>${html`<br>`}${3}\n`.markup).toBe(
    '<ul title="&quot;x"><li>&lt;b&gt;</li><li>&quot;a&quot; &amp; &#39;b&#39;</li></ul><br>3\n',
  );
});
