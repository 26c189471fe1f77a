import { product } from '../../lib/product.ts';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AddressRow } from './address-row.tsx';
import { ConsoleLink } from './console-link.tsx';
import { Guide, type GuideStep } from './guide.tsx';
import { getRedirectAddress } from './redirect-address.ts';

const steps: readonly GuideStep[] = [
  {
    title: 'Open the provider console',
    text: (
      <>
        Go to the <ConsoleLink />, choose the project of this site and open APIs &amp; Services,
        Credentials.
      </>
    ),
  },
  {
    title: 'Find the OAuth client',
    text: 'Under OAuth 2.0 Client IDs, open the client that this site uses.',
  },
  {
    title: 'Add the redirect address',
    text: 'Under Authorized redirect URIs, add the address above, exactly as it stands there.',
  },
  { title: 'Save', text: 'Save the client. Addresses that are there already may stay.' },
  { title: 'Test again', text: 'Wait a few minutes, then sign in again.' },
];

const notes = [
  'Changes take about 2-5 minutes to propagate.',
  'The address has to match in every character: scheme, host, port and path, with no slash at the end.',
  'Only those who run this site can change the client. As a guest you have every feature meanwhile.',
] as const;

interface UriMismatchPageProps {
  onContinueAsGuest: () => void;
}

/** What to do about a redirect address that the provider does not know. */
export function UriMismatchPage({ onContinueAsGuest }: UriMismatchPageProps) {
  return (
    <div className="max-w-3xl">
      <title>{`Sign-in help · ${product.name}`}</title>
      <PageHead
        title="Error 400: redirect_uri_mismatch"
        line="Google refused the sign-in because the address it should return to is not registered for this site."
      />
      <div className="space-y-10">
        <Panel title="Required redirect address">
          <AddressRow
            label="Redirect address to register"
            address={getRedirectAddress(window.location.origin)}
          />
        </Panel>
        <Panel title="How to fix it">
          <Guide steps={steps} />
        </Panel>
        <Panel title="Notes">
          <ul className="list-disc space-y-1.5 pl-5 text-ink-soft marker:text-line-strong">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Panel>
        <Button variant="primary" size="large" onClick={onContinueAsGuest}>
          Continue as Guest
        </Button>
      </div>
    </div>
  );
}
