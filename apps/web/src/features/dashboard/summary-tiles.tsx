import { useAnalyses } from '../../lib/api/get-analyses.ts';
import { useDocuments } from '../../lib/api/get-documents.ts';
import { formatDuration, formatScore } from '../../lib/format.ts';
import { computeTiles } from './tiles.ts';

/** Four figures computed from the visitor's own analyses and documents. */
export function SummaryTiles() {
  const analyses = useAnalyses();
  const documents = useDocuments();
  const tiles = computeTiles(analyses.data ?? [], new Date());
  const count = analyses.data && String(tiles.analysesToday);
  return (
    <dl className="grid grid-cols-2 border-y border-line-strong lg:grid-cols-4">
      <Tile title="Analyses Today" figure={count} />
      <Tile
        title="Avg Risk Score"
        figure={tiles.averageScore === undefined ? undefined : formatScore(tiles.averageScore)}
        unit="/10"
      />
      <Tile
        title="Processing Time"
        figure={tiles.medianMs === undefined ? undefined : formatDuration(tiles.medianMs)}
        note="median"
      />
      <Tile title="Total Documents" figure={documents.data && String(documents.data.length)} />
    </dl>
  );
}

interface TileProps {
  title: string;
  figure: string | undefined;
  unit?: string;
  note?: string;
}

function Tile({ title, figure, unit, note }: TileProps) {
  return (
    <div className="border-line px-4 py-3 first:pl-0 max-lg:odd:pl-0 max-lg:even:border-l max-lg:nth-[n+3]:border-t lg:not-first:border-l">
      <dt className="label">{title}</dt>
      <dd className="mt-1 font-serif text-figure font-normal tracking-tight">
        {figure === undefined ? (
          <>
            <span aria-hidden="true">—</span>
            <span className="ml-3 font-sans text-small tracking-normal text-ink-soft">
              nothing yet
            </span>
          </>
        ) : (
          <>
            {figure}
            {unit && <span className="text-lead text-ink-soft">{unit}</span>}
            {note && (
              <span className="ml-2 font-sans text-small tracking-normal text-ink-soft">
                {note}
              </span>
            )}
          </>
        )}
      </dd>
    </div>
  );
}
