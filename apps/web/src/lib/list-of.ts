import type { Schema } from './http.ts';

/** The schema of a list; its `parse` throws where there is none, or where one of its items does not fit. */
export function listOf<T>(schema: Schema<T>): Schema<T[]> {
  return {
    parse(value) {
      if (!Array.isArray(value)) throw new TypeError('the answer is no list');
      return value.map((item) => schema.parse(item));
    },
  };
}
