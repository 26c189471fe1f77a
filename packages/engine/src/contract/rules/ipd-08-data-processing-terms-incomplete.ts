import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'IPD-08',
  name: 'Data processing terms incomplete',
  category: 'ip-and-data',
  kind: 'checklist',
  baseSeverity: 3,
  grade: 'N',
  documents: ['dpa'],
  borneBy: 'the controller',
  bearer: ['controller', 'customer', 'client', 'data exporter', 'company'],
  items: [
    {
      name: 'processing on documented instructions',
      pattern: String.raw`\b(?:documented|written|customer'?s?|controller'?s?|its|your)\b(?: [\w']+){0,2} instructions?\b|\binstructions (?:of|from|given by|issued by)\b`,
    },
    {
      name: 'confidentiality of the staff',
      pattern: String.raw`\b(?:confidential\w*|secrecy|non-disclosure)\b[^.;]{0,200}\b(?:personnel|persons|people|employees|staff|authori[sz]ed|individuals)\b|\b(?:personnel|persons|people|employees|staff|individuals)\b[^.;]{0,200}\b(?:confidential\w*|secrecy|non-disclosure)\b`,
    },
    {
      name: 'security of processing',
      pattern: String.raw`\btechnical and organi[sz]ational\b|\bappropriate (?:\w+ )?(?:security )?(?:measures|safeguards)\b|\barticle 32\b|\bsecurity (?:policy|policies|measures|controls|program\w*)\b`,
    },
    { name: 'sub-processors', pattern: String.raw`\bsub-? ?processors?\b|\bsubcontractors?\b` },
    {
      name: 'help with the rights of data subjects',
      pattern: String.raw`\bdata subjects?'?\b[^.;]{0,120}\b(?:requests?|rights?)\b|\b(?:requests?|rights?)\b[^.;]{0,120}\bdata subjects?\b|\b(?:assist|cooperat|help)\w*\b[^.;]{0,160}\bdata subject`,
    },
    {
      name: 'help with breaches and impact assessments',
      pattern: String.raw`\bimpact assessments?\b|\bdpia\b|\bprior consultation\b|\b(?:personal )?data breach(?:es)?\b|\bsecurity (?:incidents?|breach(?:es)?)\b`,
    },
    {
      name: 'deletion or return at the end',
      pattern: String.raw`\b(?:delet|return|destr|eras)\w*\b[^.;]{0,120}\b(?:data|copies)\b`,
    },
    {
      name: 'audits and proof of compliance',
      pattern: String.raw`\baudits?\b|\binspections?\b|\bdemonstrate (?:\w+ )?compliance\b`,
    },
    {
      name: 'subject, purpose and kinds of data',
      pattern: String.raw`\b(?:nature|purposes?|subject[- ]matter|duration|categories|types?)\b(?:,? (?:and )?\w+){0,3} of (?:the |such )?(?:personal )?(?:processing|data|data subjects)\b`,
    },
  ],
  counts: 'missing',
  from: 1,
  graverFrom: 2,
  law: 'Regulation (EU) 2016/679 (GDPR), Article 28(3)(a)-(h), and the United Kingdom’s GDPR (as of mid-2026).',
  why: 'A processor contract that misses an item of Article 28(3) of the GDPR does not comply, and the controller answers for it. The item may stand in the main agreement.',
  request: 'Add what Article 28(3) asks for',
  mitigation:
    'Add the missing items, or use the standard clauses of the European Commission for processors. Fallback: point to the place in the main agreement where the item is settled.',
  wording:
    'To the extent that this agreement does not contain a term required by Article 28(3) of Regulation (EU) 2016/679, the standard contractual clauses of Commission Implementing Decision (EU) 2021/915 apply in that respect and form part of this agreement.',
  advice: {
    laws: ['eu', 'england'],
    elsewhere: {
      request: 'Add what is missing',
      mitigation: 'Ask for the missing items, in this document or in one that it names.',
    },
  },
  source: 'GDPR Article 28(3)(a)-(h); Common Paper Data Processing Agreement sections 2-7',
  examples: {
    matches: [
      'Processor shall process personal data only on documented instructions of Controller. Processor may use sub-processors. Audits are permitted once a year.',
    ],
    leaves: [
      'Processor acts on documented instructions of Controller. Its employees are bound to confidentiality. It takes appropriate technical and organisational measures. It engages sub-processors with consent. It assists with requests of data subjects. It reports every personal data breach. It shall delete all personal data at the end. Controller may carry out audits. Schedule 1 states the nature and purpose of the processing.',
    ],
  },
};
