import { DeadEndPage } from './error-page.tsx';
import { t } from './messages.ts';

export function NotFoundPage() {
  return <DeadEndPage title={t('app.notFound.title')} text={t('app.notFound.text')} />;
}
