import { CopyButton } from '../../ui/copy-button.tsx';
import { t } from './messages.ts';

interface AddressRowProps {
  label: string;
  address: string;
}

/** An address to register, to be read and copied. */
export function AddressRow({ label, address }: AddressRowProps) {
  return (
    <div className="py-2.5">
      <p className="text-small text-ink-soft">{label}</p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <code className="min-w-0 font-sans text-lead break-all">{address}</code>
        <div className="max-sm:-ml-3">
          <CopyButton text={address} label={t('sign-in-help.address.copy', { label })} />
        </div>
      </div>
    </div>
  );
}
