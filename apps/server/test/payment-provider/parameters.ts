import type Stripe from 'stripe';
import { z } from 'zod';
import {
  invalidParameter,
  missingParameter,
  type ParameterError,
  unknownParameters,
} from './errors.ts';
import type { Form } from './form.ts';

/** Names and schemas of a call's parameters: a name that the library's own type does not know is a type error. */
export type Shape<Parameters> = { [Name in keyof Parameters]?: z.ZodType };

export const boolean = z.enum(['true', 'false']).transform((value) => value === 'true');
export const integer = z
  .string()
  .regex(/^-?\d+$/)
  .transform(Number);
/** A text, or none: the provider takes an empty text as «remove it». */
export const removable = z.string().transform((value) => (value === '' ? null : value));
export const metadata = z.union([z.literal(''), z.record(z.string(), z.string())]);
export const expand = z.array(z.string()).optional();

export const pages = {
  limit: integer.pipe(z.number().min(1).max(100)).optional(),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
} satisfies Shape<Stripe.PaginationParams>;

export type Metadata = z.output<typeof metadata>;

/** Reads a call's parameters, or throws what the provider answers to such ones. */
export function readParameters<Schema extends z.ZodType>(
  schema: Schema,
  form: Form,
): z.output<Schema> {
  const { data, error } = schema.safeParse(form);
  if (error) throw explain(error, form);
  return data as z.output<Schema>;
}

/** Metadata after an update: given names are set, those given empty are removed, an empty text removes all. */
export function mergeMetadata(held: Stripe.Metadata, given: Metadata | undefined): Stripe.Metadata {
  if (given === undefined) return held;
  if (given === '') return {};
  return Object.fromEntries(
    Object.entries({ ...held, ...given }).filter(([, value]) => value !== ''),
  );
}

function explain({ issues }: z.ZodError, form: Form): ParameterError {
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [],
  );
  if (unknown.length > 0) return unknownParameters(unknown);
  const path = issues[0]?.path ?? [];
  if (getAt(form, path) === undefined) return missingParameter(path);
  return invalidParameter(path);
}

function getAt(form: Form, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value ? Reflect.get(value, key) : undefined),
    form,
  );
}
