/** PostgreSQL NOTIFY channels; each payload is a document's id. */
export const documentChangedChannel = 'document_changed';
/** The payload is the id of an analysis that is to be stopped. */
export const analysisCancelledChannel = 'analysis_cancelled';
/** The payload is the id of a review that is to be stopped. */
export const reviewCancelledChannel = 'review_cancelled';
/** The payload is the id of a question whose answer nobody waits for any more. */
export const questionLeftChannel = 'question_left';
