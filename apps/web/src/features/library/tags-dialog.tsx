import type { Document } from '@clauselight/schema';
import { useState } from 'react';
import { tagLimits } from '../../lib/tag-limits.ts';
import { addTag } from '../../ui/add-tag.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TagField } from '../../ui/tag-field.tsx';
import { changeTags, getCommonTags } from './change-tags.ts';
import { t } from './messages.ts';

interface TagsDialogProps {
  /** What is tagged; the dialog is closed while there is nothing. */
  documents: readonly Document[];
  /** All tags of the library. */
  known: readonly string[];
  onSave: (changed: readonly Pick<Document, 'id' | 'tags'>[]) => void;
  onClose: () => void;
}

/** Changes the tags of one document, or those that several have in common. */
export function TagsDialog({ documents, known, onSave, onClose }: TagsDialogProps) {
  const [first] = documents;
  const isOpen = first !== undefined;
  const title =
    documents.length === 1
      ? t('library.tags.title', { filename: first?.filename ?? '' })
      : t('library.tags.titleMany', { count: documents.length });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      {isOpen && (
        <TagForm
          documents={documents}
          known={known}
          onSave={(changed) => {
            onSave(changed);
            onClose();
          }}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

/** Number of known tags that are offered. */
const mostOffered = 12;

function TagForm({ documents, known, onSave, onClose }: TagsDialogProps) {
  const [tags, setTags] = useState<readonly string[]>(() => getCommonTags(documents));
  const [text, setText] = useState('');
  const offered = known.filter((tag) => !tags.includes(tag)).slice(0, mostOffered);
  return (
    <>
      {documents.length > 1 && (
        <p className="mt-2 text-small text-ink-soft">{t('library.tags.common')}</p>
      )}
      <div className="mt-4">
        <TagField
          limits={tagLimits}
          tags={tags}
          text={text}
          onTagsChange={setTags}
          onTextChange={setText}
        />
      </div>
      {offered.length > 0 && (
        <ul aria-label={t('library.tags.known')} className="mt-3 flex flex-wrap gap-1.5">
          {offered.map((tag) => (
            <li key={tag} className="max-w-full">
              <Button
                size="small"
                className="max-w-full"
                onClick={() => setTags(addTag(tags, tag, tagLimits))}
              >
                <span className="truncate">{t('library.tags.add', { tag })}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6 flex justify-end gap-3">
        <Button onClick={onClose}>{t('library.tags.cancel')}</Button>
        <Button
          variant="primary"
          onClick={() => onSave(changeTags(documents, addTag(tags, text, tagLimits)))}
        >
          {t('library.tags.save')}
        </Button>
      </div>
    </>
  );
}
