/** Parameters as they came: texts, lists and named parts. */
export type Form = { [name: string]: FormValue };
export type FormValue = string | FormValue[] | Form;

/** Reads form-encoded parameters whose names have brackets: `items[0][price]=…`, `expand[]=…`. */
export function parseForm(encoded: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(encoded)) setAt(form, toPath(name), value);
  return toLists(form) as Form;
}

/** The name of a parameter as the provider writes it: `items[0][price]`. */
export function getName([first, ...rest]: readonly PropertyKey[]): string {
  return [String(first), ...rest.map((part) => `[${String(part)}]`)].join('');
}

function toPath(name: string): string[] {
  const bracket = name.indexOf('[');
  if (bracket < 0) return [name];
  return [
    name.slice(0, bracket),
    ...[...name.slice(bracket).matchAll(/\[([^\]]*)\]/g)].map(([, part = '']) => part),
  ];
}

function setAt(form: Form, [name = '', ...rest]: readonly string[], value: string): void {
  const key = name === '' ? String(Object.keys(form).length) : name;
  if (rest.length === 0) {
    define(form, key, value);
    return;
  }
  const held = Object.hasOwn(form, key) ? form[key] : undefined;
  const part: Form = isForm(held) ? held : {};
  define(form, key, part);
  setAt(part, rest, value);
}

/** As `form[key] = value`, for names such as `__proto__` too. */
function define(form: Form, key: string, value: FormValue): void {
  Object.defineProperty(form, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

function toLists(value: FormValue): FormValue {
  if (!isForm(value)) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, toLists(part)] as const);
  const isList = parts.length > 0 && parts.every(([name], index) => name === String(index));
  return isList ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

function isForm(value: FormValue | undefined): value is Form {
  return typeof value === 'object' && !Array.isArray(value);
}
