import type { RiskCategory, Severity } from '@clauselight/schema';
import type { UnfairCategory } from './unfair-term.ts';

/** The texts of the findings of one kind. */
export interface UnfairnessDescription {
  /** Id of the check, stable. */
  readonly label: string;
  readonly name: string;
  readonly category: RiskCategory;
  /** The usual grade of the annotators: 2 or 3 when mostly potentially unfair, 4 when mostly clearly unfair. */
  readonly severity: Severity;
  /** Why it matters to the consumer. */
  readonly why: string;
  /** What it means to the provider. */
  readonly advantage: string;
  /** What to ask for, as a short instruction. */
  readonly request: string;
  /** What to ask for in full, with a fallback. */
  readonly mitigation: string;
  /** Replacement wording. */
  readonly wording: string;
  /** What to ask for where nobody pays: there is nothing to refund. */
  readonly whenFree?: { readonly request: string; readonly mitigation: string };
  readonly source: string;
}

const claudette = 'CLAUDETTE annotation guidelines (Lippi et al. 2019)';

/** Every kind of unfair term. Law of the European Union as of 2025. */
export const unfairnessDescriptions: Readonly<Record<UnfairCategory, UnfairnessDescription>> = {
  arbitration: {
    label: 'UCT-01',
    name: 'Arbitration instead of a court',
    category: 'disputes',
    severity: 4,
    why: 'A dispute goes to a private tribunal, often far away and for a fee, before or instead of a court; joining with others in the same position is usually given up as well.',
    advantage:
      'Disputes stay private and apart from one another, before a tribunal that the provider has chosen.',
    request: 'Keep the way to the courts open',
    mitigation:
      'Ask for arbitration at your choice only. Fallback: an exception for small claims, a right to opt out within thirty days, a hearing where you live or by video, and the costs borne by the provider.',
    wording:
      'You may bring any dispute before the courts of the place where you live. Arbitration takes place only where you agree to it after the dispute has arisen.',
    source: `Directive 93/13/EEC, Annex 1(q); ${claudette}, class A`,
  },
  'unilateral-change': {
    label: 'UCT-02',
    name: 'Terms or service changed by one side',
    category: 'unilateral-rights',
    severity: 3,
    why: 'The provider may change what you agreed to, what you get or what you pay, without having to give a good reason or to ask you.',
    advantage:
      'The service and its terms can be changed for everybody at once without asking anyone.',
    request: 'Limit changes to stated reasons, with notice and a way out',
    mitigation:
      'Ask that changes need a reason named in the contract and thirty days’ notice, and that you may leave free of charge with a refund of what you paid in advance. Fallback: no change to price or main features during a paid period.',
    wording:
      'We may change these terms only where the law, security or a technical development requires it. We tell you at least thirty days before; until then you may end the contract free of charge and we refund what you paid for the time that is left.',
    whenFree: {
      request: 'Limit changes to stated reasons, with notice',
      mitigation:
        'Ask that changes need a reason named in the terms, are told to you before they apply, and change nothing for the past.',
    },
    source: `Directive 93/13/EEC, Annex 1(j), (k) and (l); Directive (EU) 2019/770, Article 19; ${claudette}, class CH`,
  },
  'content-removal': {
    label: 'UCT-03',
    name: 'Content removed at discretion',
    category: 'unilateral-rights',
    severity: 3,
    why: 'What you post, or a purchase or name that is yours, may be taken away at the provider’s own judgement, with no reason, warning or way to object.',
    advantage: 'Content can be taken down at once without giving reasons.',
    request: 'Ask for reasons, notice and a way to object',
    mitigation:
      'Ask that content is removed only where it breaks the law or a stated rule, with the reason given and a way to object. Fallback: a chance to save a copy first.',
    wording:
      'We remove content only where it is unlawful or breaks these rules. We tell you which rule and why, and you may object within fourteen days; a person then decides again.',
    source: `Regulation (EU) 2022/2065, Articles 14, 17 and 20; ${claudette}, class CR`,
  },
  jurisdiction: {
    label: 'UCT-04',
    name: 'Courts far from the consumer',
    category: 'disputes',
    severity: 4,
    why: 'You would have to sue, or defend yourself, in a court away from where you live; travel and a foreign lawyer can cost more than the claim.',
    advantage: 'All disputes come to the courts at home.',
    request: 'Ask for the courts of the consumer’s home',
    mitigation:
      'Ask that you may sue and be sued where you live. Consumers in the European Union have that right whatever the term says. Fallback: non-exclusive jurisdiction, so that your own courts stay open.',
    wording:
      'You may bring claims against us in the courts of the place where you live, and we may bring claims against you only there.',
    source: `Directive 93/13/EEC, Annex 1(q); Court of Justice, C-240/98 to C-244/98 Océano Grupo; Regulation (EU) 1215/2012, Articles 17 to 19; ${claudette}, class J`,
  },
  'choice-of-law': {
    label: 'UCT-05',
    name: 'Law of another country',
    category: 'disputes',
    severity: 3,
    why: 'The contract is read under a law that is not your own, and may look as though the protection of consumers at home did not apply.',
    advantage: 'One familiar law governs the contracts with all customers.',
    request: 'Ask for the law of the consumer’s home',
    mitigation:
      'Ask for the law of your home country. Fallback: a plain statement that the mandatory protection of consumers where you live stays untouched; without it the term can mislead and is itself unfair.',
    wording:
      'The law of the country where you live applies. If another law is named, you keep every protection that the mandatory law of the country where you live gives you.',
    source: `Regulation (EC) 593/2008, Article 6(2); Court of Justice, C-191/15 VKI v Amazon; ${claudette}, class LAW`,
  },
  'limitation-of-liability': {
    label: 'UCT-06',
    name: 'Liability excluded or limited',
    category: 'liability',
    severity: 3,
    why: 'If the service fails or causes harm, the provider pays little or nothing, and the loss stays with you.',
    advantage: 'Claims of customers are kept away or kept small.',
    request: 'Limit the exclusion to what was not the provider’s fault',
    mitigation:
      'Ask that the provider answers for intent, gross negligence, injury to persons and breach of its main duties, up to the damage to be expected. Fallback: a ceiling well above the price, and none for those cases.',
    wording:
      'We are liable without limit for intent, gross negligence and injury to life, body or health. For other breaches of our main duties we are liable up to the damage that was to be expected. Your statutory rights stay as they are.',
    source: `Directive 93/13/EEC, Annex 1(a) and (b); ${claudette}, class LTD`,
  },
  'unilateral-termination': {
    label: 'UCT-07',
    name: 'Account or service ended by one side',
    category: 'termination',
    severity: 3,
    why: 'The provider may suspend or close your account, or stop the service, for reasons that it alone judges or without any, and you may lose what you paid for or stored there.',
    advantage: 'Customers and services can be dropped at short notice.',
    request: 'Ask for stated reasons, notice and a refund',
    mitigation:
      'Ask for thirty days’ notice, except for a serious breach that is named to you, for time to save your data and for a refund of what you paid in advance. Fallback: a chance to put the breach right first.',
    wording:
      'We may end the contract with thirty days’ notice, or at once where you seriously break it and do not put that right within seven days of our message. You may save your data for thirty days, and we refund what you paid for the time that is left.',
    whenFree: {
      request: 'Ask for stated reasons and notice',
      mitigation:
        'Ask for a reason and notice, except for a serious breach, and for time to save your data.',
    },
    source: `Directive 93/13/EEC, Annex 1(f) and (g); ${claudette}, class TER`,
  },
  'contract-by-using': {
    label: 'UCT-08',
    name: 'Bound by mere use',
    category: 'unilateral-rights',
    severity: 2,
    why: 'Using the service counts as agreeing to the terms, or to changes of them, whether or not you have seen them.',
    advantage:
      'Terms are said to bind everybody who uses the service, with no proof that anybody agreed.',
    request: 'Ask for express agreement',
    mitigation:
      'Ask that the terms bind you only after you could read them and agreed expressly, and that silence or further use is no consent to a change. Fallback: a message for every change and thirty days to object.',
    wording:
      'These terms apply once you have been able to read them and have expressly agreed. A change applies to you only if you agree to it; using the service is no agreement.',
    source: `Directive 93/13/EEC, Annex 1(i); ${claudette}, class USE`,
  },
  'privacy-included': {
    label: 'UCT-09',
    name: 'Consent to data use within the terms',
    category: 'ip-and-data',
    severity: 3,
    why: 'Accepting the terms is treated as accepting how your personal data are used; consent hidden among other terms is not free, and you cannot refuse one without the other.',
    advantage: 'One click seems to cover the contract and the use of data.',
    request: 'Keep consent to data use apart from the contract',
    mitigation:
      'Ask that the privacy notice informs only, and that consent, where it is needed, is asked for separately and can be refused or withdrawn without losing the service. Fallback: strike the sentence that makes the notice part of the contract.',
    wording:
      'Our privacy notice tells you how we use personal data. It is no part of this contract, and by agreeing to these terms you do not consent to any use of your data.',
    source: `Regulation (EU) 2016/679, Articles 4(11) and 7(2) and (4); ${claudette}, class PINC`,
  },
};
