/** The house's dependency rules; each is proven by a planted violation in scripts/architecture.test.ts. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.ts$' },
  to: { pathNot: allowed },
});

module.exports = {
  forbidden: [
    only(
      'schema-imports-zod-only',
      '^packages/schema/src/',
      ['^packages/schema/src/', '/zod/'],
      'schema is the ground floor',
    ),
    only(
      'engine-imports-schema-only',
      '^packages/engine/src/',
      ['^packages/(engine|schema)/src/'],
      'the engine is pure and runs in a browser too',
    ),
    {
      name: 'reader-imports-schema-and-libraries-only',
      severity: 'error',
      from: { path: '^packages/reader/src/' },
      to: { path: '^(apps|packages/(?!reader|schema))' },
    },
    {
      name: 'engine-stages-are-composed-in-the-pipeline-only',
      comment:
        'a stage is a folder, and files beside the folders compose them; entities and hashing are what all stages read with',
      severity: 'error',
      from: {
        path: '^packages/engine/src/([^/]+)/',
        pathNot: '(\\.test\\.ts$|^packages/engine/src/(rules|test)/)',
      },
      to: {
        path: '^packages/engine/src/([^/]+)/',
        pathNot: '^packages/engine/src/($1|entities|hashing)/',
      },
    },
    {
      name: 'engine-rules-use-consistency-only',
      comment: 'a rule is data, or code that compares places of one document',
      severity: 'error',
      from: { path: '^packages/engine/src/rules/' },
      to: {
        path: '^packages/engine/src/([^/]+)/',
        pathNot: '^packages/engine/src/(rules|entities|consistency)/',
      },
    },
    {
      name: 'grammar-imports-schema-and-libraries-only',
      severity: 'error',
      from: { path: '^packages/grammar/src/' },
      to: { path: '^(apps|packages/(?!grammar|schema))' },
    },
    {
      name: 'language-model-imports-schema-and-libraries-only',
      comment: 'it asks; what is believed of the answer is decided elsewhere',
      severity: 'error',
      from: { path: '^packages/language-model/src/' },
      to: { path: '^(apps|packages/(?!language-model|schema))' },
    },
    {
      name: 'report-imports-schema-and-libraries-only',
      comment: 'it draws what an analysis or a comparison says, and finds nothing out',
      severity: 'error',
      from: { path: '^packages/report/src/' },
      to: { path: '^(apps|packages/(?!report|schema))' },
    },
    {
      name: 'comparison-imports-schema-and-libraries-only',
      severity: 'error',
      from: { path: '^packages/comparison/src/' },
      to: { path: '^(apps|packages/(?!comparison|schema))' },
    },
    {
      name: 'api-never-reaches-reader-or-engine',
      comment:
        'bytes of strangers are parsed in workers, never where requests are answered; so are files made and documents compared',
      severity: 'error',
      from: { path: '^apps/server/src/api\\.ts$' },
      to: { path: '^packages/(reader|engine|report|comparison)/', reachable: true },
    },
    {
      name: 'web-reaches-schema-only',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^(packages/(?!schema)|apps/(?!web))' },
    },
    {
      name: 'server-never-reaches-web',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^apps/web/' },
    },
    {
      name: 'features-never-import-each-other',
      severity: 'error',
      from: { path: '^apps/(server|web)/src/features/([^/]+)/' },
      to: {
        path: '^apps/(server|web)/src/features/([^/]+)/',
        pathNot: '^apps/$1/src/features/$2/',
      },
    },
    {
      name: 'foundations-never-import-features',
      severity: 'error',
      from: { path: '^apps/(server/src/platform|web/src/(ui|lib))/' },
      to: { path: '^apps/[^/]+/src/(features|analysis|account|app|roles)/' },
    },
    {
      name: 'ui-knows-no-product',
      severity: 'error',
      from: { path: '^apps/web/src/ui/' },
      to: { path: '^(apps/web/src/(?!ui)|packages/)' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolvable-imports',
      comment: 'mdast is types alone: the type check resolves it',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^mdast$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
