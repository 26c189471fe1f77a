import { LitPageMark } from './lit-page-mark.tsx';

/** The mark with a name beside it and a line below. */
export function BrandLine({ name, line }: { name: string; line: string }) {
  return (
    <span className="flex items-center gap-2.5">
      <LitPageMark size={30} />
      <span className="min-w-0">
        <span className="block font-serif text-title leading-6 font-semibold tracking-tight">
          {name}
        </span>
        <span className="block text-micro leading-4 text-ink-soft">{line}</span>
      </span>
    </span>
  );
}
