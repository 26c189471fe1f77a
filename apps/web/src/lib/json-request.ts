/** The options of a request that carries a value as JSON. */
export function writeJson(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  value: unknown,
): RequestInit {
  return {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value),
  };
}
