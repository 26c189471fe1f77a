import { ChartSpline, Table2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';
import { t } from '../messages.ts';

interface ChartFigureProps {
  /** Names the figure and its switch. */
  name: string;
  chart: ReactNode;
  /** The same figures as a table. */
  table: ReactNode;
}

/** A chart with a switch to a table of the same figures. */
export function ChartFigure({ name, chart, table }: ChartFigureProps) {
  const [isTable, setIsTable] = useState(false);
  const Icon = isTable ? ChartSpline : Table2;
  return (
    <figure aria-label={name}>
      {isTable ? table : chart}
      <div className="mt-2 flex justify-end">
        <Button
          variant="plain"
          size="small"
          aria-label={
            isTable ? t('ui.chart.showChartOf', { name }) : t('ui.chart.showTableOf', { name })
          }
          onClick={() => setIsTable(!isTable)}
        >
          <Icon aria-hidden="true" size={15} />
          {isTable ? t('ui.chart.showChart') : t('ui.chart.showTable')}
        </Button>
      </div>
    </figure>
  );
}
