import {
  type Analysis,
  type AnalysisReportFormat,
  analysisReportFormats,
} from '@clauselight/schema';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { MenuCheck, MenuItem, MenuLine } from '../../ui/menu.tsx';
import { SplitButton } from '../../ui/split-button.tsx';
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
    <>
      <SplitButton
        icon={Download}
        label={isBusy ? 'Preparing…' : 'Export PDF'}
        isBusy={isBusy}
        onPress={() => ask('pdf')}
        menuLabel="Export in another form"
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
      </SplitButton>
      <p role="status" className="sr-only">
        {pending && `Preparing: ${analysisReportFormats[pending].title}`}
      </p>
    </>
  );
}
