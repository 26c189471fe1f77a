import { CopyButton } from '../../ui/copy-button.tsx';

interface AddressRowProps {
  label: string;
  address: string;
}

/** An address to register, to be read and copied. */
export function AddressRow({ label, address }: AddressRowProps) {
  return (
    <div className="border-t border-line py-3">
      <p className="text-small text-ink-soft">{label}</p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <code className="min-w-0 font-sans text-lead break-all">{address}</code>
        <CopyButton text={address} label={`Copy: ${label}`} />
      </div>
    </div>
  );
}
