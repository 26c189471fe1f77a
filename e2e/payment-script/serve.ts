import type { BrowserContext, Page, Route } from '@playwright/test';
import {
  confirmCard,
  dress,
  findIncomplete,
  readFields,
  runCardForm,
  show,
  showProblem,
} from './card-frame.ts';
import { runChallenge } from './challenge-frame.ts';
import {
  authenticate,
  checkOptions,
  confirmSetup,
  retrieveSetupIntent,
  showChallenge,
} from './confirm-setup.ts';
import {
  checkElementOptions,
  createFrame,
  createPaymentElement,
  findNeverAsked,
} from './payment-element.ts';
import { createElements, createStripe } from './script.ts';

/** The parts of the provider's stand-in that the browser tests use. */
interface ProviderApi {
  readonly url: string;
  completeAction(setupIntent: string, outcome: 'authenticated' | 'failed'): void;
}

export interface PaymentScript {
  /** The billing details that came with each card, as the page passed them. */
  readonly contacts: Record<string, string>[];
  /** Makes banks authenticate on a separate page from now on, instead of in a frame. */
  askElsewhere(): void;
}

/** Answers for the provider's addresses in a page or in all pages of a context. */
export async function servePaymentScript(
  target: Page | BrowserContext,
  provider: ProviderApi,
): Promise<PaymentScript> {
  const contacts: Record<string, string>[] = [];
  let isElsewhere = false;
  await target.route('https://js.stripe.com/**', (route) =>
    new URL(route.request().url()).pathname.endsWith('/stripe.js')
      ? route.fulfill({ contentType: 'text/javascript', body: writeScript(route) })
      : route.fulfill({ contentType: 'text/html', body: cardPage }),
  );
  await target.route('https://hooks.stripe.com/**', (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    if (!pathname.endsWith('/complete')) {
      return route.fulfill({ contentType: 'text/html', body: challengePage });
    }
    const outcome = searchParams.get('outcome') === 'complete' ? 'authenticated' : 'failed';
    provider.completeAction(searchParams.get('intent') ?? '', outcome);
    return route.fulfill({ status: 204 });
  });
  await target.route('https://api.stripe.com/**', (route) => {
    const form = new URLSearchParams(route.request().postData() ?? '');
    if (route.request().method() === 'POST') contacts.push(takeContact(form));
    if (isElsewhere) form.delete('use_stripe_sdk');
    return forward(route, provider.url, form);
  });
  return {
    contacts,
    askElsewhere: () => {
      isElsewhere = true;
    },
  };
}

/** Removes the billing details from a form: the stand-in for the API does not support them. */
function takeContact(form: URLSearchParams): Record<string, string> {
  const contact: Record<string, string> = {};
  for (const [name, value] of [...form]) {
    const part = /^payment_method_data\[billing_details\]\[(\w+)\]$/.exec(name)?.[1];
    if (part === undefined) continue;
    contact[part] = value;
    form.delete(name);
  }
  return contact;
}

async function forward(route: Route, url: string, form: URLSearchParams): Promise<void> {
  const { pathname, search } = new URL(route.request().url());
  const method = route.request().method();
  const init = method === 'POST' ? { method, body: form } : {};
  const answer = await fetch(`${url}${pathname}${search}`, init).catch(() => undefined);
  if (!answer) return route.abort();
  await route.fulfill({
    status: answer.status,
    contentType: 'application/json',
    headers: { 'access-control-allow-origin': '*' },
    body: await answer.text(),
  });
}

function writeScript(route: Route): string {
  // The loader warns if the script's version is not the requested one.
  const version = new URL(route.request().url()).pathname.split('/')[1];
  return `(() => {
${[
  createStripe,
  createElements,
  createPaymentElement,
  createFrame,
  checkElementOptions,
  findNeverAsked,
  confirmSetup,
  authenticate,
  showChallenge,
  retrieveSetupIntent,
  checkOptions,
].join('\n')}
window.Stripe = Object.assign((key) => createStripe(key), { version: ${JSON.stringify(version)} });
})();`;
}

const cardPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Secure payment input frame</title>
<style>
  body { margin: 0; padding: 2px; font: var(--fontSizeBase, 16px) var(--fontFamily, sans-serif); color: var(--colorText, #000); background: var(--colorBackground, #fff); }
  form { display: grid; grid-template-columns: 1fr 1fr; gap: var(--gridRowSpacing, 12px); }
  form[hidden] { display: none; }
  label:first-child, .Error { grid-column: 1 / -1; }
  .Label { display: block; margin-bottom: 4px; }
  .Input { box-sizing: border-box; width: 100%; padding: 10px 12px; font: inherit; color: inherit; background: var(--colorBackground, #fff); border-radius: var(--borderRadius, 4px); }
  .Input:focus { outline: var(--focusOutline, 2px solid); }
  .Error { min-height: 1.5em; margin: 0; color: var(--colorDanger, #a00); }
</style>
<style class="rules"></style>
</head>
<body>
<form hidden novalidate>
  <label><span class="Label">Card number</span><input class="Input" name="number" inputmode="numeric" autocomplete="cc-number"></label>
  <label><span class="Label">Expiration date</span><input class="Input" name="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY"></label>
  <label><span class="Label">Security code</span><input class="Input" name="cvc" inputmode="numeric" autocomplete="cc-csc"></label>
  <p class="Error" role="alert"></p>
</form>
<script>
${[
  runCardForm,
  show,
  confirmCard,
  readFields,
  findIncomplete,
  showProblem,
  dress,
  retrieveSetupIntent,
].join('\n')}
runCardForm();
</script>
</body>
</html>`;

const challengePage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Card authentication</title>
<script>
${runChallenge}
runChallenge();
</script>
</head>
<body style="background:#fff;color:#000">
<h1>Your bank asks whether this is you</h1>
<button type="button" value="complete">Complete</button>
<button type="button" value="fail">Fail</button>
</body>
</html>`;
