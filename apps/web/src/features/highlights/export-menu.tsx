import type { Highlight } from '@clauselight/schema';
import { Download } from 'lucide-react';
import { useAnalysisSource } from '../../lib/analysis-source/analysis-source-context.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { type ExportInput, nameExport } from './export/export-input.ts';
import { writeAnnotations } from './export/write-annotations.ts';
import { writeMarkdown } from './export/write-markdown.ts';
import { t } from './messages.ts';

interface ExportMenuProps {
  /** The input of an export that does not depend on which highlights are chosen. */
  facts: Pick<ExportInput, 'documentId' | 'filename' | 'source' | 'describePlace'>;
  highlights: readonly Highlight[];
  /** Those that pass the filter. */
  shown: readonly Highlight[];
}

const forms = [
  {
    title: 'highlights.export.json',
    extension: 'json',
    type: 'application/ld+json',
    write: writeAnnotations,
  },
  {
    title: 'highlights.export.markdown',
    extension: 'md',
    type: 'text/markdown',
    write: writeMarkdown,
  },
] as const;

/** Saves the highlights as a file: all of them, or those that the filter shows. */
export function ExportMenu({ facts, highlights, shown }: ExportMenuProps) {
  const { isReadOnly } = useAnalysisSource();

  function save({ extension, type, write }: (typeof forms)[number], chosen: readonly Highlight[]) {
    const content = write({
      ...facts,
      highlights: chosen,
      ownerName: isReadOnly ? t('highlights.author.sender') : t('highlights.author.you'),
      origin: window.location.origin,
      now: new Date().toISOString(),
    });
    saveFile({ name: nameExport(facts.filename, extension), type, content });
  }

  const choices = [
    { isFiltered: false, chosen: highlights },
    ...(shown.length < highlights.length ? [{ isFiltered: true, chosen: shown }] : []),
  ];
  return (
    <Menu
      trigger={
        <Button size="small" disabled={highlights.length === 0}>
          <Download aria-hidden="true" size={16} />
          {t('highlights.export.button')}
        </Button>
      }
    >
      {choices.flatMap(({ isFiltered, chosen }) =>
        forms.map((form) => (
          <MenuItem
            key={`${form.extension} ${isFiltered}`}
            isDisabled={chosen.length === 0}
            onSelect={() => save(form, chosen)}
          >
            {isFiltered
              ? t('highlights.export.shown', { form: t(form.title), count: chosen.length })
              : t(form.title)}
          </MenuItem>
        )),
      )}
    </Menu>
  );
}
