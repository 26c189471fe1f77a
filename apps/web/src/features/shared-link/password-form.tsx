import { errors, maxSharePassword } from '@clauselight/schema';
import { type FormEvent, useRef, useState } from 'react';
import { product } from '../../lib/product.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { describeRefusal } from './describe-refusal.ts';
import { t } from './messages.ts';
import { useUnlockShare } from './unlock-share.ts';

/** Asks for the password of a link; the page knows nothing of the document before. */
export function PasswordForm({ token }: { token: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const unlock = useUnlockShare(token);

  function change(value: string) {
    setPassword(value);
    setIsEmpty(false);
    unlock.reset();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (unlock.isPending) return;
    if (password === '') setIsEmpty(true);
    else unlock.mutate(password, { onError: () => focusField(form.current) });
  }

  return (
    <div className="max-w-md py-10">
      <title>{`${t('shared-link.password.pageTitle')} · ${product.name}`}</title>
      <h1 className="text-head">{t('shared-link.password.title')}</h1>
      <p className="mt-2 mb-6 text-ink-soft">{errors.share_password_required.message}</p>
      <form noValidate ref={form} onSubmit={submit}>
        <PasswordField
          label={t('shared-link.password.label')}
          autoComplete="off"
          ref={takeFocus}
          maxLength={maxSharePassword}
          value={password}
          onValueChange={change}
          problem={isEmpty ? t('shared-link.password.missing') : describeRefusal(unlock.error)}
        />
        <Button type="submit" variant="primary" className="mt-2" aria-disabled={unlock.isPending}>
          {unlock.isPending ? t('shared-link.password.opening') : t('shared-link.password.open')}
        </Button>
      </form>
    </div>
  );
}

function focusField(form: HTMLFormElement | null): void {
  form?.querySelector('input')?.focus();
}
