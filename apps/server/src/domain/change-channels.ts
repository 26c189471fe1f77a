/** PostgreSQL NOTIFY channels. The payload of this one is the id of a document that has changed. */
export const documentChangedChannel = 'document_changed';
/** The payload is the id of an analysis to stop. */
export const analysisCanceledChannel = 'analysis_cancelled';
/** The payload is the id of a review to stop. */
export const reviewCanceledChannel = 'review_cancelled';
/** The payload is the id of a question that nobody waits for any more. */
export const questionLeftChannel = 'question_left';
/** The payload is the id of a requested file that is ready or has failed. */
export const outputChangedChannel = 'output_changed';
/** The payload is the id of a requested file that nobody waits for any more. */
export const outputLeftChannel = 'output_left';
