import type { AnalysisDetail, Term, TermType } from '@clauselight/schema';
import { Part } from '../../../ui/panel.tsx';
import { useAnalysisContext } from '../analysis-context.ts';
import { type Fact, FactList } from '../details/fact-list.tsx';
import { t } from '../messages.ts';
import { selectTermsAtAGlance } from './term-groups.ts';

const mostTerms = 7;
/** Types of terms that the first two facts of a contract already cover. */
const valueAndTerm: readonly TermType[] = ['contract-value', 'contract-term'];

interface TermsAtAGlanceProps {
  detail: Pick<AnalysisDetail, 'contractValue' | 'contractTerm'>;
  terms: readonly Term[];
}

/** What a reader asks for first; of a contract its value and its term in any case. */
export function TermsAtAGlance({ detail, terms }: TermsAtAGlanceProps) {
  const { family } = useAnalysisContext();
  const isContract = family === 'contract';
  const chosen = selectTermsAtAGlance(terms, mostTerms)
    .filter(({ type, display }) => !isContract || !isSaid(type, display, detail))
    .map(({ label, display, evidence }) => ({ label, value: display, evidence }));
  const facts: Fact[] = isContract ? [...listValueAndTerm(detail, terms), ...chosen] : chosen;
  return (
    <Part
      title={t('results.glance.title')}
      aside={<span className="label">{t('results.glance.count', { count: terms.length })}</span>}
    >
      {facts.length === 0 && <p className="text-ink-soft">{t('results.glance.none')}</p>}
      <FactList facts={facts} />
    </Part>
  );
}

type ValueAndTerm = TermsAtAGlanceProps['detail'];

function isSaid(type: TermType, display: string, { contractValue }: ValueAndTerm): boolean {
  if (valueAndTerm.includes(type)) return true;
  return type === 'recurring-value' && display === contractValue;
}

function listValueAndTerm({ contractValue, contractTerm }: ValueAndTerm, terms: readonly Term[]) {
  const absent = t('results.facts.absent');
  const find = (display: string | undefined) =>
    terms.find((term) => term.display === display)?.evidence;
  return [
    {
      label: t('results.glance.contractValue'),
      value: contractValue ?? absent,
      evidence: find(contractValue),
    },
    {
      label: t('results.glance.contractTerm'),
      value: contractTerm ?? absent,
      evidence: find(contractTerm),
    },
  ];
}
