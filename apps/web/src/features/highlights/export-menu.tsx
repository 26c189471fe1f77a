import type { Highlight } from '@clauselight/schema';
import { Download } from 'lucide-react';
import { formatNumber } from '../../lib/format.ts';
import { useReading } from '../../lib/reading/reading-context.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { type ExportInput, nameExport } from './export/export-input.ts';
import { writeAnnotations } from './export/write-annotations.ts';
import { writeMarkdown } from './export/write-markdown.ts';

interface ExportMenuProps {
  /** What does not depend on the choice of highlights. */
  facts: Pick<ExportInput, 'documentId' | 'filename' | 'source' | 'describePlace'>;
  highlights: readonly Highlight[];
  /** Those that pass the filter. */
  shown: readonly Highlight[];
}

const forms = [
  {
    title: 'JSON (Web Annotation)',
    extension: 'json',
    type: 'application/ld+json',
    write: writeAnnotations,
  },
  { title: 'Markdown', extension: 'md', type: 'text/markdown', write: writeMarkdown },
];

/** Saves the highlights as a file: all of them, or those that the filter shows. */
export function ExportMenu({ facts, highlights, shown }: ExportMenuProps) {
  const { isReadOnly } = useReading();

  function save({ extension, type, write }: (typeof forms)[number], chosen: readonly Highlight[]) {
    const content = write({
      ...facts,
      highlights: chosen,
      ownerName: isReadOnly ? 'The sender' : 'You',
      origin: window.location.origin,
      now: new Date().toISOString(),
    });
    saveFile({ name: nameExport(facts.filename, extension), type, content });
  }

  const choices = [
    { name: '', chosen: highlights },
    ...(shown.length < highlights.length
      ? [{ name: `, the ${formatNumber(shown.length)} shown`, chosen: shown }]
      : []),
  ];
  return (
    <Menu
      trigger={
        <Button size="small" disabled={highlights.length === 0}>
          <Download aria-hidden="true" size={16} />
          Export
        </Button>
      }
    >
      {choices.flatMap(({ name, chosen }) =>
        forms.map((form) => (
          <MenuItem
            key={form.extension + name}
            isDisabled={chosen.length === 0}
            onSelect={() => save(form, chosen)}
          >
            {form.title}
            {name}
          </MenuItem>
        )),
      )}
    </Menu>
  );
}
