import {
  type Analysis,
  type AnalysisReportFormat,
  analysisReportFormats,
} from '@clauselight/schema';
import { ChevronDown, Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuCheck, MenuItem, MenuLine } from '../../ui/menu.tsx';
import { listReportChoices } from './report-choices.ts';
import { useSaveReport } from './save-report.ts';

export interface ExportActionsProps {
  analysisId: string;
  filename: string;
  analysis: Analysis;
  /** Id of the side the reader took. */
  side: string | undefined;
}

/** Takes the analysis away as a file: the PDF at once, any other form from the menu beside it. */
export function ExportActions({ analysisId, filename, analysis, side }: ExportActionsProps) {
  const [hasAnnex, setHasAnnex] = useState(false);
  const { save, pending } = useSaveReport();
  const isBusy = pending !== undefined;
  const ask = (format: AnalysisReportFormat) => save({ analysisId, format, side, hasAnnex });

  return (
    <div className="flex">
      <Button
        variant="primary"
        className="min-w-36 rounded-r-none"
        aria-busy={isBusy}
        onClick={() => ask('pdf')}
      >
        <Download aria-hidden="true" size={17} />
        {isBusy ? 'Preparing…' : 'Export PDF'}
      </Button>
      <Menu
        trigger={
          <Button
            variant="primary"
            aria-label="Export in another form"
            className="rounded-l-none border-l-on-action/40 px-2.5"
          >
            <ChevronDown aria-hidden="true" size={17} />
          </Button>
        }
      >
        <MenuCheck isChecked={hasAnnex} onChange={setHasAnnex}>
          With highlights and notes
        </MenuCheck>
        <MenuLine />
        {listReportChoices({ filename, analysis }).map(({ format, title, obstacle }) => (
          <MenuItem
            key={format}
            isDisabled={isBusy || obstacle !== undefined}
            onSelect={() => ask(format)}
          >
            <span>
              {title}
              {obstacle && <span className="block text-small">{obstacle}</span>}
            </span>
          </MenuItem>
        ))}
      </Menu>
      <p role="status" className="sr-only">
        {pending && `Preparing: ${analysisReportFormats[pending].title}`}
      </p>
    </div>
  );
}
