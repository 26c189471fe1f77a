import { settingsSchema } from '@clauselight/schema';
import { type AccessRow, anybody, linkHolder, ownerOnly, userOnly } from './access-rules.ts';

export const word = 'Wolfsbane';
export const text = `SERVICES AGREEMENT\n\n1. Fees. The Customer shall pay the ${word} fee of USD 5,000 within ten days.\n\n2. Changes. The Provider may change the fees at any time by posting them on its website.`;
const passage = { start: text.indexOf(word), end: text.indexOf(word) + word.length };
export const highlight = {
  startOffset: passage.start,
  endOffset: passage.end,
  quote: word,
  color: '#fef08a',
};

/**
 * Every call of the product, in an order in which the owner's own calls can follow each other. The route table is the
 * server's: a route without a row fails, and so does a row without a route.
 */
export const rows: Readonly<Record<string, AccessRow>> = {
  'GET /api/server': { rule: anybody(200), path: () => '/api/server' },
  'GET /healthz': { rule: anybody(200), path: () => '/healthz' },
  'GET /readyz': { rule: anybody(200), path: () => '/readyz' },
  'GET /api/auth/debug': { rule: anybody(200), path: () => '/api/auth/debug' },
  'GET /api/auth/google': { rule: anybody(302), path: () => '/api/auth/google' },
  'GET /auth/google/simple': { rule: anybody(302), path: () => '/auth/google/simple' },
  'GET /oauth2callback': { rule: anybody(302), path: () => '/oauth2callback?code=x&state=y' },
  'POST /api/create-subscription': {
    rule: anybody([503, 'billing_off']),
    path: () => '/api/create-subscription',
    body: { email: 'ada@example.org', phone: '+1 555 123 4567' },
  },
  'POST /api/billing/refresh': {
    rule: anybody([503, 'billing_off']),
    path: () => '/api/billing/refresh',
  },
  'POST /api/billing/portal': {
    rule: anybody([503, 'billing_off']),
    path: () => '/api/billing/portal',
  },
  'POST /api/billing/events': {
    rule: anybody([503, 'billing_off']),
    path: () => '/api/billing/events',
    body: {},
  },
  'GET /api/entitlement': { rule: anybody(200), path: () => '/api/entitlement' },
  'POST /api/unsubscribe': {
    rule: anybody([400, 'invalid_unsubscribe_link']),
    path: () => '/api/unsubscribe',
    body: { token: 'none' },
  },
  'GET /api/auth/user': { rule: userOnly(200, 200), path: () => '/api/auth/user' },
  'GET /api/settings': { rule: userOnly(200, 200), path: () => '/api/settings' },
  'PUT /api/settings': {
    rule: userOnly(200, 200),
    path: () => '/api/settings',
    body: settingsSchema.parse({}),
  },
  'POST /api/documents/upload': { rule: anybody(201), path: () => '/api/documents/upload' },
  'GET /api/documents': {
    rule: anybody(200),
    path: () => '/api/documents',
    shows: ({ documentId }) => documentId,
  },
  'GET /api/documents/search': {
    rule: anybody(200),
    path: () => `/api/documents/search?q=${word}`,
    shows: ({ documentId }) => documentId,
  },
  'PUT /api/documents/:id/tags': {
    rule: ownerOnly(200),
    path: ({ documentId }) => `/api/documents/${documentId}/tags`,
    body: { tags: ['seen'] },
  },
  'GET /api/analyses': {
    rule: anybody(200),
    path: () => '/api/analyses',
    shows: ({ analysisId }) => analysisId,
  },
  'GET /api/insights': {
    rule: anybody(200),
    path: () => '/api/insights',
    shows: ({ documentId }) => documentId,
  },
  'GET /api/documents/:id/text': {
    rule: ownerOnly(200),
    path: ({ documentId }) => `/api/documents/${documentId}/text`,
    shows: () => word,
  },
  'GET /api/documents/:id/original': {
    rule: ownerOnly(200),
    path: ({ documentId }) => `/api/documents/${documentId}/original`,
    shows: () => word,
  },
  'GET /api/documents/:id/events': {
    rule: ownerOnly(200),
    path: ({ documentId }) => `/api/documents/${documentId}/events`,
  },
  'GET /api/analyses/:id': {
    rule: ownerOnly(200),
    path: ({ analysisId }) => `/api/analyses/${analysisId}`,
    shows: () => word,
  },
  'GET /api/analyses/:id/report': {
    rule: ownerOnly(200),
    path: ({ analysisId }) => `/api/analyses/${analysisId}/report?format=json`,
    shows: () => word,
  },
  'GET /api/analyses/:id/changes': {
    rule: ownerOnly(200),
    path: ({ analysisId }) => `/api/analyses/${analysisId}/changes`,
  },
  'GET /api/comparisons': {
    rule: ownerOnly(200),
    path: ({ analysisId, otherAnalysisId }) =>
      `/api/comparisons?before=${analysisId}&after=${otherAnalysisId}`,
    shows: () => word,
  },
  'GET /api/comparisons/report': {
    rule: ownerOnly(200),
    path: ({ analysisId, otherAnalysisId }) =>
      `/api/comparisons/report?before=${analysisId}&after=${otherAnalysisId}&format=json`,
    shows: () => word,
  },
  'POST /api/analyses/:id/cancel': {
    rule: ownerOnly([409, 'analysis_not_running']),
    path: ({ analysisId }) => `/api/analyses/${analysisId}/cancel`,
  },
  'POST /api/analyses/:id/review': {
    rule: ownerOnly([409, 'model_off']),
    path: ({ analysisId }) => `/api/analyses/${analysisId}/review`,
    body: {},
  },
  'GET /api/analyses/:id/review': {
    rule: ownerOnly(200),
    path: ({ analysisId }) => `/api/analyses/${analysisId}/review`,
    shows: () => word,
  },
  'GET /api/analyses/:id/review/events': {
    rule: ownerOnly(200),
    path: ({ analysisId }) => `/api/analyses/${analysisId}/review/events`,
  },
  'POST /api/analyses/:id/review/cancel': {
    rule: ownerOnly([409, 'review_not_running']),
    path: ({ analysisId }) => `/api/analyses/${analysisId}/review/cancel`,
    body: {},
  },
  'PUT /api/analyses/:id/finding-states/:findingId': {
    rule: ownerOnly(200),
    path: ({ analysisId, findingId }) => `/api/analyses/${analysisId}/finding-states/${findingId}`,
    body: { state: 'accepted' },
  },
  'GET /api/analyses/:id/carried-states': {
    rule: ownerOnly(200),
    path: ({ analysisId }) => `/api/analyses/${analysisId}/carried-states?from=${analysisId}`,
  },
  // From an analysis that nobody has; those of others are tried in carried-states.test.ts.
  'POST /api/analyses/:id/carried-states': {
    rule: anybody([404, 'not_found']),
    path: ({ analysisId }) => `/api/analyses/${analysisId}/carried-states`,
    body: { from: '018f4e6a-7b1c-7c3e-9d2f-1a2b3c4d5e6f' },
  },
  'POST /api/documents/:id/analyze-selection': {
    rule: ownerOnly(200),
    path: ({ documentId }) => `/api/documents/${documentId}/analyze-selection`,
    body: { selectedText: word },
    shows: () => word,
  },
  'POST /api/documents/:id/ask': {
    rule: ownerOnly(200),
    path: ({ documentId }) => `/api/documents/${documentId}/ask`,
    body: { question: `What ${word} fee is there?` },
    shows: () => word,
  },
  'GET /api/documents/:id/highlights': {
    rule: ownerOnly(200),
    path: ({ documentId }) => `/api/documents/${documentId}/highlights`,
    shows: ({ highlightId }) => highlightId,
  },
  'POST /api/documents/:id/highlights': {
    rule: ownerOnly(201),
    path: ({ documentId }) => `/api/documents/${documentId}/highlights`,
    body: highlight,
  },
  'PATCH /api/highlights/:id': {
    rule: ownerOnly(200),
    path: ({ highlightId }) => `/api/highlights/${highlightId}`,
    body: { note: 'seen' },
  },
  'DELETE /api/highlights/:id': {
    rule: ownerOnly(204),
    path: ({ highlightId }) => `/api/highlights/${highlightId}`,
  },
  'POST /api/highlights/:id/restore': {
    rule: ownerOnly(200),
    path: ({ deletedHighlightId }) => `/api/highlights/${deletedHighlightId}/restore`,
  },
  'POST /api/analyses/:id/shares': {
    rule: userOnly(201),
    path: ({ analysisId }) => `/api/analyses/${analysisId}/shares`,
    body: {},
  },
  'GET /api/shares': {
    rule: userOnly(200, 200),
    path: () => '/api/shares',
    shows: ({ shareId }) => shareId,
  },
  'POST /api/share/:token/unlock': {
    rule: linkHolder(204),
    path: ({ shareToken }) => `/api/share/${shareToken}/unlock`,
    body: { password: 'anything' },
  },
  'GET /api/share/:token/facts': {
    rule: linkHolder(200),
    path: ({ shareToken }) => `/api/share/${shareToken}/facts`,
  },
  'GET /api/share/:token/analysis': {
    rule: linkHolder(200),
    path: ({ shareToken }) => `/api/share/${shareToken}/analysis`,
  },
  'GET /api/share/:token/text': {
    rule: linkHolder(200),
    path: ({ shareToken }) => `/api/share/${shareToken}/text`,
  },
  'GET /api/share/:token/highlights': {
    rule: linkHolder(200),
    path: ({ shareToken }) => `/api/share/${shareToken}/highlights`,
  },
  'GET /api/share/:token/review': {
    rule: linkHolder(200),
    path: ({ shareToken }) => `/api/share/${shareToken}/review`,
  },
  'GET /api/share/:token/original': {
    rule: linkHolder(200),
    path: ({ shareToken }) => `/api/share/${shareToken}/original`,
  },
  'DELETE /api/shares/:id': {
    rule: userOnly(204),
    path: ({ shareId }) => `/api/shares/${shareId}`,
  },
  'POST /api/documents/:id/analyze': {
    rule: ownerOnly(200),
    path: ({ documentId }) => `/api/documents/${documentId}/analyze`,
  },
  'GET /api/account/sessions': {
    rule: userOnly(200, 200),
    path: () => '/api/account/sessions',
    shows: ({ sessionId }) => sessionId,
  },
  'DELETE /api/account/sessions/:id': {
    rule: userOnly(204),
    path: ({ sessionId }) => `/api/account/sessions/${sessionId}`,
  },
  'DELETE /api/account/sessions': {
    rule: userOnly(200, 200),
    path: () => '/api/account/sessions',
  },
  'GET /api/account/guest-work': {
    rule: userOnly(200, 200),
    path: () => '/api/account/guest-work',
  },
  'POST /api/account/guest-work': {
    rule: userOnly(204, 204),
    path: () => '/api/account/guest-work',
  },
  'DELETE /api/account/guest-work': {
    rule: userOnly(204, 204),
    path: () => '/api/account/guest-work',
  },
  'GET /api/account/exports': {
    rule: userOnly(200, 200),
    path: () => '/api/account/exports',
    shows: ({ exportId }) => exportId,
  },
  'GET /api/account/exports/:id': {
    rule: userOnly(200),
    path: ({ exportId }) => `/api/account/exports/${exportId}`,
    shows: ({ exportId }) => exportId,
  },
  'GET /api/account/exports/:id/file': {
    rule: userOnly(200),
    path: ({ exportId }) => `/api/account/exports/${exportId}/file`,
  },
  'POST /api/account/exports': {
    rule: userOnly(202, 202),
    path: () => '/api/account/exports',
  },
  'DELETE /api/documents/:id': {
    rule: ownerOnly(204),
    path: ({ documentId }) => `/api/documents/${documentId}`,
  },
  'DELETE /api/account': {
    rule: userOnly(204, 204),
    path: () => '/api/account',
    body: { confirmation: 'DELETE' },
  },
  'POST /api/auth/logout': { rule: anybody(204), path: () => '/api/auth/logout' },
};
