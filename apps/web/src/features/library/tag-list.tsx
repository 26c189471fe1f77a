import { t } from './messages.ts';

interface TagListProps {
  tags: readonly string[];
  onChoose: (tag: string) => void;
}

/** The tags of a document; each narrows the library down to the documents that have it. */
export function TagList({ tags, onChoose }: TagListProps) {
  return tags.map((tag) => (
    <button
      key={tag}
      type="button"
      title={t('library.item.onlyTag', { tag })}
      onClick={() => onChoose(tag)}
      className="max-w-56 truncate rounded-sm border border-line-strong px-2 py-0.5 text-small text-ink-soft hover:bg-shade hover:text-ink"
    >
      {tag}
    </button>
  ));
}
