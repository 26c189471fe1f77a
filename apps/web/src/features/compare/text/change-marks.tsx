import type { PassageChange } from '@clauselight/schema';
import {
  ArrowUpDown,
  CornerDownRight,
  Hash,
  type LucideIcon,
  Minus,
  Pencil,
  Pilcrow,
  Plus,
} from 'lucide-react';
import { cx } from '../../../ui/cx.ts';
import { toneInk } from '../../../ui/tone.tsx';
import { type ChangeName, nameChanges } from './passage-kinds.ts';

const looks = {
  Changed: { Icon: Pencil, ink: toneInk('medium') },
  Added: { Icon: Plus, ink: toneInk('good') },
  Removed: { Icon: Minus, ink: toneInk('critical') },
  Moved: { Icon: ArrowUpDown, ink: toneInk('low') },
  Renumbered: { Icon: Hash, ink: toneInk('info') },
  'Paragraph divided': { Icon: Pilcrow, ink: toneInk('info') },
  'Paragraphs joined': { Icon: Pilcrow, ink: toneInk('info') },
  'Reference leads elsewhere': { Icon: CornerDownRight, ink: toneInk('medium') },
} as const satisfies Record<ChangeName, { Icon: LucideIcon; ink: string }>;

/** What became of a passage, in words with icons. */
export function ChangeMarks({ passage }: { passage: PassageChange }) {
  return nameChanges(passage).map((name) => {
    const { Icon, ink } = looks[name];
    return (
      <p key={name} className={cx('flex items-baseline gap-1.5 text-small font-semibold', ink)}>
        <Icon
          aria-hidden="true"
          size={14}
          strokeWidth={2.25}
          className="shrink-0 translate-y-0.5"
        />
        {name}
      </p>
    );
  });
}
