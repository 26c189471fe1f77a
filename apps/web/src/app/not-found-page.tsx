import { DeadEndPage } from './error-page.tsx';

export function NotFoundPage() {
  return (
    <DeadEndPage title="404 Page Not Found" text="There is nothing here under this address." />
  );
}
