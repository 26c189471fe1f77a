const compiled = new Map<string, RegExp>();

/** A pattern of the catalogue as a regular expression without regard to case, compiled when it is first needed. */
export function compileWords(pattern: string): RegExp {
  const known = compiled.get(pattern) ?? new RegExp(pattern, 'i');
  compiled.set(pattern, known);
  return known;
}
