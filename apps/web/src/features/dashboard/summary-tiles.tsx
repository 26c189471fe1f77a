import { useAnalyses } from '../../lib/api/get-analyses.ts';
import { useDocuments } from '../../lib/api/get-documents.ts';
import { formatDuration, formatScore } from '../../lib/format.ts';
import { t } from './messages.ts';
import { computeTiles } from './tiles.ts';

/** Four figures computed from the visitor's own analyses and documents. */
export function SummaryTiles() {
  const analyses = useAnalyses();
  const documents = useDocuments();
  const tiles = analyses.data && computeTiles(analyses.data, new Date());
  const score = tiles?.averageScore;
  const duration = tiles?.medianMs;
  return (
    <dl className="grid grid-cols-2 border-y border-line-strong lg:grid-cols-4">
      <Tile
        title={t('dashboard.tiles.analysesToday')}
        figure={tiles && String(tiles.analysesToday)}
        absence={describeAbsence(analyses)}
      />
      <Tile
        title={t('dashboard.tiles.averageScore')}
        figure={score === undefined ? undefined : formatScore(score)}
        unit="/10"
        absence={describeAbsence(analyses)}
      />
      <Tile
        title={t('dashboard.tiles.processingTime')}
        figure={duration === undefined ? undefined : formatDuration(duration)}
        note={t('dashboard.tiles.median')}
        absence={describeAbsence(analyses)}
      />
      <Tile
        title={t('dashboard.tiles.documents')}
        figure={documents.data && String(documents.data.length)}
        absence={describeAbsence(documents)}
      />
    </dl>
  );
}

/** Why there is no figure; "nothing yet" only where the server answered that there is nothing. */
function describeAbsence({ isPending, isError }: { isPending: boolean; isError: boolean }): string {
  if (isPending) return t('dashboard.tiles.loading');
  return t(isError ? 'dashboard.tiles.unknown' : 'dashboard.tiles.nothing');
}

interface TileProps {
  title: string;
  figure: string | undefined;
  /** Shown if there is no figure. */
  absence: string;
  unit?: string;
  note?: string;
}

function Tile({ title, figure, absence, unit, note }: TileProps) {
  return (
    <div className="border-line px-4 py-3 first:pl-0 max-lg:odd:pl-0 max-lg:even:border-l max-lg:nth-[n+3]:border-t lg:not-first:border-l">
      <dt className="label">{title}</dt>
      <dd className="mt-1 font-serif text-figure font-normal tracking-tight">
        {figure === undefined ? (
          <>
            <span aria-hidden="true">—</span>
            <TileNote text={absence} />
          </>
        ) : (
          <>
            {figure}
            {unit && <span className="text-lead text-ink-soft">{unit}</span>}
            {note && <TileNote text={note} />}
          </>
        )}
      </dd>
    </div>
  );
}

function TileNote({ text }: { text: string }) {
  return <span className="ml-2 font-sans text-small tracking-normal text-ink-soft">{text}</span>;
}
