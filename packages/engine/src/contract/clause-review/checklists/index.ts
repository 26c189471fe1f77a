import type { DocumentKind } from '@clauselight/schema';
import type { Checklist } from '../checklist.ts';
import { agency } from './agency.ts';
import { consumer } from './consumer.ts';
import { contract } from './contract.ts';
import { distribution } from './distribution.ts';
import { dpa } from './dpa.ts';
import { employment } from './employment.ts';
import { event } from './event.ts';
import { franchise } from './franchise.ts';
import { hire } from './hire.ts';
import { insurance } from './insurance.ts';
import { investment } from './investment.ts';
import { jointVenture } from './joint-venture.ts';
import { lease } from './lease.ts';
import { licence } from './licence.ts';
import { loan } from './loan.ts';
import { membership } from './membership.ts';
import { nda } from './nda.ts';
import { saas } from './saas.ts';
import { services } from './services.ts';
import { severance } from './severance.ts';
import { sponsorship } from './sponsorship.ts';
import { supply } from './supply.ts';

const all: readonly Checklist[] = [
  saas,
  services,
  supply,
  licence,
  nda,
  dpa,
  employment,
  severance,
  lease,
  loan,
  consumer,
  jointVenture,
  franchise,
  distribution,
  agency,
  sponsorship,
  membership,
  event,
  investment,
  insurance,
  hire,
  contract,
];
const byKind = new Map(all.map((checklist) => [checklist.kind, checklist]));

/** Finds the checklist of a kind of contract; undefined for whatever is none. */
export function findChecklist(kind: DocumentKind): Checklist | undefined {
  return byKind.get(kind);
}
