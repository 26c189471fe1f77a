import type { DataContents } from './fields.ts';

interface KnownType {
  readonly name: string;
  test(shape: Shape): boolean;
}

interface Shape {
  /** Names at the outermost level, in lower case. */
  readonly roots: ReadonlySet<string>;
  /** All paths in lower case, with full stops between the names. */
  readonly paths: ReadonlySet<string>;
  /** Values of the outermost level by their lower-case name. */
  readonly values: ReadonlyMap<string, string>;
}

const has =
  (...names: readonly string[]) =>
  ({ roots }: Shape) =>
    names.every((name) => roots.has(name));

/** Kinds of data files by what stands at their outermost level; the first that fits is meant. */
const knownTypes: readonly KnownType[] = [
  {
    name: 'API description (OpenAPI)',
    test: (shape) => has('openapi', 'paths')(shape) || has('swagger', 'paths')(shape),
  },
  {
    name: 'GeoJSON',
    test: ({ values }) => /^(?:FeatureCollection|Feature)$/.test(values.get('type') ?? ''),
  },
  {
    name: 'Package description (package.json)',
    test: ({ roots }) =>
      roots.has('name') &&
      (roots.has('dependencies') || roots.has('devdependencies') || roots.has('scripts')),
  },
  { name: 'TypeScript configuration', test: has('compileroptions') },
  { name: 'JSON Schema', test: ({ values }) => /json-schema/.test(values.get('$schema') ?? '') },
  { name: 'Jupyter notebook', test: has('cells', 'nbformat') },
  { name: 'Linked data (JSON-LD)', test: has('@context') },
  { name: 'FHIR health record', test: has('resourcetype') },
  { name: 'Recording of web traffic (HAR)', test: ({ paths }) => paths.has('log.entries') },
  { name: 'Web app manifest', test: has('start_url', 'icons') },
  { name: 'News feed (RSS)', test: has('rss') },
  {
    name: 'News feed (Atom)',
    test: ({ paths }) => paths.has('feed.entry') || paths.has('feed.title'),
  },
  { name: 'Sitemap', test: ({ roots }) => roots.has('urlset') || roots.has('sitemapindex') },
  { name: 'Map data (KML)', test: has('kml') },
  { name: 'Track (GPX)', test: has('gpx') },
  { name: 'Maven project', test: ({ paths }) => paths.has('project.modelversion') },
  { name: 'Property list', test: has('plist') },
  {
    name: 'Bank message (ISO 20022)',
    test: ({ paths }) =>
      [...paths].some((path) => /^document\.(?:bktocstmr|cstmrcdttrf|cstmrdrctdbt)/.test(path)),
  },
  {
    name: 'Chat export',
    test: ({ roots, paths }) =>
      roots.has('messages') &&
      [...paths].some((path) =>
        /^messages\.(?:from|sender|author|sender_name|user)(?:\.|$)/.test(path),
      ),
  },
];

/** The kind of a data file; nothing for unknown kinds. */
export function findKnownType(
  contents: DataContents,
  text: string,
  columns: readonly string[],
): string | undefined {
  const paths = new Set<string>(columns.map((path) => path.toLowerCase()));
  const values = new Map<string, string>();
  for (const { path } of contents.parts) paths.add(path.join('.').toLowerCase());
  for (const { path, value } of contents.fields) {
    const name = path.join('.').toLowerCase();
    paths.add(name);
    if (path.length === 1) values.set(name, text.slice(value.start, value.end));
  }
  const roots = new Set([...paths].map((path) => path.split('.')[0] ?? ''));
  return knownTypes.find(({ test }) => test({ roots, paths, values }))?.name;
}
