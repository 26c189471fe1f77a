import {
  groupByPlace,
  lawCertaintyNames,
  lawNote,
  lawTitle,
  type PlaceNotes,
  placeBasisNames,
} from '@clauselight/core';
import type { LawNote } from '@clauselight/schema';
import { formatDay } from '../../../lib/dates.ts';
import { Part } from '../../../ui/panel.tsx';
import { EvidenceLink } from '../evidence-link.tsx';
import { t } from '../messages.ts';

/** What the law of the place says about what is in the document, with what leads to the place. */
export function LawPart({ notes }: { notes: readonly LawNote[] }) {
  if (notes.length === 0) return null;
  return (
    <Part
      title={lawTitle}
      aside={<span className="label">{t('results.law.count', { count: notes.length })}</span>}
    >
      <p className="mb-2 max-w-[70ch] text-small text-ink-soft">{lawNote}</p>
      <div className="space-y-6">
        {groupByPlace(notes).map((group) => (
          <PlaceLaw key={group.place} group={group} />
        ))}
      </div>
    </Part>
  );
}

function PlaceLaw({ group: { place, reasons, notes } }: { group: PlaceNotes }) {
  return (
    <div>
      <h4 className="font-semibold break-words">{place}</h4>
      <ul className="mt-1 space-y-1">
        {reasons.map(({ basis, evidence }) => (
          <li
            key={`${basis} ${evidence.start}`}
            className="grid grid-cols-1 gap-x-8 @2xl:grid-cols-[1fr_1.4fr]"
          >
            <span className="text-small text-ink-soft">{placeBasisNames[basis]}</span>
            <EvidenceLink evidence={evidence} />
          </li>
        ))}
      </ul>
      <ul className="mt-2 divide-y divide-line">
        {notes.map((note) => (
          <NoteRow key={note.id} note={note} />
        ))}
      </ul>
    </div>
  );
}

function NoteRow({ note }: { note: LawNote }) {
  const { topic, text, source, asOf, certainty, occasion, evidence, clause } = note;
  const [first] = evidence;
  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-1 py-3 @2xl:grid-cols-[1fr_1.4fr]">
      <div className="min-w-0">
        <p className="font-semibold break-words">{topic}</p>
        <p className="text-small text-ink-soft">{t('results.law.occasion', { occasion })}</p>
        {first && <EvidenceLink evidence={first} clause={clause} />}
      </div>
      <div className="min-w-0 max-w-[70ch] space-y-1">
        <p>{text}</p>
        <p className="break-words text-small text-ink-soft">
          {t('results.law.source', { source, day: formatDay(asOf) })}
        </p>
        <p className="text-small text-ink-soft">{lawCertaintyNames[certainty]}</p>
      </div>
    </li>
  );
}
