// Made by `npm run generate` from the files in this folder.
import type { Rule } from '../rule.ts';
import { rule as dis01 } from './dis-01-mandatory-arbitration.ts';
import { rule as dis02 } from './dis-02-class-or-collective-action-waived.ts';
import { rule as dis03 } from './dis-03-jury-trial-waived.ts';
import { rule as dis04 } from './dis-04-far-away-or-mismatched-courts-and-law.ts';
import { rule as dis05 } from './dis-05-no-governing-law.ts';
import { rule as dis06 } from './dis-06-injunction-without-proof-or-bond.ts';
import { rule as dis07 } from './dis-07-confession-of-judgment.ts';
import { rule as dis08 } from './dis-08-legal-rights-or-defences-waived.ts';
import { rule as dis09 } from './dis-09-the-other-sides-records-or-word-decide.ts';
import { rule as emp01 } from './emp-01-written-particulars-missing.ts';
import { rule as emp02 } from './emp-02-dismissal-at-will.ts';
import { rule as emp03 } from './emp-03-duties-place-or-pay-can-be-changed.ts';
import { rule as emp04 } from './emp-04-unpaid-overtime-or-working-time-opt-out.ts';
import { rule as emp05 } from './emp-05-bonus-at-discretion-claw-back-or-deductions.ts';
import { rule as emp06 } from './emp-06-contractor-on-paper-employee-in-fact.ts';
import { rule as emp07 } from './emp-07-repayment-of-training-or-relocation-cost.ts';
import { rule as emp08 } from './emp-08-notice-owed-by-the-employee-alone.ts';
import { rule as ipd01 } from './ipd-01-sweeping-assignment-of-intellectual-property.ts';
import { rule as ipd02 } from './ipd-02-rights-pass-before-payment.ts';
import { rule as ipd03 } from './ipd-03-no-exception-for-earlier-work.ts';
import { rule as ipd04 } from './ipd-04-moral-rights-waived.ts';
import { rule as ipd05 } from './ipd-05-perpetual-or-irrevocable-licence.ts';
import { rule as ipd06 } from './ipd-06-data-used-to-train-models-or-improve-products.ts';
import { rule as ipd07 } from './ipd-07-no-data-protection-terms.ts';
import { rule as ipd08 } from './ipd-08-data-processing-terms-incomplete.ts';
import { rule as ipd09 } from './ipd-09-breach-notice-late-or-without-deadline.ts';
import { rule as ipd10 } from './ipd-10-blanket-approval-of-sub-processors.ts';
import { rule as ipd11 } from './ipd-11-transfers-abroad-without-safeguard.ts';
import { rule as ipd12 } from './ipd-12-one-way-confidentiality.ts';
import { rule as ipd13 } from './ipd-13-confidentiality-for-ever-or-very-long.ts';
import { rule as ipd14 } from './ipd-14-confidentiality-lacks-standard-exceptions.ts';
import { rule as ipd15 } from './ipd-15-no-exception-for-disclosure-required-by-law.ts';
import { rule as ipd16 } from './ipd-16-residuals-clause.ts';
import { rule as ipd17 } from './ipd-17-no-return-or-destruction-of-information.ts';
import { rule as ipd18 } from './ipd-18-confidential-information-badly-defined.ts';
import { rule as ipd19 } from './ipd-19-name-and-logo-used-without-consent.ts';
import { rule as ipd20 } from './ipd-20-no-protection-against-infringement-claims.ts';
import { rule as ipd21 } from './ipd-21-joint-ownership-of-intellectual-property.ts';
import { rule as ipd22 } from './ipd-22-critical-software-without-escrow.ts';
import { rule as ipd23 } from './ipd-23-later-inventions-belong-to-the-other-side.ts';
import { rule as lia01 } from './lia-01-no-ceiling-on-liability.ts';
import { rule as lia02 } from './lia-02-liability-cap-is-low.ts';
import { rule as lia03 } from './lia-03-only-one-side-is-protected-from-liability.ts';
import { rule as lia04 } from './lia-04-liability-without-limit.ts';
import { rule as lia05 } from './lia-05-exceptions-that-swallow-the-liability-cap.ts';
import { rule as lia06 } from './lia-06-one-way-exclusion-of-indirect-loss.ts';
import { rule as lia07 } from './lia-07-excludes-liability-that-the-law-often-protects.ts';
import { rule as lia08 } from './lia-08-one-way-indemnity.ts';
import { rule as lia09 } from './lia-09-broad-indemnity.ts';
import { rule as lia10 } from './lia-10-indemnity-without-a-procedure.ts';
import { rule as lia11 } from './lia-11-sole-or-exclusive-remedy.ts';
import { rule as lia12 } from './lia-12-warranties-disclaimed.ts';
import { rule as lia13 } from './lia-13-short-time-to-bring-claims.ts';
import { rule as lia14 } from './lia-14-liquidated-damages-or-exit-fee.ts';
import { rule as lia15 } from './lia-15-guarantee-or-joint-liability.ts';
import { rule as lia16 } from './lia-16-general-release-of-claims.ts';
import { rule as lia17 } from './lia-17-insurance-demanded-of-one-side.ts';
import { rule as loa01 } from './loa-01-default-interest-and-charges-on-charges.ts';
import { rule as loa02 } from './loa-02-cross-default-or-adverse-change-trigger.ts';
import { rule as loa03 } from './loa-03-charge-for-early-repayment.ts';
import { rule as ops01 } from './ops-01-open-ended-scope-of-work.ts';
import { rule as ops02 } from './ops-02-no-service-level.ts';
import { rule as ops03 } from './ops-03-no-acceptance-rule.ts';
import { rule as ops04 } from './ops-04-no-force-majeure-clause.ts';
import { rule as ops05 } from './ops-05-third-parties-may-enforce.ts';
import { rule as ops06 } from './ops-06-blanks-and-placeholders-left-in.ts';
import { rule as ops07 } from './ops-07-schedule-or-exhibit-not-attached.ts';
import { rule as ops08 } from './ops-08-reference-to-a-clause-that-is-not-there.ts';
import { rule as ops09 } from './ops-09-defined-terms-in-disorder.ts';
import { rule as ops10 } from './ops-10-number-in-words-differs-from-figure.ts';
import { rule as ops11 } from './ops-11-contradicting-values.ts';
import { rule as ops12 } from './ops-12-impossible-or-unclear-dates.ts';
import { rule as ops13 } from './ops-13-hidden-text-or-instructions-to-a-machine.ts';
import { rule as ops14 } from './ops-14-many-duties-without-a-measure.ts';
import { rule as ops15 } from './ops-15-not-signed-or-a-party-left-open.ts';
import { rule as ops16 } from './ops-16-hard-to-read.ts';
import { rule as ops17 } from './ops-17-words-taken-out-of-this-copy.ts';
import { rule as pay01 } from './pay-01-slow-payment.ts';
import { rule as pay02 } from './pay-02-payment-depends-on-others-or-on-taste.ts';
import { rule as pay03 } from './pay-03-high-interest-or-penalty-for-late-payment.ts';
import { rule as pay04 } from './pay-04-payments-are-not-refunded.ts';
import { rule as pay05 } from './pay-05-prices-can-be-raised-by-one-side.ts';
import { rule as pay06 } from './pay-06-only-one-side-may-set-off-or-withhold.ts';
import { rule as pay07 } from './pay-07-minimum-commitment.ts';
import { rule as pay08 } from './pay-08-standing-authority-to-charge.ts';
import { rule as pay09 } from './pay-09-one-side-pays-the-legal-fees.ts';
import { rule as pay10 } from './pay-10-most-favoured-customer-promise.ts';
import { rule as pay11 } from './pay-11-audit-of-books-and-records.ts';
import { rule as pay12 } from './pay-12-share-of-a-base-that-is-not-defined.ts';
import { rule as pay13 } from './pay-13-no-price-or-time-of-payment.ts';
import { rule as pay14 } from './pay-14-fees-for-use-above-the-limit.ts';
import { rule as pay15 } from './pay-15-everything-falls-due-on-a-default.ts';
import { rule as res01 } from './res-01-non-compete.ts';
import { rule as res02 } from './res-02-ban-on-soliciting-customers.ts';
import { rule as res03 } from './res-03-ban-on-hiring-staff.ts';
import { rule as res04 } from './res-04-exclusivity.ts';
import { rule as res05 } from './res-05-right-of-first-refusal-or-offer.ts';
import { rule as res06 } from './res-06-non-disparagement.ts';
import { rule as res07 } from './res-07-covenant-not-to-challenge-or-sue.ts';
import { rule as res08 } from './res-08-only-one-side-may-transfer-the-contract.ts';
import { rule as res09 } from './res-09-change-of-control-has-consequences.ts';
import { rule as res10 } from './res-10-restriction-survives-dismissal.ts';
import { rule as ten01 } from './ten-01-deposit-high-forfeited-or-unprotected.ts';
import { rule as ten02 } from './ten-02-landlord-may-enter.ts';
import { rule as ten03 } from './ten-03-repairs-put-on-the-tenant.ts';
import { rule as ten04 } from './ten-04-rent-can-be-raised.ts';
import { rule as ten05 } from './ten-05-lock-out-or-seizure-without-a-court.ts';
import { rule as ten06 } from './ten-06-blanket-bans-and-extra-fees.ts';
import { rule as ten07 } from './ten-07-english-tenancy-wording-that-no-longer-works.ts';
import { rule as trm01 } from './trm-01-automatic-renewal.ts';
import { rule as trm02 } from './trm-02-early-deadline-to-stop-the-renewal.ts';
import { rule as trm03 } from './trm-03-renewal-at-a-higher-price.ts';
import { rule as trm04 } from './trm-04-only-one-side-may-end-the-contract-without-cause.ts';
import { rule as trm05 } from './trm-05-long-term-without-an-early-exit.ts';
import { rule as trm06 } from './trm-06-termination-without-notice.ts';
import { rule as trm07 } from './trm-07-short-time-to-cure-a-breach.ts';
import { rule as trm08 } from './trm-08-remaining-fees-fall-due-on-exit.ts';
import { rule as trm09 } from './trm-09-suspension-at-will.ts';
import { rule as trm10 } from './trm-10-duties-without-end.ts';
import { rule as trm11 } from './trm-11-no-return-of-data-or-handover-at-the-end.ts';
import { rule as trm12 } from './trm-12-no-term-or-way-to-end-the-contract.ts';
import { rule as trm13 } from './trm-13-no-terms-on-switching-cloud-provider.ts';
import { rule as uni01 } from './uni-01-terms-can-be-changed-by-one-side.ts';
import { rule as uni02 } from './uni-02-service-or-product-can-be-changed-or-stopped.ts';
import { rule as uni03 } from './uni-03-sole-discretion-or-a-word-that-is-final.ts';
import { rule as uni04 } from './uni-04-bound-by-use-silence-or-unseen-papers.ts';
import { rule as uni05 } from './uni-05-content-removed-without-reason.ts';
import { rule as uni06 } from './uni-06-earlier-promises-do-not-count.ts';
import { rule as uni07 } from './uni-07-one-document-overrides-another.ts';
import { rule as uni08 } from './uni-08-silence-counts-as-acceptance.ts';
import { rule as uni09 } from './uni-09-payment-due-whatever-happens.ts';
import { rule as uni10 } from './uni-10-power-of-attorney.ts';
import { rule as uni11 } from './uni-11-retroactive-effect.ts';

/** The rule book, in the order of its ids. */
export const rules: readonly Rule[] = Object.freeze([
  dis01,
  dis02,
  dis03,
  dis04,
  dis05,
  dis06,
  dis07,
  dis08,
  dis09,
  emp01,
  emp02,
  emp03,
  emp04,
  emp05,
  emp06,
  emp07,
  emp08,
  ipd01,
  ipd02,
  ipd03,
  ipd04,
  ipd05,
  ipd06,
  ipd07,
  ipd08,
  ipd09,
  ipd10,
  ipd11,
  ipd12,
  ipd13,
  ipd14,
  ipd15,
  ipd16,
  ipd17,
  ipd18,
  ipd19,
  ipd20,
  ipd21,
  ipd22,
  ipd23,
  lia01,
  lia02,
  lia03,
  lia04,
  lia05,
  lia06,
  lia07,
  lia08,
  lia09,
  lia10,
  lia11,
  lia12,
  lia13,
  lia14,
  lia15,
  lia16,
  lia17,
  loa01,
  loa02,
  loa03,
  ops01,
  ops02,
  ops03,
  ops04,
  ops05,
  ops06,
  ops07,
  ops08,
  ops09,
  ops10,
  ops11,
  ops12,
  ops13,
  ops14,
  ops15,
  ops16,
  ops17,
  pay01,
  pay02,
  pay03,
  pay04,
  pay05,
  pay06,
  pay07,
  pay08,
  pay09,
  pay10,
  pay11,
  pay12,
  pay13,
  pay14,
  pay15,
  res01,
  res02,
  res03,
  res04,
  res05,
  res06,
  res07,
  res08,
  res09,
  res10,
  ten01,
  ten02,
  ten03,
  ten04,
  ten05,
  ten06,
  ten07,
  trm01,
  trm02,
  trm03,
  trm04,
  trm05,
  trm06,
  trm07,
  trm08,
  trm09,
  trm10,
  trm11,
  trm12,
  trm13,
  uni01,
  uni02,
  uni03,
  uni04,
  uni05,
  uni06,
  uni07,
  uni08,
  uni09,
  uni10,
  uni11,
]);
