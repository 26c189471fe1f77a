import { product } from '../../lib/product.ts';
import { takeFocus } from '../../ui/take-focus.ts';

/** What an unknown, an expired and a revoked link have in common: nobody learns which of them it was. */
export function ClosedLink() {
  return (
    <div className="py-10">
      <title>{`Nothing to see here · ${product.name}`}</title>
      <h1 ref={takeFocus} tabIndex={-1} className="text-display font-normal outline-none">
        Nothing to see here
      </h1>
      <p className="mt-4 max-w-[56ch] text-lead text-ink-soft">
        This link does not exist, has expired, or was taken back by whoever shared it.
      </p>
      <p className="mt-3 max-w-[56ch] text-ink-soft">
        Check that the address is complete. If it is, ask whoever sent it to you for a new one.
      </p>
    </div>
  );
}
