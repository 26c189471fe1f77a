import type { ErrorCode } from '@clauselight/schema';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database/open.ts';
import { getModelSettings } from '../../platform/model-settings.ts';
import type { DocumentChanges } from '../documents/document-changes.ts';
import { createRequireDocument } from '../documents/require-document.ts';
import type { VisitorLimits } from '../limits/visitor-limits.ts';
import type { AnyAnswer, AnyRequest, QuestionKind } from './question-kinds.ts';
import { createQuestionService, type QuestionService } from './question-service.ts';
import { createQuestionStore } from './question-store.ts';

interface QuestionParts {
  readonly database: Database;
  readonly changes: DocumentChanges;
  readonly config: Config;
  readonly limits: { readonly visitors: VisitorLimits };
}

/**
 * Creates the service for a kind of question. `impossibleCode` is the error for requests with characters that no
 * stored text contains.
 */
export function openQuestionService<Request extends AnyRequest, Answer extends AnyAnswer>(
  { database, changes, config, limits }: QuestionParts,
  kind: QuestionKind<Request, Answer>,
  impossibleCode: ErrorCode,
): QuestionService<Request, Answer> {
  const hasModel = getModelSettings(config) !== undefined;
  return createQuestionService({
    store: createQuestionStore(database, kind, limits.visitors),
    requireDocument: createRequireDocument(database),
    changes,
    modelWaitMs: hasModel ? config.MODEL_SECONDS * 1000 : undefined,
    impossibleCode,
  });
}
