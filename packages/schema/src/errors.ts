import { documentErrors } from './document-errors.ts';
import type { ErrorFacts } from './error-facts.ts';

/** The table of all expected failures. A message says what happened and, if possible, what to do. */
export const errors = {
  ...documentErrors,
  invalid_request: {
    status: 400,
    isRetryable: false,
    message: 'The request is not valid.',
  },
  not_authenticated: { status: 401, isRetryable: false, message: 'Please sign in to continue.' },
  wrong_confirmation: {
    status: 400,
    isRetryable: false,
    message: 'To delete the account, please type DELETE in capital letters.',
  },
  export_not_ready: {
    status: 409,
    isRetryable: true,
    message: 'This export is still being prepared. Please try again in a moment.',
  },
  export_expired: {
    status: 410,
    isRetryable: false,
    message: 'This export is no longer available. Please ask for a new one.',
  },
  invalid_unsubscribe_link: {
    status: 400,
    isRetryable: false,
    message: 'This link is not complete. Please use the link as it stands in the mail, or sign in.',
  },
  share_password_required: {
    status: 401,
    isRetryable: false,
    message: 'This link is protected. Please enter the password that you were given.',
  },
  share_password_wrong: {
    status: 403,
    isRetryable: false,
    message: 'This is not the password of this link. Please check it and try again.',
  },
  share_locked: {
    status: 429,
    isRetryable: true,
    message:
      'Too many wrong passwords. This link stays closed for a while; please try again later.',
  },
  too_many_shares: {
    status: 409,
    isRetryable: false,
    message: 'This analysis has as many open links as it can have. Please revoke one first.',
  },
  no_word_original: {
    status: 409,
    isRetryable: false,
    message: 'Comments need a Word document (DOCX). This one was uploaded in another format.',
  },
  no_dates: {
    status: 409,
    isRetryable: false,
    message: 'This analysis found no date that could stand in a calendar.',
  },
  no_changes: {
    status: 409,
    isRetryable: false,
    message: 'No change of this document could be proven.',
  },
  report_failed: {
    status: 500,
    isRetryable: true,
    message: 'The file could not be made. Nothing is lost; please try again.',
  },
  pdf_unavailable: {
    status: 501,
    isRetryable: false,
    message: 'This kind of machine cannot make PDF files. Please take the Word report instead.',
  },
  comparison_failed: {
    status: 500,
    isRetryable: true,
    message: 'The documents could not be compared. Nothing is lost; please try again.',
  },
  cross_origin: {
    status: 403,
    isRetryable: false,
    message: 'This request came from another site and was refused.',
  },
  not_found: {
    status: 404,
    isRetryable: false,
    message: 'There is nothing here under this address.',
  },
  text_not_ready: {
    status: 409,
    isRetryable: true,
    message: 'The text of this document has not been read yet. Analyze it first.',
  },
  analysis_cancelled: {
    status: 409,
    isRetryable: true,
    message: 'The analysis was cancelled.',
  },
  analysis_not_running: {
    status: 409,
    isRetryable: false,
    message: 'This analysis has already ended.',
  },
  highlight_not_anchored: {
    status: 409,
    isRetryable: false,
    message:
      'These words do not stand at this place of the document. Please select the passage again.',
  },
  too_many_highlights: {
    status: 409,
    isRetryable: false,
    message: 'This document has as many highlights as it can hold. Please delete some first.',
  },
  analysis_missing: {
    status: 409,
    isRetryable: true,
    message: 'This document has not been analyzed yet. Analyze it first.',
  },
  model_off: {
    status: 409,
    isRetryable: false,
    message: 'There is no language model to ask: none is set up, or you have switched it off.',
  },
  review_not_running: {
    status: 409,
    isRetryable: false,
    message: 'This review has already ended.',
  },
  selection_not_found: {
    status: 422,
    isRetryable: false,
    message: 'These words were not found in the document. Please select the passage again.',
  },
  billing_off: {
    status: 503,
    isRetryable: false,
    message: 'Billing is off on this server: every feature is free of limits.',
  },
  allowance_used: {
    status: 402,
    isRetryable: false,
    message:
      'Your free analyses of today are used up. Start a free trial for unlimited analyses, or come back tomorrow.',
  },
  already_subscribed: {
    status: 409,
    isRetryable: false,
    message: 'You have a subscription already. You can manage it on your profile.',
  },
  trial_used: {
    status: 409,
    isRetryable: false,
    message: 'You have had your free trial. Please reload the page to subscribe without one.',
  },
  no_subscription: {
    status: 409,
    isRetryable: false,
    message: 'There is no subscription to manage yet.',
  },
  payment_unavailable: {
    status: 503,
    isRetryable: true,
    message:
      'The payment provider does not answer at the moment. Nothing was charged. Please try again in a few minutes.',
  },
  payment_misconfigured: {
    status: 503,
    isRetryable: false,
    message:
      'Payments are not set up correctly on this server. Nothing was charged. Please tell whoever runs it.',
  },
  invalid_signature: {
    status: 400,
    isRetryable: false,
    message: 'This event was not signed by the payment provider, or too long ago.',
  },
  body_too_large: {
    status: 413,
    isRetryable: false,
    message: 'This request is larger than the server takes. Please send less at once.',
  },
  range_not_satisfiable: {
    status: 416,
    isRetryable: false,
    message: 'The file ends before the part that was asked for.',
  },
  analysis_failed: {
    status: 500,
    isRetryable: true,
    message: 'The analysis stopped unexpectedly. Please try again.',
  },
  rate_limited: {
    status: 429,
    isRetryable: true,
    message: 'Too many requests in a short time. Please wait a moment and try again.',
  },
  too_many_streams: {
    status: 429,
    isRetryable: true,
    message: 'Too many of your pages are waiting at once. Please close some and try again.',
  },
  too_much_queued: {
    status: 429,
    isRetryable: true,
    message: 'Too much of your work is waiting. Please try again when some of it is done.',
  },
  upload_volume: {
    status: 429,
    isRetryable: true,
    message: 'You have sent too much at once. Please upload the rest in a minute.',
  },
  storage_full: {
    status: 409,
    isRetryable: false,
    message: 'Your storage is full. Please delete documents that you no longer need and try again.',
  },
  internal: {
    status: 500,
    isRetryable: true,
    message: 'Something went wrong on our side. Please try again.',
  },
  storage_unavailable: {
    status: 503,
    isRetryable: true,
    message:
      'The server cannot use its storage at the moment. What is stored stays safe. Please try again in a minute.',
  },
  unavailable: {
    status: 503,
    isRetryable: true,
    message: 'The server is starting or stopping. Please try again in a moment.',
  },
} as const satisfies Record<string, ErrorFacts>;
