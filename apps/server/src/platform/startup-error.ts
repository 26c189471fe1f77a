/** Thrown if the server cannot start until the operator changes something. The message is one line for the operator. */
export class StartupError extends Error {
  constructor(message: string, options: { readonly cause?: unknown } = {}) {
    super(message, options);
    this.name = 'StartupError';
  }
}
