import {
  type CreatedShare,
  defaultShareDays,
  maxSharePassword,
  minSharePassword,
  type Side,
} from '@clauselight/schema';
import { type FormEvent, useState } from 'react';
import { describeFailure } from '../../lib/http.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/error-boundary.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SwitchField } from '../../ui/switch.tsx';
import { useCreateShare } from './create-share.ts';
import { generatePassword } from './generate-password.ts';
import { t } from './messages.ts';
import type { SharedAnalysis } from './shared-analysis.ts';

const terms = ['7', '14', '30', '90', '365'] as const;
type Days = (typeof terms)[number];
const firstTerm = terms.find((days) => Number(days) === defaultShareDays) ?? terms[0];

interface NewShareFormProps {
  of: SharedAnalysis;
  /** Called with the link and its password. */
  onCreated: (created: CreatedShare, password: string) => void;
  onClose: () => void;
}

/** The options of a new link: term, notes and password. */
export function NewShareForm({ of, onCreated, onClose }: NewShareFormProps) {
  const { analysisId, sides, side } = of;
  const [days, setDays] = useState<Days>(firstTerm);
  const [withNotes, setWithNotes] = useState(false);
  const [password, setPassword] = useState('');
  const [isTooShort, setIsTooShort] = useState(false);
  const creation = useCreateShare(analysisId);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (creation.isPending) return;
    if (password !== '' && password.length < minSharePassword) {
      setIsTooShort(true);
      return;
    }
    const given = {
      days: Number(days),
      withNotes,
      ...(password !== '' && { password }),
      ...(side !== undefined && { side }),
    };
    creation.mutate(given, { onSuccess: (created) => onCreated(created, password) });
  }

  return (
    <form noValidate className="mt-3" onSubmit={submit}>
      <p>{t('share-dialog.form.intro')}</p>
      <p className="mt-2 text-small text-ink-soft">
        {describeSide(sides.find(({ id }) => id === side))}
      </p>
      <div className="mt-4">
        <SelectField
          label={t('share-dialog.form.term')}
          value={days}
          onChange={setDays}
          options={listTerms()}
        />
      </div>
      <div className="mt-2">
        <SwitchField
          label={t('share-dialog.form.notes')}
          description={t('share-dialog.form.notesText')}
          isOn={withNotes}
          onSwitch={setWithNotes}
        />
      </div>
      <PasswordChoice
        password={password}
        isTooShort={isTooShort}
        onChange={(value) => {
          setPassword(value);
          setIsTooShort(false);
        }}
      />
      {creation.error && (
        <div className="mt-2">
          <Failure message={describeFailure(creation.error, t('share-dialog.form.failed'))} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" variant="primary" aria-disabled={creation.isPending}>
          {creation.isPending ? t('share-dialog.form.creating') : t('share-dialog.form.create')}
        </Button>
        <Button onClick={onClose}>{t('share-dialog.form.close')}</Button>
      </div>
    </form>
  );
}

function listTerms(): { value: Days; title: string }[] {
  return terms.map((value) => ({
    value,
    title:
      value === '365'
        ? t('share-dialog.form.year')
        : t('share-dialog.form.days', { days: Number(value) }),
  }));
}

function describeSide(side: Side | undefined): string {
  if (side === undefined) return t('share-dialog.form.noSide');
  return t('share-dialog.form.side', { side: side.label });
}

interface PasswordChoiceProps {
  password: string;
  isTooShort: boolean;
  onChange: (password: string) => void;
}

function PasswordChoice({ password, isTooShort, onChange }: PasswordChoiceProps) {
  const [generated, setGenerated] = useState(0);

  function generate() {
    onChange(generatePassword());
    setGenerated(generated + 1);
  }

  return (
    <div className="mt-2">
      {/* A generated password must be readable: a new key resets the field with its letters shown. */}
      <PasswordField
        key={generated}
        isShownAtFirst={generated > 0}
        label={t('share-dialog.form.password')}
        autoComplete="off"
        maxLength={maxSharePassword}
        value={password}
        onValueChange={onChange}
        problem={
          isTooShort ? t('share-dialog.form.tooShort', { least: minSharePassword }) : undefined
        }
      />
      <Button size="small" onClick={generate}>
        {t('share-dialog.form.generate')}
      </Button>
    </div>
  );
}
