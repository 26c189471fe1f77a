/** What one element must be: `ol.start#terms`. */
export interface Compound {
  readonly tag: string | undefined;
  readonly id: string | undefined;
  readonly classes: readonly string[];
  /** Whether it must stand directly in the element before it: `ol > li`. */
  readonly isChild: boolean;
}

export interface Selector {
  /** From the outermost in; the last is the element the rule is for. */
  readonly compounds: readonly Compound[];
  /** Whether the rule is for what stands in front of the element. */
  readonly isBefore: boolean;
  /** The more, the more specific. */
  readonly weight: number;
}

const mostCompounds = 6;
const compoundPattern = /^(\*|[a-z][\w-]*)?((?:[.#][\w-]+)*)$/i;

/** Parses names, classes, ids and the two plain combinators; nothing for a selector that asks for more. */
export function parseSelector(text: string): Selector | undefined {
  const source = text.trim().slice(0, 300);
  const plain = source.replace(/::?(?:before|marker)$/i, '');
  const steps = plain.replaceAll('>', ' > ').split(/\s+/).filter(Boolean);
  const compounds: Compound[] = [];
  let isChild = false;
  for (const step of steps) {
    if (step === '>') {
      isChild = true;
      continue;
    }
    const compound = parseCompound(step, isChild);
    if (compound === undefined) return undefined;
    compounds.push(compound);
    isChild = false;
  }
  if (compounds.length === 0 || compounds.length > mostCompounds || isChild) return undefined;
  return { compounds, isBefore: plain !== source, weight: weigh(compounds) };
}

function parseCompound(step: string, isChild: boolean): Compound | undefined {
  const match = compoundPattern.exec(step);
  if (match === null) return undefined;
  const [, tag, more = ''] = match;
  const names = more.match(/[.#][\w-]+/g) ?? [];
  return {
    tag: tag === undefined || tag === '*' ? undefined : tag.toLowerCase(),
    id: names.find((name) => name.startsWith('#'))?.slice(1),
    classes: names.filter((name) => name.startsWith('.')).map((name) => name.slice(1)),
    isChild,
  };
}

function weigh(compounds: readonly Compound[]): number {
  return compounds.reduce(
    (sum, { tag, id, classes }) =>
      sum + (id === undefined ? 0 : 10_000) + classes.length * 100 + (tag === undefined ? 0 : 1),
    0,
  );
}
