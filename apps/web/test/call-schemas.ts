import * as schema from '@clauselight/schema';
import type { Call } from './call.ts';

interface Schema {
  parse(value: unknown): unknown;
}

interface CallSchemas {
  /** What the server takes. */
  readonly takes?: Schema;
  /** What it answers with, where it does what it is asked. */
  readonly answers?: Schema;
}

const listOf = (item: Schema): Schema => ({
  parse: (value) => (value as unknown[]).map((one) => item.parse(one)),
});

/** What stands for `{id}` in a path. */
const id = '[^/]+';

const schemas: readonly (readonly [RegExp, CallSchemas])[] = Object.entries<CallSchemas>({
  'GET /api/auth/user': { answers: schema.userSchema },
  'GET /api/auth/debug': { answers: schema.signInSetupSchema },
  'GET /api/server': { answers: schema.serverFactsSchema },
  'GET /api/settings': { answers: schema.settingsSchema },
  'PUT /api/settings': { takes: schema.settingsSchema, answers: schema.settingsSchema },
  'GET /api/entitlement': { answers: schema.entitlementSchema },
  'POST /api/create-subscription': {
    takes: schema.subscriptionRequestSchema,
    answers: schema.subscriptionAnswerSchema,
  },
  'POST /api/billing/portal': { answers: schema.billingPortalSchema },
  'POST /api/unsubscribe': { takes: schema.unsubscribeSchema },
  'DELETE /api/account': { takes: schema.accountDeletionSchema },
  'GET /api/account/sessions': { answers: listOf(schema.loginSessionSchema) },
  'DELETE /api/account/sessions': { answers: schema.endedSessionsSchema },
  'GET /api/account/guest-work': { answers: schema.guestWorkSchema },
  'GET /api/account/exports': { answers: listOf(schema.accountExportSchema) },
  'POST /api/account/exports': { answers: schema.accountExportSchema },
  'GET /api/account/exports/{id}': { answers: schema.accountExportSchema },
  'GET /api/analyses/{id}/changes': { answers: schema.redlineSchema },
  'GET /api/shares': { answers: schema.shareListSchema },
  'POST /api/analyses/{id}/shares': {
    takes: schema.newShareSchema,
    answers: schema.createdShareSchema,
  },
  'POST /api/share/{id}/unlock': { takes: schema.shareUnlockSchema },
  'GET /api/share/{id}/facts': { answers: schema.sharedFactsSchema },
  'GET /api/documents': { answers: schema.documentListSchema },
  'GET /api/documents/search': { answers: schema.documentSearchSchema },
  'PUT /api/documents/{id}/tags': {
    takes: schema.documentTagsSchema,
    answers: schema.documentSchema,
  },
  'POST /api/documents/upload': { answers: schema.uploadResponseSchema },
  'POST /api/documents/{id}/analyze': { answers: schema.analysisDetailSchema },
  'POST /api/documents/{id}/ask': { takes: schema.askRequestSchema },
  'POST /api/documents/{id}/analyze-selection': { takes: schema.selectionRequestSchema },
  'GET /api/documents/{id}/highlights': { answers: schema.highlightListSchema },
  'POST /api/documents/{id}/highlights': {
    takes: schema.newHighlightSchema,
    answers: schema.highlightSchema,
  },
  'PATCH /api/highlights/{id}': {
    takes: schema.highlightChangeSchema,
    answers: schema.highlightSchema,
  },
  'POST /api/highlights/{id}/restore': { answers: schema.highlightSchema },
  'GET /api/analyses': { answers: schema.analysisListSchema },
  'PUT /api/analyses/{id}/finding-states/{id}': {
    takes: schema.findingDecisionSchema,
    answers: schema.findingStateListSchema,
  },
  'GET /api/analyses/{id}/carried-states': { answers: schema.findingStateListSchema },
  'POST /api/analyses/{id}/carried-states': {
    takes: schema.carriedStatesSchema,
    answers: schema.findingStateListSchema,
  },
  'GET /api/analyses/{id}/review': { answers: schema.modelReviewSchema },
  'POST /api/analyses/{id}/review': {
    takes: schema.reviewRequestSchema,
    answers: schema.modelReviewSchema,
  },
  'GET /api/insights': { answers: schema.insightsSchema },
}).map(([call, entry]) => [new RegExp(`^${call.replaceAll('{id}', id)}$`), entry]);

function findSchemas({ method, path }: Call): CallSchemas {
  return schemas.find(([pattern]) => pattern.test(`${method} ${path}`))?.[1] ?? {};
}

/** Throws where the page sends what the server would not take. */
export function checkRequest(call: Call): void {
  findSchemas(call).takes?.parse(call.body);
}

/** Throws where a stand-in answers what the server never would. */
export function checkAnswer(call: Call, json: unknown): void {
  findSchemas(call).answers?.parse(json);
}
