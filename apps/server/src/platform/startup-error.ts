/** A start that cannot succeed until the operator changes something: the message is one line, written for the operator. */
export class StartupError extends Error {
  constructor(message: string, options: { readonly cause?: unknown } = {}) {
    super(message, options);
    this.name = 'StartupError';
  }
}
