import { errors } from '@clauselight/schema';
import { useSearchParams } from 'wouter';
import { describeFailure } from '../../lib/http.ts';
import { product } from '../../lib/product.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/error-boundary.tsx';
import { FocusHeading } from '../../ui/focus-heading.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Message, t } from './messages.ts';
import { useUnsubscribe } from './unsubscribe.ts';

const settingsLink = { settingsLink: <TextLink href="/settings" /> };

/** The target of the link in e-mails. It asks for a click, because link scanners must not unsubscribe anybody. */
export function UnsubscribePage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const { mutate, isPending, isSuccess, error } = useUnsubscribe();
  return (
    <div className="max-w-3xl">
      <title>{`${t('unsubscribe.page.title')} · ${product.name}`}</title>
      <PageHead title={t('unsubscribe.page.title')} />
      {isSuccess ? (
        <Done />
      ) : (
        <>
          <p className="max-w-[64ch]">{t('unsubscribe.page.text', { product: product.name })}</p>
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
              {isPending ? t('unsubscribe.page.unsubscribing') : t('unsubscribe.page.title')}
            </Button>
          )}
          {error && (
            <div className="mt-5">
              <Failure message={describeFailure(error, t('unsubscribe.page.failed'))} />
            </div>
          )}
          <p className="mt-8 border-t border-line pt-4 text-small text-ink-soft">
            <Message id="unsubscribe.page.settings" elements={settingsLink} />
          </p>
        </>
      )}
    </div>
  );
}

function Done() {
  return (
    <div>
      <FocusHeading className="text-title">{t('unsubscribe.done.title')}</FocusHeading>
      <p className="mt-2 max-w-[64ch]">{t('unsubscribe.done.text')}</p>
      <p className="mt-3 max-w-[64ch]">
        <Message id="unsubscribe.done.settings" elements={settingsLink} />
      </p>
    </div>
  );
}
