import {
  AppError,
  isEmail,
  isPhone,
  type SubscriptionRequest,
  subscriptionAnswerSchema,
  subscriptionRequestSchema,
} from '@clauselight/schema';
import type { App } from '../../platform/http/app.ts';

/** Adds the call that begins a subscription. No payment provider is configured: a valid request is told so. */
export function addBillingRoutes(app: App): void {
  app.post(
    '/api/create-subscription',
    {
      schema: {
        tags: ['billing'],
        summary: 'Begin a subscription; 503 while no payment provider is configured',
        body: subscriptionRequestSchema,
        response: { 200: subscriptionAnswerSchema },
      },
    },
    async (request) => {
      const issues = listIssues(request.body);
      if (issues.length > 0) throw new AppError('invalid_request', { details: issues.join('; ') });
      throw new AppError('billing_off');
    },
  );
}

function listIssues({ email, phone }: SubscriptionRequest): string[] {
  if (email.trim() === '' || phone.trim() === '') {
    return ['Please provide your email and phone number'];
  }
  return [
    ...(isEmail(email) ? [] : ['Please enter a valid email address']),
    ...(isPhone(phone) ? [] : ['Please enter a valid phone number with country code']),
  ];
}
