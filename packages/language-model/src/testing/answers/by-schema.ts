import type { JsonSchema } from '../protocols/protocol.ts';

/** The least value that a schema admits, its words taken from what was quoted: for tasks the stand-in does not know. */
export function answerBySchema(schema: JsonSchema | undefined, words: string): unknown {
  if (schema === undefined) return { text: words };
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf !== undefined) return answerBySchema(schema.anyOf[0], words);
  if (schema.type === 'array') return schema.items ? [answerBySchema(schema.items, words)] : [];
  if (schema.type === 'number' || schema.type === 'integer') return 0;
  if (schema.type === 'boolean') return false;
  if (schema.type === 'string') return words;
  const properties = Object.entries(schema.properties ?? {});
  return Object.fromEntries(
    properties.map(([name, property]) => [name, answerBySchema(property, words)]),
  );
}
