import {
  type Analysis,
  type AnalysisReportFormat,
  analysisReportFormats,
} from '@clauselight/schema';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { MenuCheck, MenuItem, MenuLine } from '../../ui/menu.tsx';
import { SplitButton } from '../../ui/split-button.tsx';
import { t } from './messages.ts';
import { listReportChoices } from './report-choices.ts';
import { useSaveReport } from './save-report.ts';

export interface ExportActionsProps {
  analysisId: string;
  filename: string;
  analysis: Analysis;
  /** Id of the side that the user chose. */
  side: string | undefined;
}

/** Downloads the analysis as a file: the PDF with one click, other formats from the menu. */
export function ExportActions({ analysisId, filename, analysis, side }: ExportActionsProps) {
  const [hasAnnex, setHasAnnex] = useState(false);
  const [isLong, setIsLong] = useState(false);
  const { save, pending } = useSaveReport();
  const isBusy = pending !== undefined;
  const ask = (format: AnalysisReportFormat) =>
    save({ analysisId, format, side, hasAnnex, isLong });

  return (
    <>
      <SplitButton
        icon={Download}
        label={t(isBusy ? 'exports.button.preparing' : 'exports.button.pdf')}
        isBusy={isBusy}
        onPress={() => ask('pdf')}
        menuLabel={t('exports.menu.label')}
      >
        <MenuCheck isChecked={hasAnnex} onChange={setHasAnnex}>
          {t('exports.menu.annex')}
        </MenuCheck>
        <MenuCheck isChecked={isLong} onChange={setIsLong}>
          {t('exports.menu.long')}
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
        {pending && t('exports.status.preparing', { file: analysisReportFormats[pending].title })}
      </p>
    </>
  );
}
