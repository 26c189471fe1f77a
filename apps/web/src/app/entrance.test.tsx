import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { configure } from '../../test/account.ts';
import {
  expectAccessible,
  expectCount,
  expectText,
  expectUsable,
  notifications,
} from '../../test/checks.ts';
import { serveDocuments } from '../../test/documents.ts';
import { answer } from '../../test/network.ts';
import { departures, openAsGuest, openPage } from '../../test/open-page.tsx';

const title = page.getByRole('heading', { level: 1 });
const continueAsGuest = page.getByRole('button', { name: 'Continue as Guest' });
const gpt4 = { label: 'GPT-4', host: 'api.openai.com', isLocal: false };

describe('before a way in is chosen', () => {
  it.each(['/', '/profile', '/settings', '/subscribe', '/auth-debug', '/nowhere'])(
    '%s shows the first page',
    async (path) => {
      openPage(path);
      await expect.element(continueAsGuest).toBeVisible();
      await expectText(title, 'Analyze Any Document with Artificial Intelligence');
    },
  );

  it.each([
    ['/oauth-setup', 'Google OAuth Setup'],
    ['/uri-mismatch-help', 'Error 400: redirect_uri_mismatch'],
  ])('%s is open, for the help with signing in is', async (path, heading) => {
    answer('GET /api/auth/debug', { status: 500 });
    openPage(path);
    await expectText(title, heading);
  });
});

it('somebody the server cannot name is a guest', async () => {
  answer('GET /api/auth/user', { status: 500 });
  openAsGuest();
  await expect.element(page.getByRole('button', { name: /Guest Mode/ })).toBeVisible();
});

describe('the first page', () => {
  it('says what the product is and offers both ways in', async () => {
    openPage('/');
    const banner = page.getByRole('banner');
    await expect.element(banner).toHaveTextContent('Clauselight');
    await expect.element(banner).toHaveTextContent('AI-powered document analysis platform');
    await expect.element(banner).toHaveTextContent('Built-in analysis engine');
    for (const name of [
      'Analyze Any Document with Artificial Intelligence',
      'Try as Guest',
      'Sign In with Google',
      'AI-Powered Analysis',
      'Risk Assessment',
      'Key Metrics',
      'Multi-Format Support',
    ]) {
      await expect.element(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    await expect
      .element(page.getByRole('region', { name: /^Why Choose/ }).getByRole('listitem'))
      .toHaveLength(6);
    await expect
      .element(page.getByRole('contentinfo'))
      .toHaveTextContent(
        'Trusted by legal professionals • Enterprise-grade security • GDPR compliant',
      );
    await expect.element(page.getByText('Sign-in is not set up on this server yet')).toBeVisible();
    await page.getByRole('link', { name: 'Sign In with Google' }).click();
    await expect.poll(() => departures).toEqual(['/api/auth/google']);
  });

  it('claims what the product does', async () => {
    openPage('/');
    const main = page.getByRole('main');
    for (const claim of [
      /Key insights in under 60 seconds/,
      /findings it is made of, why each matters and how to mitigate it/,
      /Values, terms and deadlines/,
      /10\+ document formats: .*PDF.*Word.*Excel/,
      /leaves as a\s+professional report/,
    ]) {
      await expect.element(main.getByText(claim)).toBeVisible();
    }
  });

  it('names a language model where one is in use, and where documents go then', async () => {
    configure({ analysisBackend: 'language-model', languageModel: gpt4 });
    openPage('/');
    await expect.element(page.getByRole('banner')).toHaveTextContent('Powered by GPT-4');
    const why = page.getByRole('region', { name: /^Why Choose/ });
    await expect
      .element(why)
      .toHaveTextContent('Parts of them are sent to api.openai.com for GPT-4 to read');

    configure({ languageModel: { label: 'Llama 3', host: 'localhost', isLocal: true } });
    openPage('/');
    await expect.element(page.getByRole('banner')).toHaveTextContent('Powered by Llama 3');
    await expect.element(why).toHaveTextContent('Your documents are never used to train anything.');
  });

  it('calls a provider for development so', async () => {
    configure({ isSignInConfigured: false, isDevelopmentSignIn: true });
    openPage('/');
    await expect
      .element(
        page.getByText('A development identity provider stands in for Google on this server'),
      )
      .toBeVisible();
    await expectAccessible();
  });

  it.each([
    [1280, 720],
    [360, 740],
  ])('takes a document in its first 700 pixels at a width of %i', async (width, height) => {
    await page.viewport(width, height);
    openPage('/');
    const choose = page.getByRole('button', { name: 'Choose a file' });
    const sample = page.getByRole('button', { name: 'Contract', exact: true });
    await expect.element(choose).toBeVisible();
    await expect.poll(() => choose.element().getBoundingClientRect().bottom).toBeLessThan(700);
    await expect.poll(() => sample.element().getBoundingClientRect().bottom).toBeLessThan(700);
  });

  it('uploads a document that is given at once, as that of a guest', async () => {
    const documents = serveDocuments();
    answer('POST /api/documents/*/analyze', { status: 503 });
    openPage('/profile');
    await page
      .getByLabelText('Document to upload')
      .upload(new File(['The fee is due.'], 'fee.txt', { type: 'text/plain' }));
    await expectText(title, 'Document Analysis Dashboard');
    await expect.poll(() => documents.map(({ filename }) => filename)).toEqual(['fee.txt']);
    expect(location.pathname).toBe('/');
    await expect.element(page.getByRole('button', { name: /Guest Mode/ })).toBeVisible();
    await expect.element(notifications()).toHaveTextContent('Analysis failed');
  });

  it('uploads a sample, once', async () => {
    const documents = serveDocuments();
    answer('POST /api/documents/*/analyze', { status: 503 });
    openPage('/');
    await page.getByRole('button', { name: 'Essay', exact: true }).click();
    await expect.poll(() => documents.length).toBe(1);
    await expect.element(notifications()).toHaveTextContent('Analysis failed');
    await page.getByRole('link', { name: 'Analytics', exact: true }).click();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expectText(title, 'Document Analysis Dashboard');
    await expectCount(page.getByText('school-uniforms-essay.txt').first(), 1);
    expect(documents).toHaveLength(1);
  });

  it('says on the dashboard why a document given at once cannot be read', async () => {
    openPage('/');
    await page.getByLabelText('Document to upload').upload(new File(['x'], 'a.zip'));
    await expectText(title, 'Document Analysis Dashboard');
    await expect
      .element(
        notifications()
          .getByText(/archive/i)
          .first(),
      )
      .toBeVisible();
  });

  it('and the missing page can be used by everybody at every width', async () => {
    openPage('/');
    await expect.element(continueAsGuest).toBeVisible();
    await expectUsable();
    openAsGuest('/nowhere');
    await expect.element(page.getByText('404 Page Not Found')).toBeVisible();
    await expectUsable();
  });
});
