import * as z from 'zod/mini';

/** A unique marker, because a schema's value may be undefined. */
const unreadable = Symbol('unreadable');

/**
 * Parses a model's answer with a schema and keeps as much as possible: invalid list elements are dropped, missing
 * lists are empty, a single value becomes a list, numbers may be strings, and enum values may be in capitals.
 * Undefined if nothing matches the schema or a required value is invalid.
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
