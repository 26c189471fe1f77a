import { Link } from 'wouter';
import { product } from '../lib/product.ts';
import { buttonClass } from '../ui/button.tsx';

export function NotFoundPage() {
  return (
    <div className="py-16">
      <title>{`404 Page Not Found · ${product.name}`}</title>
      <h1 className="text-display font-normal">404 Page Not Found</h1>
      <p className="mt-4 mb-8 text-lead text-ink-soft">There is nothing here under this address.</p>
      <Link href="/" className={buttonClass({ variant: 'primary' })}>
        Go to Dashboard
      </Link>
    </div>
  );
}
