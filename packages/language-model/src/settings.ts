/** Which language model is asked, and how. */
export interface ModelSettings {
  /** `openai` and `openai-compatible` speak Chat Completions, `anthropic` speaks Messages. */
  readonly provider: 'openai' | 'openai-compatible' | 'anthropic';
  /** As the provider knows it, for example `gpt-4.1-mini`. */
  readonly name: string;
  /** Base address of the API, for example `http://localhost:11434/v1`; the provider's own where absent. */
  readonly apiUrl?: string | undefined;
  /** Absent for servers that ask for none. */
  readonly apiKey?: string | undefined;
  /** Tokens of question and answer together that the model takes. */
  readonly contextTokens: number;
  /** Longest answer, in tokens. */
  readonly outputTokens: number;
  /** Whether the model's server can be held to a JSON schema; the prompt describes the answer anyway. */
  readonly hasStructuredOutput: boolean;
  /** Absent where they are not known, or where nothing is paid. */
  readonly prices?: ModelPrices | undefined;
}

/** US dollars for a million tokens. */
export interface ModelPrices {
  readonly input: number;
  readonly output: number;
}
