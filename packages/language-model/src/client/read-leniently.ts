import * as z from 'zod/mini';

/** A marker of its own: a value of a schema may be undefined. */
const unreadable = Symbol('unreadable');

/**
 * Reads what a model answered by a schema, and loses as little as possible of it: elements of lists that do not fit are left
 * out, lists that are missing are empty, one value is a list of one, figures may be written as strings and names of kinds in
 * capitals. Absent where nothing of the schema is there, or a value does not fit that cannot be left out.
 */
export function readLeniently<Answer>(
  schema: z.ZodMiniType<Answer>,
  value: unknown,
): Answer | undefined {
  const shape = schema instanceof z.ZodMiniObject ? Object.keys(schema.def.shape) : [];
  const isAddressed =
    typeof value === 'object' && value !== null && shape.some((key) => Object.hasOwn(value, key));
  if (!isAddressed) return undefined;
  const parsed = schema.safeParse(read(schema, value));
  return parsed.success ? parsed.data : undefined;
}

function read(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodMiniObject) return readObject(schema, value);
  if (schema instanceof z.ZodMiniArray) return readList(schema, value);
  return readValue(schema, value);
}

function readObject(schema: z.ZodMiniObject, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return unreadable;
  const given = new Map(Object.entries(value));
  const entries = Object.entries(schema.def.shape).map(
    ([key, inner]) => [key, read(inner, given.get(key))] as const,
  );
  return entries.some(([, inner]) => inner === unreadable)
    ? unreadable
    : Object.fromEntries(entries);
}

function readList(schema: z.ZodMiniArray, value: unknown): unknown {
  if (value === undefined || value === null) return [];
  const elements = Array.isArray(value) ? value : [value];
  return elements
    .map((element) => read(schema.def.element, element))
    .filter((element) => element !== unreadable);
}

function readValue(schema: z.core.$ZodType, value: unknown): unknown {
  const candidates =
    typeof value === 'string'
      ? [value, value.trim().toLowerCase(), Number.parseFloat(value)]
      : [value];
  const fitting = candidates.find((candidate) => z.safeParse(schema, candidate).success);
  return fitting === undefined ? unreadable : fitting;
}
