/** PostgreSQL NOTIFY channels. The payload of this one is a document's id. */
export const documentChangedChannel = 'document_changed';
/** The payload is the id of an analysis that is to be stopped. */
export const analysisCancelledChannel = 'analysis_cancelled';
/** The payload is the id of a review that is to be stopped. */
export const reviewCancelledChannel = 'review_cancelled';
/** The payload is the id of a question whose answer nobody waits for any more. */
export const questionLeftChannel = 'question_left';
/** The payload is the id of a file that somebody waits for: it is ready, or why it is not. */
export const outputChangedChannel = 'output_changed';
/** The payload is the id of a file that nobody waits for any more. */
export const outputLeftChannel = 'output_left';
