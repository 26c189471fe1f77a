/** The house's dependency rules; each is proven by a planted violation in scripts/check-architecture.test.mjs. */
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
      'core-imports-schema-only',
      '^packages/core/src/',
      ['^packages/(core|schema)/src/'],
      'core is pure: what server, web and engine compute alike',
    ),
    only(
      'engine-imports-schema-core-and-pure-libraries-only',
      '^packages/engine/src/',
      ['^packages/(core|engine|schema)/src/', '^node_modules/(fastest-levenshtein|franc|stemmer)/'],
      'the engine is pure and runs in a browser too',
    ),
    {
      name: 'reader-imports-schema-core-and-libraries-only',
      severity: 'error',
      from: { path: '^packages/reader/src/' },
      to: { path: '^(apps|packages/(?!reader|core|schema))' },
    },
    {
      name: 'docx-markup-imports-reader-schema-core-and-libraries-only',
      comment: 'it writes into documents; what the comments say is decided elsewhere',
      severity: 'error',
      from: { path: '^packages/docx-markup/src/' },
      to: { path: '^(apps|packages/(?!docx-markup|reader|core|schema))' },
    },
    {
      name: 'docx-markup-imports-entries-of-the-reader-only',
      comment: 'the reader may change behind its entries',
      severity: 'error',
      from: { path: '^packages/docx-markup/src/' },
      to: {
        path: '^packages/reader/src/',
        pathNot: '^packages/reader/src/(index\\.ts|docx/index\\.ts|sandbox/index\\.ts|testing/)',
      },
    },
    {
      name: 'engine-text-imports-text-only',
      comment:
        'text is what every document needs; it knows nothing of contracts, other kinds or answers',
      severity: 'error',
      from: { path: '^packages/engine/src/text/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/engine/src/', pathNot: '^packages/engine/src/text/' },
    },
    {
      name: 'engine-areas-import-text-only',
      comment: 'only pipeline.ts and index.ts know all of them',
      severity: 'error',
      from: {
        path: '^packages/engine/src/(contract|other|answers|law)/',
        pathNot: '\\.test\\.ts$',
      },
      to: {
        path: '^packages/engine/src/',
        pathNot:
          '^packages/engine/src/(text/|$1/|step-runner\\.ts$|steps\\.ts$|finished-analysis\\.ts$)',
      },
    },
    {
      name: 'engine-redline-imports-pipeline-and-text-only',
      comment: 'it analyzes changed texts as anybody would; the steps know nothing of it',
      severity: 'error',
      from: { path: '^packages/engine/src/redline/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^packages/engine/src/',
        pathNot: '^packages/engine/src/(redline/|text/|pipeline\\.ts$|version\\.ts$)',
      },
    },
    {
      name: 'engine-contract-stages-never-import-each-other',
      comment: 'analyze-contract.ts composes them',
      severity: 'error',
      from: {
        path: '^packages/engine/src/contract/(terms|clause-categories|risk|unfair-terms|nda|scoring|summary|checks|usual)/',
        pathNot: '\\.test\\.ts$',
      },
      to: {
        path: '^packages/engine/src/contract/[^/]+/',
        pathNot: '^packages/engine/src/contract/$1/',
      },
    },
    {
      name: 'engine-research-entry-for-research-only',
      comment:
        'the product uses index.ts; research.ts hands out stages and models to train and measure them',
      severity: 'error',
      from: { pathNot: '^research/' },
      to: { path: '^packages/engine/src/research\\.ts$' },
    },
    {
      name: 'engine-rules-use-checks-only',
      comment: 'a rule is data, or a check of the whole document',
      severity: 'error',
      from: { path: '^packages/engine/src/contract/rules/' },
      to: {
        path: '^packages/engine/src/',
        pathNot: '^packages/engine/src/(contract/(rules|checks)/|contract/rule\\.ts$|text/)',
      },
    },
    {
      name: 'engine-kinds-never-import-each-other',
      severity: 'error',
      from: {
        path: '^packages/engine/src/other/([^/]+)/',
        pathNot: '\\.test\\.ts$',
      },
      to: {
        path: '^packages/engine/src/other/[^/]+/',
        pathNot: '^packages/engine/src/other/($1|common)/',
      },
    },
    {
      name: 'grammar-imports-schema-core-and-libraries-only',
      severity: 'error',
      from: { path: '^packages/grammar/src/' },
      to: { path: '^(apps|packages/(?!grammar|core|schema))' },
    },
    {
      name: 'language-model-imports-schema-core-and-libraries-only',
      comment: 'it asks; what is believed of the answer is decided elsewhere',
      severity: 'error',
      from: { path: '^packages/language-model/src/' },
      to: { path: '^(apps|packages/(?!language-model|core|schema))' },
    },
    {
      name: 'report-imports-schema-core-and-libraries-only',
      comment: 'it draws what an analysis or a comparison says, and finds nothing out',
      severity: 'error',
      from: { path: '^packages/report/src/' },
      to: { path: '^(apps|packages/(?!report|core|schema))' },
    },
    {
      name: 'comparison-imports-schema-core-and-libraries-only',
      severity: 'error',
      from: { path: '^packages/comparison/src/' },
      to: { path: '^(apps|packages/(?!comparison|core|schema))' },
    },
    {
      name: 'api-never-reaches-reader-or-engine',
      comment:
        'bytes of strangers are parsed in workers, never where requests are answered; so are files made and documents compared',
      severity: 'error',
      from: { path: '^apps/server/src/api\\.ts$' },
      to: { path: '^packages/(reader|docx-markup|engine|report|comparison)/', reachable: true },
    },
    {
      name: 'web-reaches-schema-and-core-only',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^(packages/(?!schema|core)|apps/(?!web))' },
    },
    {
      name: 'server-never-reaches-web',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^apps/web/' },
    },
    {
      name: 'features-never-import-each-other',
      comment: 'on the server they are routes of one application, which is in features/http/',
      severity: 'error',
      from: { path: '^apps/(server|web)/src/features/([^/]+)/' },
      to: {
        path: '^apps/(server|web)/src/features/([^/]+)/',
        pathNot: '^apps/($1/src/features/$2|server/src/features/http)/',
      },
    },
    {
      name: 'foundations-never-import-features',
      severity: 'error',
      from: { path: '^apps/(server/src/platform|web/src/(ui|lib))/' },
      to: { path: '^apps/[^/]+/src/(features|jobs|domain|http|app)/' },
    },
    {
      name: 'server-domain-knows-neither-requests-nor-jobs',
      severity: 'error',
      from: { path: '^apps/server/src/domain/' },
      to: { path: '^apps/server/src/(features|jobs)/' },
    },
    {
      name: 'server-features-and-jobs-never-meet',
      comment: 'a request and the job it starts share what is in domain/',
      severity: 'error',
      from: { path: '^apps/server/src/(features|jobs)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^apps/server/src/(features|jobs)/',
        pathNot: '^apps/server/src/$1/',
      },
    },
    {
      name: 'ui-knows-no-product',
      severity: 'error',
      from: { path: '^apps/web/src/ui/' },
      to: { path: '^(apps/web/src/(?!ui|messages/)|packages/)' },
    },
    {
      name: 'product-imports-no-tools',
      comment: 'what is shipped knows nothing of research, browser tests and scripts',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(research|e2e|scripts)/' },
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
