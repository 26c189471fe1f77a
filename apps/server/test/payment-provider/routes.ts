import type { z } from 'zod';
import { copy } from './events.ts';
import { expandPaths } from './expansion.ts';
import type { Form } from './form.ts';
import { readParameters } from './parameters.ts';
import type { World } from './world.ts';

/** A request to an address of the API. */
export interface Call<Parameters> {
  /** The id in the path, empty if there is none. */
  readonly id: string;
  readonly parameters: Parameters;
  /** Given when the browser calls, which may read and confirm one setup intent by its secret. */
  readonly clientSecret?: string | undefined;
}

/** An address of the API and what it answers. */
export interface Route {
  readonly method: string;
  readonly path: RegExp;
  /** Does the work; throws `ProviderError` for what is refused. */
  answer(world: World, call: Call<Form>): object;
}

/** The answer's objects are written out where `expand` asks for it. */
export function route<Schema extends z.ZodType<{ expand?: string[] | undefined }>>(
  address: `${'GET' | 'POST' | 'DELETE'} /v1/${string}`,
  schema: Schema,
  answer: (world: World, call: Call<z.output<Schema>>) => object,
): Route {
  const [method = '', path = ''] = address.split(' ');
  return {
    method,
    path: new RegExp(`^${path.replace(':id', '([^/]+)')}$`),
    answer(world, call) {
      const parameters = readParameters(schema, call.parameters);
      const object = copy(answer(world, { ...call, parameters }));
      expandPaths(world, object, parameters.expand ?? []);
      return object;
    },
  };
}
