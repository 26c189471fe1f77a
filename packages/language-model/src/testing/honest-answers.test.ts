import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, type LanguageModel, Output, streamText } from 'ai';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { passageAnswerSchema } from '../tasks/passage-answer.ts';
import { createPassageTask } from '../tasks/passage-task.ts';
import { portionAnswerSchema } from '../tasks/portion-answer.ts';
import { wholeAnswerSchema } from '../tasks/whole-answer.ts';
import { type ModelServer, startModelServer } from './model-server.ts';
import { buildTasks, sampleText } from './sample-tasks.ts';

const providers = ['openai', 'openai-compatible', 'anthropic'] as const;
type Provider = (typeof providers)[number];

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer({ models: ['claude-3-5-haiku-latest'] });
});
afterAll(() => server.close());
afterEach(() => server.behave('honest'));

function openModel(provider: Provider, given?: string): LanguageModel {
  const { name, apiUrl: baseURL = '', apiKey = '' } = server.settings(provider);
  if (provider === 'openai') return createOpenAI({ baseURL, apiKey }).chat(given ?? name);
  if (provider === 'anthropic') return createAnthropic({ baseURL, apiKey })(given ?? name);
  const supportsStructuredOutputs = true;
  return createOpenAICompatible({
    name: 'local',
    baseURL,
    apiKey,
    includeUsage: true,
    supportsStructuredOutputs,
  })(given ?? name);
}

const { portion, whole, answer } = buildTasks();
const common = { maxRetries: 0, maxOutputTokens: 3000 };

function askPortion(model: LanguageModel) {
  const { system, prompt } = portion;
  const output = Output.object({ schema: portionAnswerSchema });
  return streamText({ ...common, model, system, prompt, output, onError: () => undefined });
}

it.each(providers)('streams an answer whose quotes stand in the text, by %s', async (provider) => {
  const result = askPortion(openModel(provider));
  const lengths: number[] = [];
  for await (const partial of result.partialOutputStream)
    lengths.push(JSON.stringify(partial).length);
  const { explanations, findings, terms, notes } = await result.output;
  expect(lengths.length).toBeGreaterThan(10);
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  expect(explanations).toMatchObject([
    { finding: 'TER-01:1', text: expect.stringContaining('may end it without a reason') },
  ]);
  expect(terms).toMatchObject([{ value: '$2,500' }]);
  expect(findings).toHaveLength(1);
  expect(notes).toHaveLength(2);
  const quotes = [...findings, ...notes].flatMap((each) => each.quotes);
  for (const quote of quotes) expect(sampleText).toContain(quote);
  expect(await result.finishReason).toBe('stop');
});

it.each(providers)('counts about four characters a token, by %s', async (provider) => {
  const { usage, text } = await generateText({
    ...common,
    model: openModel(provider),
    prompt: 'x'.repeat(400),
  });
  expect(usage).toMatchObject({ inputTokens: 100, outputTokens: Math.ceil(text.length / 4) });
});

it('answers by the tool of a model that has no structured output', async () => {
  const result = askPortion(openModel('anthropic', 'claude-3-5-haiku-latest'));
  await result.consumeStream();
  expect((await result.output).notes).toHaveLength(2);
  expect(server.requests.at(-1)?.question?.answerTool).toBe('json');
});

it('gives the whole an opinion by the severity of what was listed', async () => {
  const { output } = await generateText({
    ...common,
    model: openModel('openai'),
    system: whole.system,
    prompt: whole.prompt,
    output: Output.object({ schema: wholeAnswerSchema }),
  });
  expect(output.opinion.score).toBe(8);
  expect(output.summary).toMatchObject([{ text: 'The rent is due monthly.' }]);
  expect(output.recommendations).toMatchObject([{ finding: 'TER-01:1' }]);
});

it.each([
  ['When may the Landlord end the lease?', [/^The Landlord may end this lease/]],
  ['What does the weather forecast promise?', []],
])('answers “%s” from the passages alone', async (question, sentences) => {
  const { output } = await generateText({
    ...common,
    model: openModel('anthropic'),
    system: answer.system,
    prompt: answer.prompt.replace('When may the Landlord end the lease?', question),
    output: Output.object({ schema: passageAnswerSchema }),
  });
  expect(output.isAnswered).toBe(sentences.length > 0);
  expect(output.sentences.slice(0, 1)).toEqual(
    sentences.map((text) => ({
      text: expect.stringMatching(text),
      quotes: [expect.stringMatching(text)],
    })),
  );
});

it.each([
  [sampleText, 3, /^The Tenant shall pay/],
  ['at any time', 1, /^The Landlord may end .* a reason\.$/],
  ['no sentence', 1, /^no sentence$/],
])('explains “%s” by the sentences it is of', async (selected, count, first) => {
  const passage = createPassageTask({
    kind: 'Lease',
    sides: [],
    settings: { contextTokens: 16_000, outputTokens: 4000 },
    selected,
    surrounding: sampleText,
    explanation: [],
  });
  const { output } = await generateText({
    ...common,
    model: openModel('openai-compatible'),
    system: passage.system,
    prompt: passage.prompt,
    output: Output.object({ schema: passageAnswerSchema }),
  });
  expect(output.sentences).toHaveLength(count);
  expect(output.sentences[0]?.quotes).toEqual([expect.stringMatching(first)]);
});

it('knows the task from its description where no schema is sent', async () => {
  const { text } = await generateText({
    ...common,
    model: openModel('openai-compatible'),
    system: portion.system,
    prompt: portion.prompt,
  });
  expect(Object.keys(JSON.parse(text))).toEqual(['explanations', 'findings', 'terms', 'notes']);
});

it('says the same words every time', async () => {
  const answers = await Promise.all(
    [1, 2].map(async () => {
      const result = askPortion(openModel('openai'));
      return JSON.stringify(await result.output);
    }),
  );
  expect(answers[0]).toBe(answers[1]);
});
