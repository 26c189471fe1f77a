/** The kinds of visitors. The owner of the requested object is once a guest and once a signed-in person. */
export const askers = [
  'no session',
  'a guest',
  'another user',
  'a revoked session',
  'the owner',
] as const;
export type Asker = (typeof askers)[number];

/** What an owner has. */
export interface Things {
  readonly documentId: string;
  readonly analysisId: string;
  /** Of the same document. */
  readonly otherAnalysisId: string;
  readonly findingId: string;
  readonly highlightId: string;
  readonly deletedHighlightId: string;
  /** Of persons alone. */
  readonly exportId: string;
  readonly sessionId: string;
  readonly shareId: string;
  readonly shareToken: string;
}

/** The status and, for an error, the code of the answer. */
type Answer = number | readonly [number, string];

/** Who may do what, in the words of the rows below. */
export type Rule = Readonly<Record<Asker, Answer>>;

export interface AccessRow {
  readonly rule: (isGuest: boolean) => Rule;
  /** The address with the ids of the owner's things. */
  readonly path: (things: Things) => string;
  readonly body?: unknown;
  /** What the owner's answer must contain, and nobody else's may. */
  readonly shows?: (things: Things) => string;
}

const notFound = [404, 'not_found'] as const;
const notSignedIn = [401, 'not_authenticated'] as const;

/** Everybody gets the same. */
export const anybody = (answer: Answer) => () =>
  Object.fromEntries(askers.map((asker) => [asker, answer])) as Rule;
/** The owner gets it; to anybody else it does not exist. */
export const ownerOnly = (answer: Answer) => (): Rule => ({
  'no session': notFound,
  'a guest': notFound,
  'another user': notFound,
  'a revoked session': notFound,
  'the owner': answer,
});
/** A thing that persons alone have: guests are asked to sign in. */
export const userOnly =
  (own: Answer, others: Answer = notFound) =>
  (isGuest: boolean): Rule => ({
    'no session': notSignedIn,
    'a guest': notSignedIn,
    'another user': others,
    'a revoked session': notSignedIn,
    'the owner': isGuest ? notSignedIn : own,
  });

/** Access by a link; guests have none. */
export const linkHolder =
  (answer: Answer) =>
  (isGuest: boolean): Rule =>
    anybody(isGuest ? notFound : answer)();
