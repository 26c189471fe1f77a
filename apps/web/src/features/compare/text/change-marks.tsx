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
import { t } from '../messages.ts';
import { type ChangeName, nameChanges } from './passage-kinds.ts';

const styles = {
  changed: { label: 'compare.change.changed', Icon: Pencil, ink: toneInk('medium') },
  added: { label: 'compare.change.added', Icon: Plus, ink: toneInk('good') },
  removed: { label: 'compare.change.removed', Icon: Minus, ink: toneInk('critical') },
  moved: { label: 'compare.change.moved', Icon: ArrowUpDown, ink: toneInk('low') },
  renumbered: { label: 'compare.change.renumbered', Icon: Hash, ink: toneInk('info') },
  divided: { label: 'compare.change.divided', Icon: Pilcrow, ink: toneInk('info') },
  joined: { label: 'compare.change.joined', Icon: Pilcrow, ink: toneInk('info') },
  redirected: { label: 'compare.change.redirected', Icon: CornerDownRight, ink: toneInk('medium') },
} as const satisfies Record<ChangeName, { label: string; Icon: LucideIcon; ink: string }>;

/** How a passage differs between the versions, in words with icons. */
export function ChangeMarks({ passage }: { passage: PassageChange }) {
  return nameChanges(passage).map((name) => {
    const { label, Icon, ink } = styles[name];
    return (
      <p key={name} className={cx('flex items-baseline gap-1.5 text-small font-semibold', ink)}>
        <Icon
          aria-hidden="true"
          size={14}
          strokeWidth={2.25}
          className="shrink-0 translate-y-0.5"
        />
        {t(label)}
      </p>
    );
  });
}
