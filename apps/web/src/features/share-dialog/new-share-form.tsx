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
import type { SharedAnalysis } from './shared-analysis.ts';

const terms = [
  { value: '7', title: '7 days' },
  { value: '14', title: '14 days' },
  { value: '30', title: '30 days' },
  { value: '90', title: '90 days' },
  { value: '365', title: '1 year' },
] as const;
type Days = (typeof terms)[number]['value'];
const firstTerm = terms.find(({ value }) => Number(value) === defaultShareDays) ?? terms[0];

interface NewShareFormProps {
  of: SharedAnalysis;
  /** Called with the link and the password that it asks for. */
  onCreated: (created: CreatedShare, password: string) => void;
  onClose: () => void;
}

/** What a new link is to be: how long it is open, what it asks for, what it shows. */
export function NewShareForm({ of, onCreated, onClose }: NewShareFormProps) {
  const { analysisId, sides, side } = of;
  const [days, setDays] = useState<Days>(firstTerm.value);
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
      <p>
        Whoever has the link can read these results and the whole document, without an account, and
        can change nothing. It shows neither your name and e-mail address nor any other document;
        what the file itself says of its authors stays in it.
      </p>
      <p className="mt-2 text-small text-ink-soft">
        {describeSide(sides.find(({ id }) => id === side))}
      </p>
      <div className="mt-4">
        <SelectField label="The link is open for" value={days} onChange={setDays} options={terms} />
      </div>
      <div className="mt-2">
        <SwitchField
          label="With my notes"
          description="Also shows the highlights you made, your notes and tags, and the findings you accepted. Without it, only what the analysis itself found."
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
          <Failure
            message={describeFailure(
              creation.error,
              'The server could not be reached. Please try again.',
            )}
          />
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" variant="primary" aria-disabled={creation.isPending}>
          {creation.isPending ? 'Creating…' : 'Create link'}
        </Button>
        <Button onClick={onClose}>Close</Button>
      </div>
    </form>
  );
}

function describeSide(side: Side | undefined): string {
  const change = 'To change that, close this and choose a side above the results.';
  return side === undefined
    ? 'The results are shown without taking a side.'
    : `The results are shown for ${side.label}, as you see them now. ${change}`;
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
      {/* One that was made here has to be read: the field begins anew with its letters shown. */}
      <PasswordField
        key={generated}
        isShownAtFirst={generated > 0}
        label="Password (optional)"
        autoComplete="off"
        maxLength={maxSharePassword}
        value={password}
        onValueChange={onChange}
        problem={
          isTooShort
            ? `A password has at least ${minSharePassword} characters. Leave it empty for none.`
            : undefined
        }
      />
      <Button size="small" onClick={generate}>
        Generate a password
      </Button>
    </div>
  );
}
