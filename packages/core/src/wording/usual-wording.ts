import type {
  Check,
  DocumentKind,
  Finding,
  Usual,
  UsualAnswers,
  UsualFigure,
  UsualRange,
  UsualShare,
} from '@clauselight/schema';

/** What is usual, as the name of a column. */
export const usualTitle = 'Usual';
/** What the counts rest on, and that they judge nothing. */
export const usualNote =
  'What is usual is counted on contracts of US companies that lawyers annotated: 1990s to 2020, most of them negotiated (CUAD). It is not what is right, and no finding and no score depends on it.';
/** The same for questions to non-disclosure agreements. */
export const usualAnswersNote =
  'What is usual is counted on agreements from the web and from US companies that people annotated (ContractNLI). It is not what is right, and no finding and no score depends on it.';

/** From this share on most contracts have a clause; up to the other one few have it. Set by hand: three and one of four. */
const most = 0.75;
const few = 0.25;

/** How the counted contracts of a kind are called: by what they are, where the kind has others too. */
const countedKinds: Readonly<Partial<Record<DocumentKind, string>>> = {
  agency: 'agency or affiliate agreements',
  distribution: 'distribution or reseller agreements',
  'joint-venture': 'joint venture or alliance agreements',
  licence: 'licence agreements',
  saas: 'hosting agreements',
  services: 'services agreements',
  sponsorship: 'sponsorship or endorsement agreements',
  supply: 'supply or manufacturing agreements',
};
const anyKind = 'commercial contracts';

const figureUnits: Readonly<Record<UsualFigure, string>> = {
  'renewal-notice': 'days',
  'termination-notice': 'days',
  'renewal-term': 'months',
  'warranty-duration': 'months',
  'non-compete-after-end': 'months after the end',
  'liability-cap-months': 'months of fees',
  'cure-period': 'days',
};

/**
 * What real contracts have of something, in sentences: whether a clause is usual, then which lengths are.
 *
 * @param usual - What is known; nothing gives no sentence.
 * @returns Sentences to show, for example `Usual here: most, 32 of 37 licence agreements, have a clause “Audit rights”.`
 */
export function describeUsual(usual: Usual | undefined): readonly string[] {
  return [
    ...(usual?.share ? [describeShare(usual.share)] : []),
    ...(usual?.range ? [describeRange(usual.range)] : []),
  ];
}

function describeShare({ kind, clause, withClause, total }: UsualShare): string {
  if (withClause === 0) {
    return `Usual here: none of ${total} ${nameCounted(kind)} has a clause “${clause}”.`;
  }
  const counted = `${withClause} of ${total} ${nameCounted(kind)}`;
  const share = withClause / total;
  const subject = share >= most ? `most, ${counted},` : share <= few ? `few, ${counted},` : counted;
  return `Usual here: ${subject} have a clause “${clause}”.`;
}

/**
 * The lengths that the middle half of real contracts states.
 *
 * @param range - The range; one length if its ends are equal.
 * @returns A sentence to show, for example `Usual: 30 to 90 days (middle half of 71 commercial contracts).`
 */
export function describeRange({ kind, figure, lower, upper, total }: UsualRange): string {
  const lengths = lower === upper ? `${lower}` : `${lower} to ${upper}`;
  return `Usual: ${lengths} ${figureUnits[figure]} (middle half of ${total} ${nameCounted(kind)}).`;
}

/**
 * What real non-disclosure agreements answer to a question.
 *
 * @param answers - How many say so, say the opposite, and how many there are.
 * @returns A sentence to show.
 */
export function describeAnswers({ said, denied, total }: UsualAnswers): string {
  const opposite = denied === 0 ? 'none says the opposite' : `${denied} say the opposite`;
  return `Usual here: ${said} of ${total} non-disclosure agreements say so, ${opposite}.`;
}

/**
 * What is usual of a clause, in few words.
 *
 * @param usual - What is known.
 * @returns For example `in 32 of 37`; undefined where it was not counted.
 */
export function formatUsualShare(usual: Usual | undefined): string | undefined {
  return usual?.share && `in ${usual.share.withClause} of ${usual.share.total}`;
}

/**
 * What is usual where a finding was made: the check that made it knows.
 *
 * @param finding - The finding; only its rule counts.
 * @param checks - All checks of its analysis.
 * @returns What is known; undefined if nothing is.
 */
export function findUsual(
  { ruleId }: Pick<Finding, 'ruleId'>,
  checks: readonly Pick<Check, 'ruleId' | 'usual'>[],
): Usual | undefined {
  return checks.find((check) => check.ruleId === ruleId)?.usual;
}

function nameCounted(kind: DocumentKind | undefined): string {
  return (kind && countedKinds[kind]) ?? anyKind;
}
