// Made by `tsx packages/engine/scripts/generate-rules.ts` from the files in this folder.
import type { Rule } from '../rule.ts';
import { rule as dis01 } from './dis-01-mandatory-arbitration.ts';
import { rule as dis03 } from './dis-03-jury-trial-waived.ts';
import { rule as dis07 } from './dis-07-confession-of-judgment.ts';
import { rule as emp02 } from './emp-02-dismissal-at-will.ts';
import { rule as emp07 } from './emp-07-repayment-of-training-or-relocation-cost.ts';
import { rule as ipd01 } from './ipd-01-sweeping-assignment-of-intellectual-property.ts';
import { rule as ipd05 } from './ipd-05-perpetual-or-irrevocable-licence.ts';
import { rule as ipd12 } from './ipd-12-one-way-confidentiality.ts';
import { rule as ipd19 } from './ipd-19-name-and-logo-used-without-consent.ts';
import { rule as lia02 } from './lia-02-liability-cap-is-low.ts';
import { rule as lia03 } from './lia-03-only-one-side-is-protected-from.ts';
import { rule as lia06 } from './lia-06-one-way-exclusion-of-indirect-loss.ts';
import { rule as lia08 } from './lia-08-one-way-indemnity.ts';
import { rule as lia09 } from './lia-09-broad-indemnity.ts';
import { rule as lia11 } from './lia-11-sole-or-exclusive-remedy.ts';
import { rule as lia12 } from './lia-12-warranties-disclaimed.ts';
import { rule as lia13 } from './lia-13-short-time-to-bring-claims.ts';
import { rule as lia14 } from './lia-14-liquidated-damages-or-exit-fee.ts';
import { rule as lia16 } from './lia-16-general-release-of-claims.ts';
import { rule as loa02 } from './loa-02-cross-default-or-adverse-change-trigger.ts';
import { rule as ops01 } from './ops-01-open-ended-scope-of-work.ts';
import { rule as ops06 } from './ops-06-blanks-and-placeholders-left-in.ts';
import { rule as ops10 } from './ops-10-number-in-words-differs-from-figure.ts';
import { rule as ops13 } from './ops-13-instructions-to-an-ai-in-the.ts';
import { rule as pay04 } from './pay-04-payments-are-not-refunded.ts';
import { rule as pay05 } from './pay-05-prices-can-be-raised-by-one.ts';
import { rule as pay07 } from './pay-07-minimum-commitment.ts';
import { rule as pay08 } from './pay-08-standing-authority-to-charge.ts';
import { rule as pay09 } from './pay-09-one-side-pays-the-legal-fees.ts';
import { rule as pay10 } from './pay-10-most-favoured-customer-promise.ts';
import { rule as res01 } from './res-01-non-compete.ts';
import { rule as res02 } from './res-02-ban-on-soliciting-customers.ts';
import { rule as res03 } from './res-03-ban-on-hiring-staff.ts';
import { rule as res04 } from './res-04-exclusivity.ts';
import { rule as res06 } from './res-06-non-disparagement.ts';
import { rule as res07 } from './res-07-covenant-not-to-challenge-or-sue.ts';
import { rule as res08 } from './res-08-only-one-side-may-transfer-the.ts';
import { rule as trm01 } from './trm-01-automatic-renewal.ts';
import { rule as trm02 } from './trm-02-early-deadline-to-stop-the-renewal.ts';
import { rule as trm03 } from './trm-03-renewal-at-a-higher-price.ts';
import { rule as trm04 } from './trm-04-only-one-side-may-end-the.ts';
import { rule as trm06 } from './trm-06-termination-without-notice.ts';
import { rule as trm09 } from './trm-09-suspension-at-will.ts';
import { rule as uni01 } from './uni-01-terms-can-be-changed-by-one.ts';
import { rule as uni04 } from './uni-04-bound-by-use-silence-or-unseen.ts';
import { rule as uni08 } from './uni-08-silence-counts-as-acceptance.ts';
import { rule as uni09 } from './uni-09-payment-due-whatever-happens.ts';
import { rule as uni10 } from './uni-10-power-of-attorney.ts';

/** The rule book, in the order of its ids. */
export const rules: readonly Rule[] = Object.freeze([
  dis01,
  dis03,
  dis07,
  emp02,
  emp07,
  ipd01,
  ipd05,
  ipd12,
  ipd19,
  lia02,
  lia03,
  lia06,
  lia08,
  lia09,
  lia11,
  lia12,
  lia13,
  lia14,
  lia16,
  loa02,
  ops01,
  ops06,
  ops10,
  ops13,
  pay04,
  pay05,
  pay07,
  pay08,
  pay09,
  pay10,
  res01,
  res02,
  res03,
  res04,
  res06,
  res07,
  res08,
  trm01,
  trm02,
  trm03,
  trm04,
  trm06,
  trm09,
  uni01,
  uni04,
  uni08,
  uni09,
  uni10,
]);
