import type Stripe from 'stripe';
import { getName } from './form.ts';

export interface ErrorBody {
  readonly type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly doc_url?: string;
  readonly param?: string;
  readonly payment_method?: Stripe.PaymentMethod;
  readonly setup_intent?: Partial<Stripe.SetupIntent>;
}

/** What the provider answers instead of an object. */
export class ProviderError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = withPage(body);
  }
}

/** Parameters that are not the call's: nothing is done yet, and the idempotency key stays free. */
export class ParameterError extends ProviderError {
  constructor(message: string, details: Pick<ErrorBody, 'code' | 'param'>) {
    super(400, { type: 'invalid_request_error', message, ...details });
  }
}

/** A rejected request; status 400 by default. */
export function refuse(message: string, details: Partial<ErrorBody> & { status?: number } = {}) {
  const { status = 400, ...rest } = details;
  return new ProviderError(status, { type: 'invalid_request_error', message, ...rest });
}

/** An unknown id: 404 when it is in the path, 400 when it is in the named parameter. */
export function missing(kind: string, id: string, param?: string): ProviderError {
  return refuse(`No such ${kind}: '${id}'`, {
    status: param === undefined ? 404 : 400,
    code: 'resource_missing',
    param: param ?? 'id',
  });
}

export function unknownParameters(names: readonly (readonly PropertyKey[])[]): ParameterError {
  const list = names.map(getName);
  return new ParameterError(
    `Received unknown parameter${list.length > 1 ? 's' : ''}: ${list.join(', ')}`,
    { code: 'parameter_unknown', param: list[0] ?? '' },
  );
}

export function missingParameter(name: readonly PropertyKey[]): ParameterError {
  const param = getName(name);
  return new ParameterError(`Missing required param: ${param}.`, {
    code: 'parameter_missing',
    param,
  });
}

export function invalidParameter(name: readonly PropertyKey[]): ParameterError {
  const param = getName(name);
  return new ParameterError(`Invalid value for ${param}.`, { param });
}

function withPage(body: ErrorBody): ErrorBody {
  if (body.code === undefined) return body;
  const page = body.code.replaceAll('_', '-');
  return { doc_url: `https://docs.stripe.com/error-codes/${page}`, ...body };
}
