import type { DocumentKind } from '@clauselight/schema';

/**
 * One step of a change. Texts may contain tokens: `{bearer}` and `{other}` (the party with the risk and the other one, as
 * the document calls them; `{Bearer}` at the start of a sentence, `{bearer's}` and `{bearer:o}` for possessive and
 * object), `{agreement}` (“this Agreement”), and `{30}` (a number in the document's style: “thirty (30)”). A step whose
 * token is not known for a document does not apply to it.
 */
export type RecipeStep =
  /** Replaces every match of a pattern in the sentence. `$1` stands for a group. */
  | { readonly do: 'replace'; readonly find: string; readonly by: string }
  /** Changes lengths of time behind or before words that match `near`, where they are shorter or longer than `to`. */
  | {
      readonly do: 'set-time';
      readonly near: string;
      readonly to: { readonly count: number; readonly unit: 'day' | 'month' | 'year' };
      readonly if: 'shorter' | 'longer';
    }
  /** Makes a right or duty of one party that of both. */
  | { readonly do: 'make-mutual' }
  /** Adds words before the full stop of the sentence. */
  | { readonly do: 'extend'; readonly text: string }
  /** Adds a sentence behind the passage. */
  | { readonly do: 'add-sentence'; readonly text: string }
  | { readonly do: 'delete-sentence' }
  /** Deletes the sentence behind the passage in the same paragraph, which must match: it would contradict the change. */
  | { readonly do: 'delete-next'; readonly find: string }
  /** Adds a numbered clause at the end of the agreement. */
  | { readonly do: 'add-clause'; readonly heading: string; readonly text: string };

/** How the words behind a finding are changed. */
export interface ChangeRecipe {
  /** Ids of the rules and concepts whose findings it answers. */
  readonly for: readonly string[];
  /** What it does, as an instruction. */
  readonly title: string;
  /** A pattern that the sentence must match. */
  readonly needs?: string;
  /** A pattern that the sentence must not match. */
  readonly unless?: string;
  /** A pattern that no other sentence of the paragraph must match: it would contradict the change. */
  readonly unlessNear?: string;
  /** The party with the risk must be the first of the two that the sentence names: it is the one who promises. */
  readonly isBearerFirst?: true;
  /** Kinds of documents to which it applies; absent for all. */
  readonly kinds?: readonly DocumentKind[];
  /** All of them must apply. */
  readonly steps: readonly RecipeStep[];
}
