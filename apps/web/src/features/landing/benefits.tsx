import type { ServerFacts } from '@clauselight/schema';
import { useServerFacts } from '../../lib/api/get-server.ts';
import { formatCount } from '../../lib/format.ts';
import { product } from '../../lib/product.ts';

const benefits = [
  'Every finding quotes the exact words it rests on, and one click shows them in the document.',
  'The score can be recomputed by hand: its parts and its formula are on the page.',
  'The same document gets the same score every time, until the rules themselves change.',
  'It says what it looked for and did not find, not only what it found.',
] as const;

export function Benefits() {
  const { data: server } = useServerFacts();
  const limit = server ? `, at the latest after ${formatCount(server.guestHours, 'hour')}` : '';
  const last = `A guest leaves nothing behind on this server: documents and analyses go with the session${limit}.`;
  return (
    <section
      aria-labelledby="why"
      className="grid grid-cols-1 gap-x-16 gap-y-5 lg:grid-cols-[1fr_2.2fr]"
    >
      <h2 id="why" className="text-head">
        Why Choose {product.name}
      </h2>
      <ol className="grid grid-cols-1 gap-x-10 sm:grid-cols-2">
        {[...benefits, describePrivacy(server?.languageModel), last].map((benefit, index) => (
          <li key={benefit} className="flex gap-4 border-t border-line py-4">
            <span aria-hidden="true" className="font-serif text-lead text-ink-soft">
              {index + 1}
            </span>
            <p>{benefit}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What becomes of documents: the promise covers this server, and says who else reads. */
function describePrivacy(model: ServerFacts['languageModel']): string {
  if (!model || model.isLocal) return 'Your documents are never used to train anything.';
  return `This server trains nothing with your documents. Parts of them are sent to ${model.host} for ${model.label} to read, unless you switch that off.`;
}
