import {
  listCompleteElements,
  portionAnswerSchema,
  wholeAnswerSchema,
} from '@clauselight/language-model';
import type * as z from 'zod/mini';
import type { AnswerElement } from './verify/verified-element.ts';
import type { PortionList } from './verify/verify-portion.ts';
import type { WholeList } from './verify/verify-whole.ts';

/** Reads answers while they are being written. */
export interface ElementReader<List extends string> {
  /**
   * The elements that have become complete since the last call, in order. Elements with a wrong shape are left for
   * the end.
   */
  read(answer: unknown, isFinal: boolean): readonly AnswerElement<List>[];
}

type ElementSchemas<List extends string> = Readonly<Record<List, z.ZodMiniType>>;

const { explanations, findings, terms, notes } = portionAnswerSchema.shape;
const portionSchemas: ElementSchemas<PortionList> = {
  explanations: explanations.def.element,
  findings: findings.def.element,
  terms: terms.def.element,
  notes: notes.def.element,
};
const { summary, recommendations, opinion } = wholeAnswerSchema.shape;
const wholeSchemas: ElementSchemas<WholeList> = {
  summary: summary.def.element,
  recommendations: recommendations.def.element,
  opinion,
};

export function createPortionReader(): ElementReader<PortionList> {
  return createElementReader(portionSchemas);
}

export function createWholeReader(): ElementReader<WholeList> {
  return createElementReader(wholeSchemas);
}

function createElementReader<List extends string>(
  schemas: ElementSchemas<List>,
): ElementReader<List> {
  // After a retry the answer starts again. Elements that were seen before are recognized by their content.
  const seen = new Set<string>();
  const lengths = new Map<List, number>();
  const readOne = (list: List, index: number, given: unknown): AnswerElement<List>[] => {
    const parsed = schemas[list].safeParse(given);
    if (!parsed.success) return [];
    const name = `${list} ${JSON.stringify(parsed.data)}`;
    if (seen.has(name)) return [];
    seen.add(name);
    return [{ list, index, value: parsed.data }];
  };
  const readList = (list: List, answer: unknown, isFinal: boolean) => {
    const complete = listComplete(answer, list, isFinal);
    // Called for every few letters that arrive; most calls find the same number of elements.
    const isSame = complete.length === lengths.get(list) && !isFinal;
    lengths.set(list, complete.length);
    return isSame ? [] : complete.flatMap((given, index) => readOne(list, index, given));
  };
  return {
    read: (answer, isFinal) =>
      (Object.keys(schemas) as List[]).flatMap((list) => readList(list, answer, isFinal)),
  };
}

/** A value that is not a list is one element. */
function listComplete(answer: unknown, list: string, isFinal: boolean): readonly unknown[] {
  const entries = Object.entries(Object(answer));
  const isEnded = isFinal || (entries.length > 0 && entries.at(-1)?.[0] !== list);
  const value: unknown = Object(answer)[list];
  if (Array.isArray(value)) return listCompleteElements(value, isEnded);
  return isEnded && value !== undefined ? [value] : [];
}
