import { parentPort } from 'node:worker_threads';
import { takeSide } from '@clauselight/core';
import { parseDocument } from '../../domain/analyses/recent-documents.ts';
import { describeFailure } from '../threads/thread-failure.ts';
import { planReview, type ReviewPlan } from './portions/plan-review.ts';
import type { ReviewSource, ReviewThreadReply, ReviewThreadRequest } from './review-messages.ts';
import { openReferenceDocument, type ReferenceDocument } from './verify/reference-document.ts';
import { verifyPortionElement } from './verify/verify-portion.ts';
import { verifyWholeElement } from './verify/verify-whole.ts';

if (parentPort === null) throw new Error('this file runs as a worker thread');
const port = parentPort;

interface OpenReview {
  readonly document: ReferenceDocument;
  readonly plan: ReviewPlan;
}

let review: OpenReview | undefined;

port.on('message', (request: ReviewThreadRequest) => port.postMessage(reply(request)));

function reply(request: ReviewThreadRequest): ReviewThreadReply {
  const { id } = request;
  try {
    if (request.kind === 'open') {
      review = open(request.source);
      return { id, kind: 'opened', plan: review.plan };
    }
    if (request.kind === 'close') {
      review = undefined;
      return { id, kind: 'closed' };
    }
    if (review === undefined) throw new Error('nothing was opened');
    return { id, kind: 'verified', elements: verify(review, request) };
  } catch (error) {
    return { id, ...describeFailure(error) };
  }
}

function open({ material, side, settings, concurrency }: ReviewSource): OpenReview {
  const { sourceText, analysis: whole } = parseDocument(material);
  const analysis = takeSide(whole, side);
  return {
    document: openReferenceDocument({ sourceText, analysis }),
    plan: planReview({ sourceText, analysis, side, settings, concurrency }),
  };
}

function verify(
  { document, plan }: OpenReview,
  request: Exclude<ReviewThreadRequest, { kind: 'open' | 'close' }>,
) {
  if (request.kind === 'verify-whole') {
    return request.elements.map((element) => verifyWholeElement(document, element));
  }
  const portion = plan.portions.find(({ index }) => index === request.portion);
  if (portion === undefined) throw new Error('there is no such portion');
  const findingIds = portion.input.findings.map((finding) => finding.id);
  const shown = { span: portion.span, findingIds };
  return request.elements.map((element) => verifyPortionElement(document, shown, element));
}
