import { product } from '../../lib/product.ts';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AddressRow } from './address-row.tsx';
import { ConsoleLink } from './console-link.tsx';
import { Guide, type GuideStep } from './guide.tsx';
import { Message, t } from './messages.ts';
import { getRedirectAddress } from './redirect-address.ts';

function listSteps(): GuideStep[] {
  return [
    {
      title: t('sign-in-help.fix.open'),
      text: <Message id="sign-in-help.fix.openText" values={{ consoleLink: <ConsoleLink /> }} />,
    },
    {
      title: t('sign-in-help.fix.client'),
      text: t('sign-in-help.fix.clientText'),
    },
    {
      title: t('sign-in-help.fix.address'),
      text: t('sign-in-help.fix.addressText'),
    },
    { title: t('sign-in-help.fix.save'), text: t('sign-in-help.fix.saveText') },
    { title: t('sign-in-help.fix.test'), text: t('sign-in-help.fix.testText') },
  ];
}

const notes = [
  'sign-in-help.mismatch.noteTime',
  'sign-in-help.mismatch.noteMatch',
  'sign-in-help.mismatch.noteWho',
] as const;

interface UriMismatchPageProps {
  onContinueAsGuest: () => void;
}

/** What to do about a redirect address that the provider does not know. */
export function UriMismatchPage({ onContinueAsGuest }: UriMismatchPageProps) {
  return (
    <div className="max-w-3xl">
      <title>{`${t('sign-in-help.mismatch.pageTitle')} · ${product.name}`}</title>
      <PageHead title={t('sign-in-help.mismatch.title')} line={t('sign-in-help.mismatch.line')} />
      <div className="space-y-10">
        <Panel title={t('sign-in-help.mismatch.required')}>
          <AddressRow
            label={t('sign-in-help.mismatch.register')}
            address={getRedirectAddress(window.location.origin)}
          />
        </Panel>
        <Panel title={t('sign-in-help.mismatch.fix')}>
          <Guide steps={listSteps()} />
        </Panel>
        <Panel title={t('sign-in-help.mismatch.notes')}>
          <ul className="list-disc space-y-1.5 pl-5 text-ink-soft marker:text-line-strong">
            {notes.map((note) => (
              <li key={note}>{t(note)}</li>
            ))}
          </ul>
        </Panel>
        <Button variant="primary" size="large" onClick={onContinueAsGuest}>
          {t('sign-in-help.mismatch.guest')}
        </Button>
      </div>
    </div>
  );
}
