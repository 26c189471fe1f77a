import type { ModelPart } from '@clauselight/schema';
import { listModelNotes } from '../../lib/model-notes.ts';
import { numberNotes } from '../../lib/number-notes.ts';
import { MarkedText } from '../../ui/marked-text.tsx';
import { NoteLink } from '../../ui/note-link.tsx';
import { useAskPlace } from './ask-context.ts';

/** What a language model answers, each sentence with the passages it rests on as numbered notes. */
export function ModelAnswer({ part, isComing }: { part: ModelPart; isComing: boolean }) {
  const { getPassageAddress, onFollow } = useAskPlace();
  const notes = numberNotes(part.sentences);
  return (
    <div className="mt-2">
      {part.sentences.length > 0 && (
        <>
          <p className="label">{part.model}, quotes checked</p>
          <p className="mt-0.5 font-serif break-words">
            {part.sentences.map(({ text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sentences are only ever added at the end
              <span key={index}>
                <MarkedText
                  text={text.text}
                  marks={text.unsupported}
                  meaning="not in the document"
                />
                {notes[index]?.map(({ number, evidence }) => (
                  <NoteLink
                    key={number}
                    number={number}
                    quote={evidence.quote}
                    href={getPassageAddress(evidence)}
                    onClick={onFollow}
                  />
                ))}{' '}
              </span>
            ))}
            {isComing && <span aria-hidden="true">…</span>}
          </p>
        </>
      )}
      {listModelNotes(part).map((note) => (
        <p key={note} className="mt-2 border-l-3 border-line-strong pl-2.5 text-small">
          {note}
        </p>
      ))}
    </div>
  );
}
