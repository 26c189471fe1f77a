/** The events of a stream as they come, each with its lines and without the blank one that ends it. */
export async function* readEventBlocks({
  body,
}: Response): AsyncGenerator<string, undefined, undefined> {
  let waiting = '';
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = `${waiting}${chunk}`.split('\n\n');
    waiting = blocks.pop() ?? '';
    yield* blocks;
  }
  return undefined;
}
