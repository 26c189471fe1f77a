import { ChoiceRow } from '../../ui/choice-row.tsx';

export const documentViews = ['text', 'pages'] as const;
/** How a document is shown: its words alone, or the pages as they are printed. */
export type DocumentView = (typeof documentViews)[number];

const viewNames = { text: 'Text', pages: 'Pages' } as const satisfies Record<DocumentView, string>;

interface ViewToggleProps {
  view: DocumentView;
  onViewChange: (view: DocumentView) => void;
}

/** Chooses between the words of a document and its pages. */
export function ViewToggle({ view, onViewChange }: ViewToggleProps) {
  return (
    <ChoiceRow
      label="View of the document"
      values={documentViews}
      names={viewNames}
      value={view}
      onChange={onViewChange}
    />
  );
}
