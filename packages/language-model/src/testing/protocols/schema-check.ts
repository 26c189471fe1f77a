import type { JsonSchema } from './protocol.ts';

/**
 * Where a schema breaks the rules of structured output, in words; undefined if it keeps them: objects say that nothing
 * else may be in them and, where `isStrict`, that all of it must be.
 */
export function findSchemaFault(
  schema: JsonSchema,
  isStrict: boolean,
  path: readonly string[] = [],
): string | undefined {
  const context = `In context=(${path.map((name) => `'${name}'`).join(', ')})`;
  if (schema.type === 'object') {
    if (schema.additionalProperties !== false)
      return `${context}, 'additionalProperties' is required to be supplied and to be false.`;
    const missing = Object.keys(schema.properties ?? {}).find(
      (name) => !schema.required?.includes(name),
    );
    if (isStrict && missing !== undefined)
      return `${context}, 'required' is required to be supplied and to be an array including every key in properties. Missing '${missing}'.`;
  }
  for (const [step, child] of listChildren(schema)) {
    const fault = findSchemaFault(child, isStrict, [...path, ...step]);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function listChildren(schema: JsonSchema): (readonly [readonly string[], JsonSchema])[] {
  return [
    ...Object.entries(schema.properties ?? {}).map(
      ([name, child]) => [['properties', name], child] as const,
    ),
    ...(schema.items ? [[['items'], schema.items] as const] : []),
    ...(schema.anyOf ?? []).map((child, index) => [['anyOf', String(index)], child] as const),
  ];
}
