import { ExternalLink } from 'lucide-react';
import { t } from './messages.ts';

/** Leads to where OAuth clients are registered with the provider. */
export function ConsoleLink() {
  return (
    <a
      href="https://console.cloud.google.com/apis/credentials"
      target="_blank"
      rel="noreferrer"
      className="text-action underline underline-offset-4 hover:text-action-hover"
    >
      {t('sign-in-help.console.name')}
      <ExternalLink aria-hidden="true" size={14} className="ml-1 inline align-baseline" />
      <span className="sr-only"> {t('sign-in-help.console.newTab')}</span>
    </a>
  );
}
