import { Link } from 'wouter';
import { product } from '../lib/product.ts';
import { buttonClass } from '../ui/button.tsx';

/** What a signed-out visitor sees where somebody has to be signed in; `text` says for what. */
export function AccessDeniedPage({ text }: { text: string }) {
  return (
    <div className="py-16">
      <title>{`Access Denied · ${product.name}`}</title>
      <h1 className="text-display font-normal">Access Denied</h1>
      <p className="mt-4 mb-8 text-lead text-ink-soft">{text}</p>
      <Link href="/" className={buttonClass({ variant: 'primary' })}>
        Go to Dashboard
      </Link>
    </div>
  );
}
