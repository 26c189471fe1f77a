import { ChartSpline, Table2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';

interface ChartFigureProps {
  /** What the chart is of: names the figure and its switch. */
  name: string;
  chart: ReactNode;
  /** The same figures as a table. */
  table: ReactNode;
}

/** A drawing and, behind a switch, the table that says the same. */
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
          aria-label={`${isTable ? 'Show as chart' : 'Show as table'}: ${name}`}
          onClick={() => setIsTable(!isTable)}
        >
          <Icon aria-hidden="true" size={15} />
          {isTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </div>
    </figure>
  );
}
