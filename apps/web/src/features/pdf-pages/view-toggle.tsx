import { ChoiceRow } from '../../ui/choice-row.tsx';
import { t } from './messages.ts';

export const documentViews = ['text', 'pages'] as const;
/** How a document is shown: its words alone, or the pages as they are printed. */
export type DocumentView = (typeof documentViews)[number];

interface ViewToggleProps {
  view: DocumentView;
  onViewChange: (view: DocumentView) => void;
}

/** Chooses between the words of a document and its pages. */
export function ViewToggle({ view, onViewChange }: ViewToggleProps) {
  return (
    <ChoiceRow
      label={t('pdf-pages.view.label')}
      values={documentViews}
      names={{ text: t('pdf-pages.view.text'), pages: t('pdf-pages.view.pages') }}
      value={view}
      onChange={onViewChange}
    />
  );
}
