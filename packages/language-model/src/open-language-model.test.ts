import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { AskOptions, ModelTask } from './client.ts';
import type { ModelError } from './model-error.ts';
import { openLanguageModel } from './open-language-model.ts';
import type { ModelSettings } from './settings.ts';
import { createAnswerTask } from './tasks/answer-task.ts';
import { createPassageTask } from './tasks/passage-task.ts';
import { createPortionTask, type PortionInput } from './tasks/portion-task.ts';
import { createWholeTask } from './tasks/whole-task.ts';
import { type GivenBehavior, type ModelServer, startModelServer } from './testing/model-server.ts';

const text = `1. Term. The Agreement shall continue for three years.
2. Liability. The Supplier shall be liable without limit for every loss of the Customer.
3. Fees. The Customer shall pay EUR 4,000 within 30 days of the invoice.`;

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterEach(() => server.behave('honest'));
afterAll(() => server.close());

const reader = { kind: 'Service agreement', sides: ['Supplier', 'Customer'], side: 'Supplier' };
const findings = [
  {
    id: 'lia-01:1',
    title: 'Unlimited liability',
    severity: 4,
    why: 'You answer for every loss.',
    quote: 'liable without limit for every loss of the Customer',
  },
] as const;

function buildPortionTask(settings: ModelSettings, changes: Partial<PortionInput> = {}) {
  const terms = [{ label: 'Term', value: '3 years' }];
  return createPortionTask({ settings, ...reader, text, findings, terms, ...changes });
}

const providers = ['openai', 'openai-compatible', 'anthropic'] as const;
const patient = () => ({ signal: new AbortController().signal, timeoutMs: 20_000 });

/** Asks about the portion, where the stand-in behaves so. */
async function ask(
  behavior: GivenBehavior | readonly GivenBehavior[],
  changes: Partial<ModelSettings> & Partial<AskOptions> = {},
) {
  server.behave(behavior);
  const { signal, timeoutMs, onPartial, ...settingChanges } = { ...patient(), ...changes };
  const settings = { ...server.settings('openai'), ...settingChanges };
  const options = { signal, timeoutMs, ...(onPartial !== undefined && { onPartial }) };
  return openLanguageModel(settings).ask(buildPortionTask(settings), options);
}

async function getError(asking: Promise<unknown>): Promise<ModelError> {
  return asking.then(
    () => expect.fail('an answer came'),
    (error) => error,
  );
}

test.each(providers)('%s answers each task, and reports its usage', async (provider) => {
  const settings = server.settings(provider);
  const model = openLanguageModel(settings);
  const portion = await model.ask(buildPortionTask(settings), patient());
  expect(portion.answer.explanations.map(({ finding }) => finding)).toEqual(['lia-01:1']);
  for (const quote of portion.answer.notes.flatMap(({ quotes }) => quotes))
    expect(text).toContain(quote);
  expect(portion.usage.inputTokens).toBeGreaterThan(500);
  expect(portion.usage.outputTokens).toBeGreaterThan(20);

  const notes = [{ text: 'Fees are due in 30 days.', quotes: ['within 30 days of the invoice'] }];
  const whole = createWholeTask({ settings, ...reader, summary: [], findings, terms: [], notes });
  const { summary, opinion } = (await model.ask(whole, patient())).answer;
  expect(summary.length).toBeGreaterThan(0);
  expect(opinion.reason).not.toBe('');

  const passages = [{ number: 1, clause: '3 Fees', text: text.split('\n')[2] ?? '' }];
  const question = 'When shall the Customer pay?';
  const answer = createAnswerTask({ settings, ...reader, question, earlier: [], passages });
  expect((await model.ask(answer, patient())).answer).toMatchObject({ isAnswered: true });

  const selected = 'The Customer shall pay EUR 4,000 within 30 days of the invoice.';
  const passage = createPassageTask({
    settings,
    ...reader,
    selected,
    surrounding: text,
    explanation: [],
  });
  expect((await model.ask(passage, patient())).answer.sentences.length).toBeGreaterThan(0);
});

test.each(providers)(
  '%s without structured output is asked for no format and still understood',
  async (provider) => {
    server.behave('fenced');
    const settings = { ...server.settings(provider), hasStructuredOutput: false };
    const model = openLanguageModel(settings);
    const { answer } = await model.ask(buildPortionTask(settings), patient());
    expect(answer.explanations).toHaveLength(1);
    const body = JSON.stringify(server.requests.at(-1)?.body);
    expect(body).not.toMatch(/response_format|output_config|"tools"/);
  },
);

test('a model of Anthropic that takes no schema answers through its own form', async () => {
  const { answer } = await (async () => {
    const settings = { ...server.settings('anthropic'), name: 'claude-3-haiku-20240307' };
    return openLanguageModel(settings).ask(buildPortionTask(settings), patient());
  })();
  expect(answer.notes.length).toBeGreaterThan(0);
});

test.each(providers)('%s: parts of the answer come in order and grow', async (provider) => {
  server.behave({ kind: 'honest', chunkCharacters: 7 });
  const settings = server.settings(provider);
  const partials: { notes?: unknown[]; explanations?: unknown[] }[] = [];
  const onPartial = (partial: unknown) => partials.push(structuredClone(partial) as object);
  const task = buildPortionTask(settings);
  const { answer } = await openLanguageModel(settings).ask(task, { ...patient(), onPartial });
  const sizes = partials.map((partial) => JSON.stringify(partial).length);
  expect(sizes.length).toBeGreaterThan(4);
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  const early = partials.find(({ notes, explanations }) => explanations?.length && !notes);
  expect(early?.explanations?.[0]).toBeDefined();
  expect(answer).toMatchObject(partials.at(-1) ?? {});
});

test.each<[GivenBehavior, string]>([
  ['refuses-key', 'key-refused'],
  ['rate-limited', 'rate-limited'],
  ['overloaded', 'unavailable'],
  [{ kind: 'overloaded', status: 500 }, 'unavailable'],
  ['html', 'unavailable'],
  ['too-long', 'too-long'],
  ['unknown-model', 'misconfigured'],
  ['truncated', 'truncated'],
  ['malformed', 'malformed'],
  ['wrong-shape', 'malformed'],
  ['empty', 'empty'],
  ['wrong-language', 'wrong-language'],
  ['declines', 'declined'],
  ['filters', 'declined'],
  // What has not left the machine yet is lost with the connection.
  [{ kind: 'drops', delayMs: 5, afterCharacters: 60 }, 'dropped'],
  ['endless', 'truncated'],
  ['tool-call', 'malformed'],
])('%j is the failure %s, with every provider', async (behavior, failure) => {
  for (const provider of providers) {
    const error = await getError(ask(behavior, server.settings(provider)));
    expect(error, provider).toMatchObject({ name: 'ModelError', failure });
    expect(format(error)).not.toContain(server.apiKey);
    expect(format(error)).not.toContain('Liability');
  }
});

/** All that a log could show of an error. */
function format(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = Object.getOwnPropertyNames(error).map((name) => Reflect.get(error, name));
  return own
    .map((value) => (value instanceof Error ? format(value) : JSON.stringify(value)))
    .join();
}

test('a provider that is overloaded in the middle of an answer is unavailable', async () => {
  for (const provider of providers) {
    const { failure } = await getError(ask('breaks', server.settings(provider)));
    expect(['unavailable', 'dropped'], provider).toContain(failure);
  }
});

test('the usage of a truncated answer is reported', async () => {
  const { usage } = await getError(ask('truncated'));
  expect(usage?.outputTokens).toBeGreaterThan(0);
  expect((await getError(ask('refuses-key'))).usage).toBeUndefined();
});

test('complete elements of an answer that was cut off had been passed on', async () => {
  const partials: unknown[] = [];
  await getError(ask('truncated', { onPartial: (partial) => partials.push(partial) }));
  expect(partials.at(-1)).toHaveProperty('explanations');
});

test.each([
  ['2', 2000],
  ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
])('Retry-After: %s is to be waited for', async (retryAfter, milliseconds) => {
  const error = await getError(ask({ kind: 'rate-limited', retryAfter }));
  expect(error.retryAfterMs).toBe(milliseconds);
});

test.each(['hangs', 'stalls'] as const)('a model that %s times out', async (kind) => {
  const error = await getError(ask(kind, { timeoutMs: 200 }));
  expect(error).toMatchObject({ failure: 'timed-out' });
});

test('a model that writes for too long times out although it never pauses', async () => {
  const slow = { kind: 'slow', delayMs: 30, chunkCharacters: 1 } as const;
  const error = await getError(ask(slow, { timeoutMs: 400 }));
  expect(error).toMatchObject({ failure: 'timed-out' });
});

test.each(providers)('%s: aborting ends the request and throws the reason', async (provider) => {
  const leaving = new AbortController();
  const asking = ask(
    { kind: 'honest', holdAfter: 40 },
    { ...server.settings(provider), signal: leaving.signal },
  );
  const error = getError(asking);
  await server.waitForHeld();
  leaving.abort(new Error('the reader has left'));
  expect(await error).toMatchObject({ message: 'the reader has left' });
  const request = server.requests.at(-1);
  expect(await request?.ended).toBe('left');
});

test('no request is sent if the signal is already aborted', async () => {
  const before = server.requests.length;
  const error = await getError(ask('honest', { signal: AbortSignal.abort(new Error('gone')) }));
  expect(error.message).toBe('gone');
  expect(server.requests).toHaveLength(before);
});

test('a server that is not there is unavailable', async () => {
  const error = await getError(ask('honest', { apiUrl: 'http://127.0.0.1:1/v1' }));
  expect(error).toMatchObject({ failure: 'unavailable' });
});

test('invalid elements are left out, the others are kept', async () => {
  const element = { title: 'A', why: 'B', request: 'C', quotes: ['D'] };
  const { answer } = await ask({
    kind: 'says',
    answer: {
      explanations: [{ finding: 'lia-01:1', text: 'It is much.', more: 1 }, { finding: 4 }, null],
      findings: [
        { ...element, category: 'payment', severity: 9 },
        { ...element, category: 'weather', severity: 3 },
        { ...element, category: 'payment', severity: '3', quotes: 'D' },
      ],
      notes: 'none',
      extra: true,
    },
  });
  expect(answer).toEqual({
    explanations: [{ finding: 'lia-01:1', text: 'It is much.' }],
    findings: [{ ...element, category: 'payment', severity: 3 }],
    terms: [],
    notes: [],
  });
});

test('quotes in another language are no answer in another language', async () => {
  const quotes = [
    'Der Mieter zahlt die Miete und die Nebenkosten, die auf ihn und die Seinen entfallen',
  ];
  const notes = [{ text: 'You pay the rent and the running costs.', quotes }];
  const { answer } = await ask({ kind: 'says', answer: { notes } });
  expect(answer.notes).toEqual(notes);
});

test('the settings of a task limit the requested answer', async () => {
  await ask('honest', { outputTokens: 700 });
  expect(server.requests.at(-1)?.body).toMatchObject({ max_tokens: 700 });
});

test('tasks differ only by their words', () => {
  const settings = server.settings('openai');
  const toKey = ({ id, system, prompt }: ModelTask<unknown>) => id + system + prompt;
  const key = toKey(buildPortionTask(settings));
  expect(toKey(buildPortionTask(settings))).toBe(key);
  expect(toKey(buildPortionTask(settings, { side: 'Customer' }))).not.toBe(key);
});
