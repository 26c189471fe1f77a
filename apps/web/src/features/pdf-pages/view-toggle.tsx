import { Button } from '../../ui/button.tsx';

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
    <fieldset className="flex items-center">
      <legend className="sr-only">View of the document</legend>
      {documentViews.map((one) => (
        <Button
          key={one}
          size="small"
          variant="plain"
          aria-pressed={view === one}
          onClick={() => onViewChange(one)}
          className="aria-pressed:border-line-strong aria-pressed:bg-shade aria-pressed:text-ink"
        >
          {viewNames[one]}
        </Button>
      ))}
    </fieldset>
  );
}
