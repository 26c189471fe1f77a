import type { ModelPart } from '@clauselight/schema';
import { useModelLabel } from '../../lib/language-model.ts';
import { listModelNotes } from '../../lib/model-notes.ts';
import { noteSentences } from '../../lib/number-notes.ts';
import { NotedSentences } from '../../ui/noted-sentences.tsx';
import { useAskPlace } from './ask-context.ts';

/** What a language model answers, each sentence with the passages it rests on as numbered notes. */
export function ModelAnswer({ part, isComing }: { part: ModelPart; isComing: boolean }) {
  const { getPassageAddress, onFollow } = useAskPlace();
  const label = useModelLabel(part.model);
  return (
    <div className="mt-2">
      {part.sentences.length > 0 && (
        <>
          <p className="label">{label}, quotes checked</p>
          <p className="mt-0.5 font-serif break-words">
            <NotedSentences
              sentences={noteSentences(part.sentences, getPassageAddress)}
              meaning="not in the document"
              onFollow={onFollow}
            />
            {isComing && <span aria-hidden="true">…</span>}
          </p>
        </>
      )}
      {listModelNotes(part, label).map((note) => (
        <p key={note} className="mt-2 border-l-3 border-line-strong pl-2.5 text-small">
          {note}
        </p>
      ))}
    </div>
  );
}
