import { escapeHtml } from '../../../platform/escape-html.ts';
import type { DevelopmentPerson } from './person.ts';

/** Suggested people. */
const examples: readonly DevelopmentPerson[] = [
  { name: 'Ada Example', email: 'ada@example.com' },
  { name: 'Ben Sample', email: 'ben@example.com' },
];

/** The form's values and their errors. */
export interface ChoiceForm {
  readonly name: string;
  readonly email: string;
  readonly problem: string | undefined;
}

/** The page on which a visitor chooses who they are. It works without a script. */
export function renderChoice({ name, email, problem }: ChoiceForm): string {
  const offers = examples.map(
    (person) =>
      `<form method="post">
        <input type="hidden" name="name" value="${escapeHtml(person.name)}">
        <input type="hidden" name="email" value="${escapeHtml(person.email)}">
        <button>Continue as ${escapeHtml(person.name)}</button>
      </form>`,
  );
  const isWrong = problem === undefined ? '' : ' aria-invalid="true" aria-describedby="problem"';
  return renderPage(
    'Development sign-in',
    `<p class="notice"><strong>This is a stand-in for development.</strong> No identity provider is set up on this server,
      so it takes your word for who you are. It works on this machine only.</p>
    ${offers.join('\n')}
    <h2>Somebody else</h2>
    <form method="post">
      <label for="name">Name</label>
      <input id="name" name="name" autocomplete="off" maxlength="200" value="${escapeHtml(name)}">
      <label for="email">E-mail address</label>
      <input id="email" name="email" autocomplete="off" maxlength="320" required value="${escapeHtml(email)}"${isWrong}>
      ${renderProblem(problem)}
      <button class="plain">Continue</button>
    </form>
    <form method="post"><button class="link" name="cancel" value="yes">Cancel</button></form>`,
  );
}

/** The page that asks for the code on the console; it needs no script. */
export function renderCodePage(problem?: string): string {
  return renderPage(
    'Development sign-in',
    `<p class="notice"><strong>This is a stand-in for development.</strong> No identity provider is set up on this server,
      so it takes your word for who you are. It works on this machine only.</p>
    <form method="post">
      <label for="code">Development sign-in code</label>
      <input id="code" name="code" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="40" required
        aria-describedby="hint${problem === undefined ? '' : ' problem'}"${problem === undefined ? '' : ' aria-invalid="true"'}>
      <p id="hint" class="hint">The server showed it in its console when it started. This browser is asked once.</p>
      ${renderProblem(problem)}
      <button>Continue</button>
    </form>
    <form method="post"><button class="link" name="cancel" value="yes">Cancel</button></form>`,
  );
}

function renderProblem(problem: string | undefined): string {
  return problem === undefined
    ? ''
    : `<p class="problem" id="problem" role="alert">${escapeHtml(problem)}</p>`;
}

/** The page for a sign-in that is not in progress here. */
export function renderRefusal(): string {
  return renderPage(
    'This sign-in is no longer under way',
    `<p class="notice">This is the stand-in for development. The sign-in has ended, took too long, or began in another browser.</p>
    <p><a href="/api/auth/google">Begin again</a> or <a href="/">go back to the product</a>.</p>`,
  );
}

function renderPage(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Clauselight</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 0; padding: 1.5rem; background: light-dark(#f6f5f1, #191917); color: light-dark(#1d1c19, #eceae3); }
  main { max-width: 26rem; margin: 4vh auto; padding: 1.75rem; border-radius: .75rem;
    background: light-dark(#fff, #24231f); border: 1px solid light-dark(#d9d6cc, #45433c); }
  h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.2; } h2 { margin: 1.5rem 0 .75rem; font-size: 1rem; }
  .notice { margin: 0 0 1.25rem; padding: .75rem 1rem; border-radius: .5rem;
    background: light-dark(#fdf0cf, #3d3212); border: 1px solid light-dark(#d9a514, #8f6f14); }
  form { margin: 0 0 .75rem; } label { display: block; margin: .5rem 0 .25rem; }
  input, button { box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; border-radius: .5rem; }
  input { border: 1px solid light-dark(#8a877c, #8a877c); background: transparent; color: inherit; }
  button { margin-top: .5rem; cursor: pointer; border: 1px solid transparent; background: #1f4f8f; color: #fff; font-weight: 600; }
  .plain { background: transparent; color: inherit; border-color: light-dark(#8a877c, #8a877c); }
  .link { background: transparent; color: inherit; font-weight: 400; text-decoration: underline; }
  .hint { margin: .25rem 0 0; font-size: .875rem; } .problem { margin: .25rem 0 0; color: light-dark(#a3180f, #ff9d94); }
  :focus-visible { outline: 3px solid light-dark(#1f4f8f, #9cc4ff); outline-offset: 2px; } a { color: light-dark(#1f4f8f, #9cc4ff); }
</style>
</head>
<body><main><h1>${escapeHtml(title)}</h1>
${content}
</main></body>
</html>
`;
}
