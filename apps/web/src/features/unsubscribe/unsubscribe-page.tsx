import { errors } from '@clauselight/schema';
import { useSearchParams } from 'wouter';
import { describeFailure } from '../../lib/http.ts';
import { product } from '../../lib/product.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/error-boundary.tsx';
import { FocusHeading } from '../../ui/focus-heading.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useUnsubscribe } from './unsubscribe.ts';

const fallback = 'The server could not be reached. Please try again.';

/** Where the link in a mail leads. It asks for a click: what only opens links must not switch anything off. */
export function UnsubscribePage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const { mutate, isPending, isSuccess, error } = useUnsubscribe();
  return (
    <div className="max-w-3xl">
      <title>{`Unsubscribe · ${product.name}`}</title>
      <PageHead title="Unsubscribe" />
      {isSuccess ? (
        <Done />
      ) : (
        <>
          <p className="max-w-[64ch]">
            Switch off the e-mail that {product.name} sends to this address: analysis results,
            deadlines coming up and daily digests.
          </p>
          {token === '' ? (
            <div className="mt-5">
              <Failure message={errors.invalid_unsubscribe_link.message} />
            </div>
          ) : (
            <Button
              variant="primary"
              className="mt-5"
              disabled={isPending}
              onClick={() => mutate(token)}
            >
              {isPending ? 'Unsubscribing…' : 'Unsubscribe'}
            </Button>
          )}
          {error && (
            <div className="mt-5">
              <Failure message={describeFailure(error, fallback)} />
            </div>
          )}
          <p className="mt-8 border-t border-line pt-4 text-small text-ink-soft">
            You can also choose what is sent in your <TextLink href="/settings">settings</TextLink>,
            under Notifications.
          </p>
        </>
      )}
    </div>
  );
}

function Done() {
  return (
    <div>
      <FocusHeading className="text-title">E-mail is off</FocusHeading>
      <p className="mt-2 max-w-[64ch]">
        Email Notifications and Daily Digest are switched off: no analysis results, deadlines or
        digests are sent to this address any more. What concerns the account itself, such as its
        deletion, is still told.
      </p>
      <p className="mt-3 max-w-[64ch]">
        You can switch them on again in your <TextLink href="/settings">settings</TextLink>, under
        Notifications.
      </p>
    </div>
  );
}
